import { describe, expect, it } from 'vitest';
import { doubled, keptBack, refusedBesideAChild } from '../__fixtures__/line-checks.ts';
import { analyse } from '../analyser/analyse.ts';
import { rawDeeds } from './bank.ts';
import { readyDeeds } from './deeds.ts';
import { doingsIn } from './doings.ts';
import { readDeed, SIDES, WrittenDeed } from './schema.ts';

const deeds = rawDeeds.map((written) => readDeed(WrittenDeed.parse(written)));
const lines = deeds.flatMap(({ lines: of }) => SIDES.flatMap((side) => of[side]));

describe('the deeds', () => {
  it('are many, each by infinitives of its own', () => {
    expect(deeds.length).toBeGreaterThan(100);
    const keys = deeds.flatMap(({ keys }) => keys.map((key) => JSON.stringify(key)));
    expect(doubled(keys)).toEqual([]);
    const others = deeds.flatMap(({ keys }) => keys.filter(({ verb }) => !/^\p{L}*(?:[aei]r|ôr)$/u.test(verb)));
    expect(others).toEqual([]);
  });

  it('have every line once, short, with one question at most, which ends it, and nothing to fill in', () => {
    expect(doubled(lines)).toEqual([]);
    expect(lines.filter((line) => line.length > 120 || /[{}]/u.test(line))).toEqual([]);
    expect(lines.filter((line) => /\?(?!$)/u.test(line))).toEqual([]);
  });

  it('are nothing the guard would keep back, and make no romance of a child who is told of next (safety.md P0)', () => {
    expect(keptBack(lines)).toEqual([]);
    const ofAnybody = deeds.filter(({ isRomantic }) => !isRomantic);
    expect(refusedBesideAChild(ofAnybody.flatMap(({ lines: of }) => SIDES.flatMap((side) => of[side])))).toEqual([]);
  });
});

/** What is told was done: verb, whose it is, whether it was not. */
function told(text: string): string[] {
  return analyse(text)
    .sentences.flatMap(doingsIn)
    .map(({ verbs, side, isDenied }) => `${isDenied ? 'não ' : ''}${[...verbs][0]} ${side}`);
}

describe('what a message tells was done', () => {
  it.each([
    ['mas eu respirei fundo e não respondi', ['respirar self', 'não responder self']],
    ['ela me levou em casa', ['levar they']],
    ['acabei pedindo desculpa', ['acabar self', 'pedir self']],
    ['tô lavando a louça', ['estar self', 'lavar self']],
    ['minha mãe tá lavando a louça', ['estar they', 'lavar they']],
    ['vou lavar a louça', ['ir self', 'lav plan']],
    ['a gente comprou um sofá', ['comprar self']],
    ['disse que tava sem celular', ['dizer they', 'estar they']],
    ['eu disse que não', ['dizer self']],
    ['a compra chegou', ['chegar they']],
    ['não disse nada', ['não dizer they']],
  ])('"%s": %j', (text, expected) => {
    expect(told(text)).toEqual(expected);
  });

  it('is met by the deed that has its word beside it, denied only where it was not, and by none for a verb alone', () => {
    const { doneIn } = readyDeeds();
    const first = (text: string) => {
      const [done] = doneIn(analyse(text).sentences);
      return done?.deed.lines(done.side).map(({ say }) => say);
    };
    const linesOf = (key: string, side: (typeof SIDES)[number]) =>
      deeds.find(({ keys }) =>
        keys.some(
          ({ verb, isDenied, beside }) => `${isDenied ? 'não ' : ''}${verb}${beside.length > 0 ? '+' : ''}` === key,
        ),
      )?.lines[side];
    expect(first('ele chegou atrasado')).toEqual(
      deeds.find(({ keys }) => keys.some(({ verb, beside }) => verb === 'chegar' && beside.includes('atrasado')))?.lines
        .they,
    );
    expect(first('ele chegou')).toBeUndefined();
    expect(first('ele não respondeu')).toEqual(linesOf('não responder', 'they'));
  });
});
