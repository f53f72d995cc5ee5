import '../../../testing/console-guard.ts';
import type { AgeStatus } from '@cafune/contract/safety/age';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../platform/api-client/api-error.ts';
import { readLocal, writeLocal } from '../../../platform/storage/local.ts';
import { drawPage, PERSON, stubServer } from '../../../testing/page.tsx';
import { AgeReturnScreen } from './age-return-screen.tsx';
import { AgeScreen } from './age-screen.tsx';
import { LevelGate } from './level-gate.tsx';

const ADULT: AgeStatus = {
  state: 'adult-verified',
  verifiedUntil: '2027-11-21T12:00:00.000Z',
  level: { offered: 'sensual', chosen: 'romantico' },
};

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
});

describe('the page of an age', () => {
  it('lets an adult choose a level where more than one is offered', async () => {
    const server = stubServer({
      'GET /api/auth/status': () => PERSON,
      'GET /api/age': () => ADULT,
      'PUT /api/content-level': () => ({ ...ADULT, level: { offered: 'sensual', chosen: 'sensual' } }),
    });
    await drawPage(() => <AgeScreen />);
    expect(await screen.findByText('Vale até 21 de novembro de 2027.')).toBeDefined();
    expect(screen.getByRole('radio', { name: 'Romântico' })).toHaveProperty('checked', true);
    fireEvent.click(screen.getByRole('radio', { name: 'Sensual' }));
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Sensual' })).toHaveProperty('checked', true));
    const bodies = server.mock.calls.filter(([, init]) => init?.method === 'PUT').map(([, init]) => String(init?.body));
    expect(bodies).toEqual(['{"level":"sensual"}']);
  });

  it('offers no level to who is not confirmed, nor where there is but one', async () => {
    for (const status of [
      { ...ADULT, state: 'unverified', verifiedUntil: null },
      { ...ADULT, level: { offered: 'romantico', chosen: 'romantico' } },
    ]) {
      stubServer({ 'GET /api/auth/status': () => PERSON, 'GET /api/age': () => status });
      const { unmount } = await drawPage(() => <AgeScreen />);
      await screen.findByRole('heading', { level: 1 });
      expect(screen.queryByRole('radio')).toBeNull();
      unmount();
    }
  });

  it('says that the account of a minor is closed, and empties this device', async () => {
    writeLocal('currentUserId', 'somebody');
    stubServer({
      'GET /api/auth/status': () => PERSON,
      'POST /api/age-checks/finish': () => ({ ...ADULT, state: 'refused', verifiedUntil: null }),
      'POST /api/auth/logout': () => ({ message: '' }),
    });
    await drawPage(() => <AgeReturnScreen state="x" answer="code=1" />);
    expect(await screen.findByRole('heading', { name: 'O Cafuné é só para pessoas adultas' })).toBeDefined();
    expect(screen.getByText(/esta conta foi encerrada/u)).toBeDefined();
    await waitFor(() => expect(readLocal('currentUserId')).toBeNull());
  });
});

describe('the gate of a level', () => {
  it.each([
    ['safety.age-not-verified', 'Confirmar minha idade', '/idade'],
    ['safety.level-not-chosen', 'Ver meu nível', '/idade'],
    ['safety.level-not-offered', 'Conhecer companhias', '/explorar'],
  ])('%s has one button: %s', async (code, label, href) => {
    stubServer({ 'GET /api/auth/status': () => PERSON });
    const details = { status: 403, code, requestId: null, retryAfterSeconds: null };
    await drawPage(() => <LevelGate error={new ApiError('', details)} />);
    const links = await screen.findAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([[label, href]]);
  });
});
