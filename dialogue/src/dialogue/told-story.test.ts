import { describe, expect, it } from 'vitest';
import { rawDeeds } from '../deeds/bank.ts';
import { readDeed } from '../deeds/schema.ts';
import type { DialogueMessage } from '../request.ts';
import { rawThreads } from '../threads/bank.ts';
import type { Move } from '../threads/schema.ts';
import { compose } from './compose.ts';
import { loadLibrary } from './library.ts';
import { makeRequest, withoutExchanges } from './sample-request.ts';

const loaded = loadLibrary();
/** What stories are met by, where no exchange and no thing is nearer. */
const library = { ...withoutExchanges(loaded), deeds: loaded.deeds, threads: loaded.threads };
const threadsOnly = { ...withoutExchanges(loaded), threads: loaded.threads };
const seeds = Array.from({ length: 6 }, (_, seed) => seed);

/** The reply to the last of these messages, each of the earlier ones answered by "Sei." */
function replyTo(messages: readonly string[], seed: number, from = threadsOnly): string {
  const earlier = messages.slice(0, -1).flatMap((text): DialogueMessage[] => [
    { role: 'person', text },
    { role: 'character', text: 'Sei.' },
  ]);
  const last = messages.at(-1) ?? '';
  const request = makeRequest(last, { seed, history: [...earlier, { role: 'person', text: last }] });
  return compose(from, request).lines.join(' ');
}

function isOf(id: string, move: Move, reply: string): boolean {
  const lines = rawThreads.find((thread) => thread.id === id)?.[move] ?? [];
  return lines.some((line) => reply.includes(line));
}

describe('a story told in pieces', () => {
  it.each<[messages: string[], id: string, move: Move]>([
    [['meu chefe tava atacado', 'ele pediu um resumo até o meio-dia'], 'boss', 'they'],
    [['meu chefe tava atacado', 'aí eu levantei da cadeira'], 'boss', 'self'],
    [['meu chefe tava atacado', 'aí eu levantei da cadeira', 'quero mostrar um gráfico novo'], 'boss', 'plan'],
    [['fui ver minha avó', 'ela tem um casarão de 1950'], 'grandparents', 'detail'],
  ])('is followed by what it began with: %j is of "%s", "%s"', (messages, id, move) => {
    const replies = seeds.map((seed) => replyTo(messages, seed));
    expect(replies.filter((reply) => isOf(id, move, reply)).length).toBeGreaterThanOrEqual(seeds.length / 2);
  });

  it('ends with a question that is put to her, and goes on from another subject that is named', () => {
    for (const seed of seeds) {
      const asked = replyTo(
        ['meu chefe tava atacado', 'e você, trabalha com o quê?', 'aí eu levantei da cadeira'],
        seed,
      );
      expect(isOf('boss', 'self', asked)).toBe(false);
      const other = replyTo(['meu chefe tava atacado', 'aí minha avó levantou da cadeira'], seed);
      expect(isOf('boss', 'they', other)).toBe(false);
    }
  });

  it('is not met lightly where somebody died', () => {
    for (const seed of seeds) {
      const reply = replyTo(['fui ver minha avó', 'ela faleceu hoje cedo'], seed, library);
      expect(
        rawThreads.some(({ id }) => ['they', 'detail', 'good'].some((move) => isOf(id, move as Move, reply))),
      ).toBe(false);
    }
  });
});

describe('what was done', () => {
  const linesOf = (verb: string, side: 'self' | 'they') =>
    rawDeeds
      .map(readDeed)
      .filter(({ keys }) => keys.some((key) => key.verb === verb))
      .flatMap(({ lines }) => lines[side]);

  it.each([
    ['o técnico prometeu pra sexta', 'prometer', 'they'],
    ['aí eu insisti mais um pouco', 'insistir', 'self'],
  ] as const)('is met as what it is: "%s"', (text, verb, side) => {
    const replies = seeds.map((seed) => replyTo([text], seed, library));
    const met = replies.filter((reply) => linesOf(verb, side).some((line) => reply.includes(line)));
    expect(met.length).toBeGreaterThanOrEqual(seeds.length / 2);
  });
});
