import '../../../testing/console-guard.ts';
import type { AvatarDraft } from '@cafune/contract/avatars/creation';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftToKeep, freshDraft } from './draft-fields.ts';
import { createDraftKeeper, KEEP_AFTER_MS } from './draft-keeper.ts';

function named(name: string): AvatarDraft {
  const draft = draftToKeep(freshDraft());
  return { ...draft, fields: { ...draft.fields, name } };
}

function setUp({ isPerson = true, isOnline = true, keeps = true } = {}) {
  const device: (readonly [string | undefined, boolean])[] = [];
  const account: (string | undefined)[] = [];
  const line = { isUp: isOnline, held: null as Promise<void> | null };
  const keeper = createDraftKeeper({
    keepOnDevice: async (draft, isOnAccount) => {
      device.push([draft.fields.name, isOnAccount]);
      return keeps;
    },
    saveOnAccount: isPerson
      ? async (draft) => {
          await line.held;
          if (!line.isUp) throw new TypeError('no connection');
          account.push(draft.fields.name);
        }
      : null,
    isOnline: () => line.isUp,
  });
  return { keeper, device, account, line };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('keeping the draft', () => {
  it('waits 600 ms after the last change, then keeps it once: on the device first, then on the account', async () => {
    const { keeper, device, account } = setUp();
    keeper.write(named('Au'));
    await vi.advanceTimersByTimeAsync(KEEP_AFTER_MS - 1);
    keeper.write(named('Aurora'));
    await vi.advanceTimersByTimeAsync(KEEP_AFTER_MS - 1);
    expect(account).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(account).toEqual(['Aurora']);
    expect(device).toEqual([
      ['Aurora', false],
      ['Aurora', true],
    ]);
    expect(keeper.read()).toBe('account');
  });

  it('a visitor is told that it is on this device', async () => {
    const { keeper, device } = setUp({ isPerson: false });
    const said = vi.fn();
    keeper.subscribe(said);
    keeper.write(named('Aurora'));
    await keeper.flush();
    expect(device).toEqual([['Aurora', false]]);
    expect(keeper.read()).toBe('device');
    expect(said).toHaveBeenCalledTimes(1);
  });

  it('without a connection it stays on the device, and goes to the account when asked again', async () => {
    const { keeper, account, device, line } = setUp({ isOnline: false });
    keeper.write(named('Aurora'));
    await keeper.flush();
    expect(keeper.read()).toBe('offline');
    expect(device).toEqual([['Aurora', false]]);
    line.isUp = true;
    await keeper.flush();
    expect(account).toEqual(['Aurora']);
    expect(keeper.read()).toBe('account');
  });

  it('what is written while one is on its way goes after it, and an older one never over a newer one', async () => {
    const { keeper, account, line } = setUp();
    let letGo: () => void = () => undefined;
    line.held = new Promise((resolve) => {
      letGo = resolve;
    });
    keeper.write(named('A'));
    const done = keeper.flush();
    keeper.write(named('B'));
    keeper.write(named('C'));
    letGo();
    await done;
    expect(account).toEqual(['A', 'C']);
  });

  it('a browser that keeps nothing is not said to have kept it', async () => {
    const { keeper } = setUp({ isPerson: false, keeps: false });
    keeper.write(named('Aurora'));
    await keeper.flush();
    expect(keeper.read()).toBe('nowhere');
  });

  it('once stopped it keeps nothing more, and waits for what was under way', async () => {
    const { keeper, account, line } = setUp();
    let letGo: () => void = () => undefined;
    line.held = new Promise((resolve) => {
      letGo = resolve;
    });
    keeper.write(named('A'));
    void keeper.flush();
    const stopped = keeper.stop();
    keeper.write(named('B'));
    letGo();
    await stopped;
    await vi.advanceTimersByTimeAsync(KEEP_AFTER_MS * 2);
    expect(account).toEqual(['A']);
  });
});
