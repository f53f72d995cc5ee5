import '../../../testing/console-guard.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { drawPage, stubServer } from '../../../testing/page.tsx';
import { Mood } from './mood.tsx';

const CLOSE = { points: 4, level: 1, nextLevelAt: 30, messageCount: 3, since: '2026-11-20T12:00:00.000Z', recent: [] };

let replying: (isReplying: boolean) => void;

function Header() {
  const [isReplying, setReplying] = useState(false);
  replying = setReplying;
  return <Mood avatarId="a1" isReplying={isReplying} />;
}

async function draw(moods: (string | null)[]) {
  const server = stubServer({
    'GET /api/avatars/a1/relationship': () => ({ ...CLOSE, mood: moods.length > 1 ? moods.shift() : moods[0] }),
  });
  await drawPage(() => <Header />);
  await waitFor(() => expect(server).toHaveBeenCalled());
  return server;
}

describe('her mood', () => {
  it('is a word for everybody, once', async () => {
    await draw(['animada']);
    expect(await screen.findByText('Humor: animada')).toBeTruthy();
    expect(screen.getByText('animada').getAttribute('aria-hidden')).toBe('true');
  });

  it('is not made up where nothing is known', async () => {
    await draw([null]);
    await act(async () => undefined);
    expect(screen.queryByText(/Humor/u)).toBeNull();
  });

  it('is read again after she answered', async () => {
    const server = await draw(['curiosa', 'carinhosa']);
    await screen.findByText('Humor: curiosa');
    act(() => replying(true));
    expect(server).toHaveBeenCalledTimes(1);
    act(() => replying(false));
    expect(await screen.findByText('Humor: carinhosa')).toBeTruthy();
  });
});
