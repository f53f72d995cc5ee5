import '../testing/console-guard.ts';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readCookie, removeCookie } from '../platform/storage/cookies.ts';
import { pressEscapeInDialog, stubDialogs } from '../testing/dialogs.ts';
import { drawPage, PERSON, stubServer, VISITOR } from '../testing/page.tsx';
import { VisitorHost } from './visitor-host.tsx';

const COOKIES = [
  'signupPopupShown',
  'signupPopupDismissed',
  'signupCompleted',
  'prizeBannerShown',
  'prizeBannerDismissed',
  'prizeBannerLastShown',
];
const LIVIA = { name: 'Lívia', images: { card360: '/l360.webp', card720: '/l720.webp' } };
const TAINA = { name: 'Tainá', images: { card360: '/t360.webp', card720: '/t720.webp' } };
const GUEST = { ...VISITOR, guestSession: { id: 'guest-1', freeRepliesLeft: 14 } };

type Options = { status?: unknown; path?: string; conversations?: unknown[]; field?: boolean };

async function draw({ status = VISITOR, path = '/', conversations = [], field = false }: Options = {}) {
  stubServer({
    'GET /api/auth/status': () => status,
    'GET /api/avatars': () => ({ items: [LIVIA], nextCursor: null }),
    'GET /api/conversations': () => ({ items: conversations }),
  });
  const page = await drawPage(
    () => (
      <>
        {field && <textarea aria-label="Mensagem" />}
        <VisitorHost />
      </>
    ),
    { path },
  );
  // The code of the invitations and the answers come first.
  await act(() => vi.advanceTimersByTimeAsync(50));
  await vi.dynamicImportSettled();
  await act(() => vi.advanceTimersByTimeAsync(50));
  return page;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const banner = () => screen.queryByRole('complementary');
const popup = () => screen.queryByRole('dialog');

// The first time its code is read, which is slower than what comes after.
beforeAll(() => import('./visitor-layer.tsx'));
beforeEach(() => {
  stubDialogs();
  vi.useFakeTimers();
});

afterEach(() => {
  for (const name of COOKIES) removeCookie(name);
  vi.useRealTimers();
});

describe('invitations to visitors', () => {
  it('spec §4: "Prize banner (visitors, not loading)": says what waits, and closing is remembered', async () => {
    await draw();
    await pass(3_000);
    expect(banner()?.textContent).toContain('500 moedas te esperando');
    expect(screen.getByRole('link', { name: 'Criar conta' }).getAttribute('href')).toBe('/register');
    fireEvent.click(screen.getByRole('button', { name: 'Fechar' }));
    expect(banner()).toBeNull();
    expect(readCookie('prizeBannerDismissed')).toBe('1');
    await pass(3_000);
    expect(popup()).not.toBeNull();
  });

  it('spec §4: "Closing sets a dismissed cookie for 12 hours": by the button', async () => {
    await draw();
    await pass(60_000);
    fireEvent.click(screen.getByRole('button', { name: 'Fechar' }));
    expect(popup()).toBeNull();
    expect(readCookie('signupPopupDismissed')).toBe('1');
  });

  it('spec §4: "Closing sets a dismissed cookie for 12 hours": by Escape; following it does not', async () => {
    await draw({ path: '/avatar/livia' });
    await pass(60_000);
    const link = screen.getByRole('link', { name: 'Criar conta grátis' });
    expect(link.getAttribute('href')).toBe('/register?voltar=%2Favatar%2Flivia');
    act(pressEscapeInDialog);
    expect(popup()).toBeNull();
    expect(readCookie('signupPopupDismissed')).toBe('1');
  });

  it('leads to signing up without being remembered as closed', async () => {
    const { pathname } = await draw();
    await pass(60_000);
    fireEvent.click(screen.getByRole('link', { name: 'Criar conta grátis' }));
    await pass(100);
    expect(pathname()).toBe('/register');
    expect(popup()).toBeNull();
    expect(readCookie('signupPopupDismissed')).toBeNull();
  });

  it('spec §6: "Visitor/guest: sees ... the signup popup and prize banner": a guest who talked reads of that talk', async () => {
    const talk = { id: 'c1', avatar: TAINA, lastMessage: { role: 'character', replyToId: 'm1' } };
    await draw({ status: GUEST, conversations: [talk] });
    await pass(60_000);
    await pass(100);
    expect(screen.getByRole('heading', { name: 'A conversa estava boa. Vamos continuar?' })).toBeDefined();
    expect(screen.getByText('Só para maiores de 18. Tainá é uma personagem de IA.')).toBeDefined();
  });

  it('invites to a first talk who had none', async () => {
    await draw();
    await pass(60_000);
    await pass(100);
    expect(screen.getByRole('heading', { name: 'Que tal começar uma conversa?' })).toBeDefined();
    expect(screen.getByText('Só para maiores de 18. Lívia é uma personagem de IA.')).toBeDefined();
  });

  it.each([
    ['somebody with an account', { status: PERSON }],
    ['while who is here is loading', { status: new Promise(() => undefined) }],
    ['at the door', { path: '/login' }],
    ['at the other door', { path: '/register' }],
  ])(
    'spec §4: "Signup popup (visitors only)", "Prize banner (visitors, not loading)": never come: %s',
    async (_who, options) => {
      await draw(options);
      await pass(200_000);
      expect(banner()).toBeNull();
      expect(popup()).toBeNull();
      expect(COOKIES.map(readCookie).every((value) => value === null)).toBe(true);
    },
  );

  it('wait while something is being written', async () => {
    await draw({ field: true });
    const field = screen.getByRole<HTMLTextAreaElement>('textbox');
    field.focus();
    fireEvent.input(field, { target: { value: 'Oi' } });
    await pass(30_000);
    expect(banner()).toBeNull();
    fireEvent.input(field, { target: { value: '' } });
    await pass(3_000);
    expect(banner()).toBeNull();
    await pass(1_500);
    expect(banner()).not.toBeNull();
  });

  it('wait while a dialog is open', async () => {
    await draw();
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.showModal();
    await pass(30_000);
    expect(banner()).toBeNull();
    dialog.remove();
    await pass(500);
    expect(banner()).not.toBeNull();
  });
});
