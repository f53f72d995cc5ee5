import { describe, expect, it } from 'vitest';
import { rawDeeds } from '../deeds/bank.ts';
import { readDeed, type Side } from '../deeds/schema.ts';
import { compose } from './compose.ts';
import { loadLibrary } from './library.ts';
import { makeRequest, withoutExchanges } from './sample-request.ts';

const loaded = loadLibrary();
/** What deeds are met by, where no exchange is nearer. */
const library = { ...withoutExchanges(loaded), deeds: loaded.deeds };
const seeds = Array.from({ length: 8 }, (_, seed) => seed);

function replyTo(text: string, seed: number): string {
  return compose(library, makeRequest(text, { seed })).lines.join(' ');
}

const linesOf = (verb: string, side: Side, beside?: string) =>
  rawDeeds
    .map(readDeed)
    .filter(({ keys }) =>
      keys.some((key) => key.verb === verb && (beside === undefined ? true : key.beside.includes(beside))),
    )
    .flatMap(({ lines }) => lines[side]);

describe('what was done', () => {
  it('is met by what is of the verb and its word beside it', () => {
    const lines = linesOf('chegar', 'they', 'atrasado');
    const met = seeds.map((seed) => replyTo('o eletricista chegou atrasado', seed));
    expect(met.filter((reply) => lines.some((line) => reply.includes(line))).length).toBeGreaterThanOrEqual(
      seeds.length / 2,
    );
  });

  it('is met where it was done, and not where it is so every day', () => {
    const lines = linesOf('chegar', 'they', 'atrasado');
    for (const seed of seeds)
      expect(lines.some((line) => replyTo('o eletricista chega sempre atrasado', seed).includes(line))).toBe(false);
  });

  it('is not met lightly where somebody died', () => {
    for (const seed of seeds) {
      const reply = replyTo('minha avó faleceu, o médico chegou atrasado', seed);
      expect(linesOf('chegar', 'they', 'atrasado').some((line) => reply.includes(line))).toBe(false);
    }
  });
});
