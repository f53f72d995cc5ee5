import { mentions } from '@cafune/dialogue';
import { MENTIONS_EIGHTH } from '../../dialogue/src/__fixtures__/mentions-eighth.ts';
import { MENTIONS_FIFTH } from '../../dialogue/src/__fixtures__/mentions-fifth.ts';
import { MENTIONS_FIRST, type Mentions, textsIn } from '../../dialogue/src/__fixtures__/mentions-first.ts';
import { MENTIONS_FOURTH } from '../../dialogue/src/__fixtures__/mentions-fourth.ts';
import { MENTIONS_NINTH } from '../../dialogue/src/__fixtures__/mentions-ninth.ts';
import { MENTIONS_SECOND } from '../../dialogue/src/__fixtures__/mentions-second.ts';
import { MENTIONS_SEVENTH } from '../../dialogue/src/__fixtures__/mentions-seventh.ts';
import { MENTIONS_SIXTH } from '../../dialogue/src/__fixtures__/mentions-sixth.ts';
import { MENTIONS_THIRD } from '../../dialogue/src/__fixtures__/mentions-third.ts';

const LISTS: readonly { name: string; list: Mentions }[] = [
  { name: 'first list', list: MENTIONS_FIRST },
  { name: 'second list', list: MENTIONS_SECOND },
  { name: 'third list', list: MENTIONS_THIRD },
  { name: 'fourth list', list: MENTIONS_FOURTH },
  { name: 'fifth list', list: MENTIONS_FIFTH },
  { name: 'sixth list', list: MENTIONS_SIXTH },
  { name: 'seventh list', list: MENTIONS_SEVENTH },
  { name: 'eighth list', list: MENTIONS_EIGHTH },
  { name: 'ninth list', list: MENTIONS_NINTH },
];

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`.padStart(8);
}

/** Per list: pairs, the share of what is found that is right (precision) and of what is there that is found (recall). */
export function figuresOf(): string[] {
  return LISTS.map(({ name, list }) => {
    const judged = list.flatMap(([key, yes, no]) => [
      ...textsIn(yes).map((text) => ({ is: true, said: mentions(key, text) })),
      ...textsIn(no).map((text) => ({ is: false, said: mentions(key, text) })),
    ]);
    const hits = judged.filter(({ is, said }) => is && said).length;
    const precision = percent(hits, judged.filter(({ said }) => said).length);
    const recall = percent(hits, judged.filter(({ is }) => is).length);
    return `${name.padEnd(14)}${String(judged.length).padStart(5)} pairs  precision${precision}  recall${recall}`;
  });
}
