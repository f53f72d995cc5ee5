import { describe, expect, it } from 'vitest';
import { alike, doubled, gendered, keptBack, refusedBesideAChild } from '../__fixtures__/line-checks.ts';
import { foldWord } from '../analyser/fold.ts';
import { loadLibrary } from '../dialogue/library.ts';
import { contentWords } from '../dialogue/turn.ts';
import { readExchange } from '../exchanges/schema.ts';
import { packs } from '../packs/packs.ts';
import type { Pack } from '../packs/schema.ts';
import { anybody, lives } from './bank.ts';
import { Anybody, Life, type Piece, ROMANTIC_SUBJECTS, readPiece } from './schema.ts';
import subjects from './subjects.json' with { type: 'json' };

/** A person asks in many ways; what happened lately is told by the days. */
const TOLD = Object.keys(subjects).filter((subject) => subject !== 'today');
/** Characters of a telling, and of a step that follows it. */
const LONGEST = 260;

const read = Object.entries(lives).map(([slug, life]) => ({
  slug,
  life: Life.parse(life),
  told: Object.entries(life.told).map(([subject, written]) => ({ subject, ...readPiece(written) })),
  own: life.own.map(readExchange),
  days: life.days.map(readPiece),
}));
const anybodys = Object.entries(Anybody.parse(anybody).told).flatMap(([subject, written]) =>
  written.map((one) => ({ subject, ...readPiece(one) })),
);
const anyDays = anybody.days.map(readPiece);
const linesOf = ({ say, more }: Pick<Piece, 'say' | 'more'>) => [...say, ...more];
const all = [...read.flatMap(({ told, own, days }) => [...told, ...own, ...days]), ...anybodys, ...anyDays];
const lines = all.flatMap(linesOf);

describe('the lives', () => {
  it('are whole: every subject, what only she can be asked, and her days, each with steps to go on', () => {
    for (const { slug, told, own, days } of read) {
      expect({ slug, subjects: told.map(({ subject }) => subject).toSorted() }).toEqual({
        slug,
        subjects: TOLD.toSorted(),
      });
      expect({ slug, own: own.length >= 10, days: days.length >= 12 }).toEqual({ slug, own: true, days: true });
      const short = [...told, ...own, ...days].filter(({ say, more }) => say.length < 1 || more.length < 2);
      expect(short).toEqual([]);
    }
  });

  it('have every text once, short enough for a chat', () => {
    expect(doubled(lines)).toEqual([]);
    expect(lines.filter((line) => line.length > LONGEST)).toEqual([]);
    expect(lines.filter((line) => /[{}<>]/u.test(line))).toEqual([]);
  });

  it('hardly resemble each other', () => {
    expect(alike(lines, 0.6)).toEqual([]);
  });

  it('ask nothing in the middle of a story', () => {
    const asking = all.flatMap(({ more }) => more.slice(0, -1).filter((line) => /\?[^”"]*$/u.test(line)));
    expect(asking).toEqual([]);
  });

  it('say nothing the guard would keep back', () => {
    expect(keptBack(lines)).toEqual([]);
  });

  it('take nobody for a man or a woman', () => {
    expect(gendered(lines)).toEqual([]);
  });

  it('make no romance of a child who is told of next, but of love (safety.md P0)', () => {
    const plain = [
      ...anybodys.filter(({ subject }) => !ROMANTIC_SUBJECTS.has(subject)),
      ...anyDays,
      ...read.flatMap(({ told, own, days }) => [
        ...told.filter(({ subject }) => !ROMANTIC_SUBJECTS.has(subject)),
        ...own.filter(({ isRomantic }) => !isRomantic),
        ...days,
      ]),
    ];
    expect(refusedBesideAChild(plain.flatMap(linesOf))).toEqual([]);
  });

  it('never call her human, nor made up (safety.md: she denies neither)', () => {
    const claims = /carne e osso|sou humana|sou real|sou de verdade|não sou (?:uma )?(?:IA|robô)/iu;
    const hedges = /na história que me deram|no papel|me escreveram|de faz de conta|como personagem/iu;
    expect(lines.filter((line) => claims.test(line) || hedges.test(line))).toEqual([]);
  });

  it('leave whoever has none written no subject without a piece, but of what her card says', () => {
    const OF_HER_CARD = ['birthday', 'hometown', 'name', 'team', 'work'];
    const missing = TOLD.filter((subject) => (anybody.told[subject]?.length ?? 0) < 3);
    expect(missing.toSorted()).toEqual(OF_HER_CARD);
    expect(anybody.days.length).toBeGreaterThanOrEqual(50);
  });

  it('are told of in words that give away no one of them where anybody might tell it', () => {
    // A rose and the sun are names of two of them, and things of everybody.
    const names = read.map(({ life }) => life.name).filter((name) => name !== 'Rosa' && name !== 'Sol');
    const given = read
      .flatMap(({ told, days, life }) =>
        [...told, ...days].filter(({ isAnybodys }) => isAnybodys).map((piece) => ({ piece, life })),
      )
      .filter(({ piece, life }) =>
        linesOf(piece).some(
          (line) =>
            names.some((name) => line.includes(name)) ||
            line.includes(life.city) ||
            contentWords(line).has(foldWord(life.occupation)),
        ),
      );
    expect(given.map(({ piece }) => piece.say[0])).toEqual([]);
  });
});

describe('the subjects', () => {
  it('are all that a pattern of a pack asks for', () => {
    const named = packs.flatMap((pack) =>
      (pack as Pack).responders.flatMap(({ life }) => (life === undefined ? [] : [life])),
    );
    expect([...new Set(named)].filter((subject) => !(subject in subjects))).toEqual([]);
  });

  it('are found by every way they are asked for', () => {
    const { find } = loadLibrary().exchanges;
    const asked = Object.entries(subjects).flatMap(([subject, puts]) => puts.map((put) => ({ subject, put })));
    const lost = asked.filter(
      ({ subject, put }) => find(put, (item) => item.subject !== undefined)[0]?.item.subject !== subject,
    );
    expect(lost).toEqual([]);
  });
});
