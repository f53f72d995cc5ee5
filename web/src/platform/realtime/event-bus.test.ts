import '../../testing/console-guard.ts';
import { expect, it, vi } from 'vitest';
import { type BusEvents, emit, listen } from './event-bus.ts';

/** All of them, as the compiler knows them: one more or less does not compile. */
const DETAILS: { [Name in keyof BusEvents]: BusEvents[Name] } = {
  balance_updated: { newBalance: 78 },
  payment_processed: {},
  user_data_changed: {},
  toggle_sidebar: {},
};

it('spec §4: "Event bus names. balance_updated, payment_processed, user_data_changed, toggle_sidebar."', () => {
  const names = Object.keys(DETAILS) as (keyof BusEvents)[];
  expect(names).toEqual(['balance_updated', 'payment_processed', 'user_data_changed', 'toggle_sidebar']);
  for (const name of names) {
    const heard = names.map((other) => ({ other, listener: vi.fn() }));
    const stops = heard.map(({ other, listener }) => listen(other, listener));
    emit(name, DETAILS[name]);
    for (const stop of stops) stop();
    emit(name, DETAILS[name]);
    const calls = heard.filter(({ listener }) => listener.mock.calls.length > 0);
    expect(calls.map(({ other, listener }) => [other, listener.mock.calls])).toEqual([[name, [[DETAILS[name]]]]]);
  }
});
