import '../../../testing/console-guard.ts';
import { CRISIS_CARD_TEXT } from '@cafune/contract/safety';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeMessage } from '../../../testing/conversation.ts';
import type { Outgoing } from '../conversation-state.ts';
import { CrisisWatch } from './crisis-watch.tsx';

function waiting(content: string, status: Outgoing['status'] = 'queued'): Outgoing {
  return { clientId: content, content, createdAt: '2026-11-21T12:00:00.000Z', status, reason: null };
}

function draw(outgoing: readonly Outgoing[], messages = [makeMessage({ id: 'm1', seq: 1, content: 'Oi!' })]): void {
  render(
    <CrisisWatch state={{ messages, outgoing }}>
      <p>Quer que ela lembre?</p>
    </CrisisWatch>,
  );
}

describe('a message in crisis that cannot be sent', () => {
  it.each(['queued', 'failed'] as const)('H01: is answered on this device while it is %s', (status) => {
    draw([waiting('Boa noite'), waiting('não aguento mais viver', status)]);
    const card = screen.getByRole('alert');
    expect(card.textContent).toContain(CRISIS_CARD_TEXT);
    expect(screen.getByRole('link', { name: 'Ligar 188' }).getAttribute('href')).toBe('tel:188');
    expect(screen.queryByText('Quer que ela lembre?')).toBeNull();
  });

  it('is left to the server while it is on its way', () => {
    draw([waiting('não aguento mais viver', 'sending')]);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('Quer que ela lembre?')).toBeTruthy();
  });

  it('is nothing that was said in another sense', () => {
    draw([waiting('morri de rir com aquele filme'), waiting('tô morta de fome')]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is not what was said and answered before', () => {
    const said = makeMessage({ id: 'm2', seq: 2, role: 'person', content: 'não aguento mais viver' });
    draw([waiting('Boa noite')], [said]);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
