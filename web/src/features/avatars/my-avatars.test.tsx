import '../../testing/console-guard.ts';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { errorAnswer } from '../../testing/answers.ts';
import { drawPage, PERSON, stubServer, VISITOR } from '../../testing/page.tsx';
import { MyAvatarsScreen } from './my-avatars-screen.tsx';

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
});

const onTalk = vi.fn();

async function draw(status: unknown, list: () => unknown) {
  const server = stubServer({ 'GET /api/auth/status': () => status, 'GET /api/my-avatars': list });
  await drawPage(() => <MyAvatarsScreen onTalk={onTalk} />, { path: '/my-avatars' });
  return () => server.mock.calls.filter(([url]) => String(url) === '/api/my-avatars').length;
}

describe('the characters a person made', () => {
  it('spec §7: GET /api/my-avatars is asked for "only when authenticated"', async () => {
    const asked = await draw(VISITOR, () => []);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(asked()).toBe(0);
  });

  it('without any, leads to making one', async () => {
    await draw(PERSON, () => []);
    const link = await screen.findByRole('link', { name: 'Criar Namorada IA' });
    expect(link.getAttribute('href')).toBe('/criar-namorada-ia');
  });

  it('says so when they did not come', async () => {
    await draw(PERSON, () => errorAnswer(503, 'internal', 'Voltamos já.'));
    expect(await screen.findByText('Voltamos já.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeDefined();
  });
});
