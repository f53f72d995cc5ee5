import '../../testing/console-guard.ts';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorAnswer } from '../../testing/answers.ts';
import { pass, stopTime } from '../../testing/fake-time.ts';
import { drawPage, PERSON, stubServer } from '../../testing/page.tsx';
import { CoinBalance } from './coin-balance.tsx';

let asked = 0;

/** Shows the pill, and puts it away and back again. */
function Screens() {
  const [isShown, setShown] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setShown(!isShown)}>
        Outra tela
      </button>
      {isShown && <CoinBalance />}
    </>
  );
}

async function draw(answer: (nth: number) => unknown) {
  stubServer({
    'GET /api/auth/status': () => PERSON,
    'GET /api/user/tokens': () => {
      asked += 1;
      return answer(asked);
    },
  });
  const page = await drawPage(() => <Screens />);
  await pass(0);
  await pass(0);
  return page;
}

const pill = () => screen.queryByRole('link');

beforeEach(() => {
  asked = 0;
  stopTime();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the balance pill', () => {
  it('spec §4: "Starts from the user\'s moedas": nothing is shown before they are known, then they are', async () => {
    let answer: (coins: unknown) => void = () => undefined;
    await draw(() => new Promise((resolve) => (answer = resolve)));
    expect(pill()).toBeNull();
    answer(new Response('500', { headers: { 'content-type': 'application/json' } }));
    await pass(0);
    expect(pill()?.textContent).toContain('500');
  });

  it.each([
    [49, 'low', true],
    [50, 'mid', false],
    [99, 'mid', false],
    [100, 'ok', false],
  ])(
    'spec §4: "Styling: below 50 red with a warning sign; 50 to 99 yellow; 100 or more neutral."; spec §9: "Coin balance warning: below 50 red, 50 to 99 yellow": %i',
    async (coins, state, warns) => {
      await draw(() => coins);
      expect(pill()?.dataset.state).toBe(state);
      expect(pill()?.querySelector('.coin-pill-warn') !== null).toBe(warns);
    },
  );

  it('spec §7: the balance has "3 retries": the fourth answer counts', async () => {
    await draw((nth) => (nth < 4 ? errorAnswer(503, 'internal', 'Voltamos já.') : 500));
    for (let retries = 1; retries <= 3; retries += 1) {
      expect(pill()).toBeNull();
      await pass(2 ** (retries - 1) * 1_000 + 50);
      expect(asked).toBe(1 + retries);
    }
    expect(pill()?.textContent).toContain('500');
  });

  it('spec §7: the balance is "refetched on focus and mount": on mount, however fresh it is', async () => {
    await draw(() => 500);
    expect(asked).toBe(1);
    for (const _click of ['away', 'back']) fireEvent.click(screen.getByRole('button', { name: 'Outra tela' }));
    await pass(0);
    expect(asked).toBe(2);
  });
});
