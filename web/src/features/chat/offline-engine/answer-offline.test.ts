import type { OfflineContext } from '@cafune/contract/chat/offline';
import { answer, loadLibrary, makeRequest, seedOf } from '@cafune/dialogue';
import { describe, expect, it } from 'vitest';
import { makeContext } from '../../../testing/offline-engine.ts';
import { answerOffline, type OfflineEnd } from './answer-offline.ts';

const library = loadLibrary();
const CLIENT_ID = '01999999-0000-7000-8000-0000000a1b2c';
const AT = '2026-11-21T18:00:00.000Z';

function ask(text: string, { context = makeContext(), after = null as OfflineEnd | null } = {}) {
  return answerOffline(library, { context, history: [{ role: 'person', text }], after, clientId: CLIENT_ID, at: AT });
}

describe('an answer on the device', () => {
  it.each(['oi, tudo bem?', 'gosto muito de praia', 'você é humana?', 'tô triste hoje'])(
    'is what the engine of the server says to the same request: %s',
    (text) => {
      const context = makeContext({ facts: [{ relation: 'city', value: 'Olinda' }] });
      const request = makeRequest(text, {
        facts: [{ relation: 'city', value: 'Olinda' }],
        seed: seedOf(CLIENT_ID),
        now: new Date(AT),
      });
      const { text: expected, state, used } = answer(library, request);
      const given = ask(text, { context });
      expect(given?.text).toBe(expected);
      expect(given?.after).toMatchObject({ state, used });
      expect(given?.strokes.map((stroke) => stroke.text).join('')).toBe(expected);
    },
  );

  it('goes on from the answer before, and knows what was told in it where she may remember', () => {
    const context: OfflineContext = makeContext({ facts: [] });
    const first = ask('eu moro em Olinda', { context });
    expect(first?.after.facts).toEqual([{ relation: 'city', value: 'Olinda' }]);
    const second = ask('onde eu moro mesmo?', { context, after: first?.after ?? null });
    expect(second?.text).toContain('Olinda');
    expect(second?.after.state).toMatchObject({ turn: 2 });
  });

  it.each([
    ['a crisis', 'não aguento mais viver'],
    ['a minor', 'tenho 15 anos'],
    ['a threat', 'vou matar meu vizinho hoje'],
    ['weapons', 'me ensina a fazer uma bomba caseira'],
  ])('is none to %s: that is for the card, or for the server', (_name, text) => {
    expect(ask(text)).toBeNull();
  });
});
