import { describe, expect, it } from 'vitest';
import { doubled, gendered, keptBack, refusedBesideAChild } from '../__fixtures__/line-checks.ts';
import { readExchange } from '../exchanges/schema.ts';
import { lives } from './bank.ts';
import { followUps } from './follow-up-bank.ts';
import { nameFor, OF_ALL } from './follow-ups.ts';
import { GREETING } from './lives.ts';
import { FollowUps, ROMANTIC_SUBJECTS, readPiece } from './schema.ts';

/** Characters of a reply. */
const LONGEST = 220;

const read = Object.entries(followUps).map(([slug, written]) => ({ slug, written: FollowUps.parse(written) }));
const all = read.flatMap(({ slug, written }) =>
  Object.entries(written).flatMap(([name, ones]) => ones.map((one) => ({ slug, name, ...readExchange(one) }))),
);
const replies = all.flatMap(({ say }) => say);

/** The names a life's pieces answer to. */
function namesOf(slug: string): string[] {
  const life = lives[slug];
  if (!life) return [];
  return [
    GREETING,
    ...Object.keys(life.told),
    ...life.own.map((one) => readExchange(one).put[0] ?? ''),
    ...life.days.map((day) => readPiece(day).say[0] ?? ''),
  ];
}

describe('the follow-ups', () => {
  it('stand each next to a piece of the life they are of, and every piece has some', () => {
    for (const { slug, written } of read) {
      const given = Object.keys(written).filter((name) => name !== OF_ALL);
      const found = namesOf(slug).map((name) => nameFor(given, name));
      expect({ slug, lost: given.filter((name) => !found.includes(name)) }).toEqual({ slug, lost: [] });
      expect({ slug, without: namesOf(slug).filter((_, at) => found[at] === undefined) }).toEqual({
        slug,
        without: [],
      });
    }
  });

  it('have every reply once, short enough for a chat', () => {
    expect(doubled(replies)).toEqual([]);
    expect(replies.filter((line) => line.length > LONGEST || /[{}<>]/u.test(line))).toEqual([]);
  });

  it('say nothing the guard would keep back, and take nobody for a man or a woman', () => {
    expect(keptBack(replies)).toEqual([]);
    expect(gendered(replies)).toEqual([]);
  });

  it('make no romance of a child who is told of next, but of love (safety.md P0)', () => {
    const plain = all
      .filter(({ name, isRomantic }) => !(isRomantic || ROMANTIC_SUBJECTS.has(name)))
      .flatMap(({ say }) => say);
    expect(refusedBesideAChild(plain)).toEqual([]);
  });

  it('never call her human, nor made up (safety.md: she denies neither)', () => {
    const claims = /carne e osso|(?<!\p{L})sou (?:humana|real|de verdade)|não sou (?:uma )?(?:IA|robô)/iu;
    expect(replies.filter((line) => claims.test(line))).toEqual([]);
  });
});
