import '../../testing/console-guard.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Composer } from './components/composer.tsx';

function draw(value: string, options: { keyboard: boolean; isReplying?: boolean }) {
  vi.stubGlobal('matchMedia', () => ({
    matches: options.keyboard,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const onSend = vi.fn();
  render(
    <Composer
      name="Tainá"
      value={value}
      onChange={() => undefined}
      onSend={onSend}
      isReplying={options.isReplying ?? false}
      onStop={() => undefined}
      price="2 moedas por resposta"
    />,
  );
  return { onSend, field: screen.getByRole('textbox', { name: 'Mensagem pra Tainá' }) };
}

describe('the composer', () => {
  it('sends with Enter where there is a keyboard, and breaks the line with Shift+Enter', () => {
    const { onSend, field } = draw('oi', { keyboard: true });
    fireEvent.keyDown(field, { key: 'Enter', shiftKey: true });
    expect(onSend).not.toHaveBeenCalled();
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(onSend).toHaveBeenCalledTimes(1);
  });

  it('breaks the line with Enter on phones', () => {
    const { onSend, field } = draw('oi', { keyboard: false });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(onSend).not.toHaveBeenCalled();
  });

  it('sends nothing that is empty or too long', () => {
    const { onSend, field } = draw('   ', { keyboard: true });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(onSend).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Enviar' })).toHaveProperty('disabled', true);
  });

  it('shows the price, and the counter near the limit', () => {
    draw('a'.repeat(4_001), { keyboard: true });
    expect(screen.getByText('2 moedas por resposta')).toBeDefined();
    expect(screen.getByText('4.001 de 4.000')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Enviar' })).toHaveProperty('disabled', true);
  });

  it('offers to stop while a reply is written', () => {
    draw('', { keyboard: true, isReplying: true });
    expect(screen.getByRole('button', { name: 'Parar a resposta' })).toBeDefined();
  });
});
