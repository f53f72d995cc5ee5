import '../../testing/console-guard.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { drawPage } from '../../testing/page.tsx';
import { BottomBar } from './bottom-bar.tsx';

describe('the bottom bar', () => {
  it('spec §2: "A dot marker shows on Chats.", also in words, when there is something', async () => {
    await drawPage(() => <BottomBar chatsMark={true} />, { path: '/explorar' });
    const bar = within(screen.getByRole('navigation', { name: 'Atalhos' }));
    expect(bar.getByRole('link', { name: 'Chats, com novidade' })).toBeDefined();
    expect(bar.getAllByRole('link', { name: /novidade/u })).toHaveLength(1);
    expect(bar.getByRole('link', { name: 'Explorar' }).getAttribute('aria-current')).toBe('page');
    expect(bar.getByRole('link', { name: 'Início' }).getAttribute('aria-current')).toBeNull();
  });

  it('has no marker without a reason', async () => {
    const { container } = await drawPage(() => <BottomBar chatsMark={false} />);
    expect(container.querySelector('.bar-mark')).toBeNull();
  });
});
