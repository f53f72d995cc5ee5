import { describe, expect, it } from 'vitest';
import { rawDeeds } from '../deeds/bank.ts';
import { readDeed, type Side } from '../deeds/schema.ts';
import { compose } from './compose.ts';
import { loadLibrary } from './library.ts';
import { makeRequest, withoutExchanges } from './sample-request.ts';

const loaded = loadLibrary();
/** What deeds are met by, where no exchange and no thing is nearer. */
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
  it.each([
    ['o técnico prometeu pra sexta', 'prometer', 'they'],
    ['aí eu insisti mais um pouco', 'insistir', 'self'],
  ] as const)('is said back and asked on about by its verb alone: "%s"', (text, verb, side) => {
    const asking = linesOf(verb, side).filter((line) => line.includes('?'));
    const met = seeds.map((seed) => replyTo(text, seed)).filter((reply) => asking.some((line) => reply.includes(line)));
    expect(met.length).toBeGreaterThanOrEqual(seeds.length / 2);
    for (const reply of met) {
      expect(asking).not.toContain(reply);
      expect(reply.match(/\?/gu)).toHaveLength(1);
    }
  });

  it('is met by what is of the verb and its word beside it', () => {
    const lines = linesOf('chegar', 'they', 'atrasado');
    const met = seeds.map((seed) => replyTo('o eletricista chegou atrasado', seed));
    expect(met.filter((reply) => lines.some((line) => reply.includes(line))).length).toBeGreaterThanOrEqual(
      seeds.length / 2,
    );
  });

  it('is not met lightly where somebody died', () => {
    for (const seed of seeds) {
      const reply = replyTo('minha avó faleceu, ela prometeu voltar', seed);
      expect(linesOf('prometer', 'they').some((line) => reply.includes(line))).toBe(false);
    }
  });
});
