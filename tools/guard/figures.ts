import { checkDefinition, type DefinitionText } from '@cafune/guard';
import { CARDS_HARMLESS, CARDS_REFUSED } from '../../guard/src/__fixtures__/definitions-cards.ts';
import {
  FIFTH_HELD_OUT_HARMLESS,
  FIFTH_HELD_OUT_REFUSED,
} from '../../guard/src/__fixtures__/definitions-fifth-held-out.ts';
import {
  FOURTH_HELD_OUT_HARMLESS,
  FOURTH_HELD_OUT_REFUSED,
} from '../../guard/src/__fixtures__/definitions-fourth-held-out.ts';
import { DEFINITIONS_HARMLESS } from '../../guard/src/__fixtures__/definitions-harmless.ts';
import { HELD_OUT_HARMLESS, HELD_OUT_REFUSED } from '../../guard/src/__fixtures__/definitions-held-out.ts';
import { INDIRECT_HARMLESS, INDIRECT_REFUSED } from '../../guard/src/__fixtures__/definitions-indirect.ts';
import { NEAR_BENIGN_HARMLESS, NEAR_BENIGN_REFUSED } from '../../guard/src/__fixtures__/definitions-near-benign.ts';
import {
  DEFINITIONS_OTHER_REFUSALS,
  DEFINITIONS_PERSONAL_DATA,
  DEFINITIONS_REAL_PEOPLE,
} from '../../guard/src/__fixtures__/definitions-real-people.ts';
import { DEFINITIONS_REFUSED } from '../../guard/src/__fixtures__/definitions-refused.ts';
import {
  SECOND_HELD_OUT_HARMLESS,
  SECOND_HELD_OUT_REFUSED,
} from '../../guard/src/__fixtures__/definitions-second-held-out.ts';
import {
  SIXTH_HELD_OUT_HARMLESS,
  SIXTH_HELD_OUT_REFUSED,
} from '../../guard/src/__fixtures__/definitions-sixth-held-out.ts';
import {
  THIRD_HELD_OUT_HARMLESS,
  THIRD_HELD_OUT_REFUSED,
} from '../../guard/src/__fixtures__/definitions-third-held-out.ts';

const inBio = (text: string): DefinitionText => ({ field: 'bio', text });
const LISTS: readonly { name: string; texts: readonly DefinitionText[] }[] = [
  { name: 'ages, disguised', texts: DEFINITIONS_REFUSED },
  { name: 'ages, held out', texts: HELD_OUT_REFUSED.map(inBio) },
  { name: 'ages, held out later', texts: SECOND_HELD_OUT_REFUSED.map(inBio) },
  { name: 'mixed, third set', texts: THIRD_HELD_OUT_REFUSED.map(inBio) },
  { name: 'mixed, fourth set', texts: FOURTH_HELD_OUT_REFUSED.map(inBio) },
  { name: 'mixed, fifth set', texts: FIFTH_HELD_OUT_REFUSED.map(inBio) },
  { name: 'mixed, sixth set', texts: SIXTH_HELD_OUT_REFUSED.map(inBio) },
  { name: 'cards', texts: CARDS_REFUSED.map(inBio) },
  { name: 'mixed, indirect', texts: INDIRECT_REFUSED.map(inBio) },
  { name: 'ages, almost benign', texts: NEAR_BENIGN_REFUSED.map(inBio) },
  { name: 'real people', texts: DEFINITIONS_REAL_PEOPLE },
  { name: 'personal data', texts: DEFINITIONS_PERSONAL_DATA },
  { name: 'not allowed, prompts', texts: DEFINITIONS_OTHER_REFUSALS.map(({ text }) => inBio(text)) },
  { name: 'harmless', texts: DEFINITIONS_HARMLESS },
  { name: 'harmless, held out', texts: HELD_OUT_HARMLESS.map(inBio) },
  { name: 'harmless, held out later', texts: SECOND_HELD_OUT_HARMLESS.map(inBio) },
  { name: 'harmless, third set', texts: THIRD_HELD_OUT_HARMLESS.map(inBio) },
  { name: 'harmless, fourth set', texts: FOURTH_HELD_OUT_HARMLESS.map(inBio) },
  { name: 'harmless cards', texts: CARDS_HARMLESS.map(inBio) },
  { name: 'harmless, fifth set', texts: FIFTH_HELD_OUT_HARMLESS.map(inBio) },
  { name: 'harmless, sixth set', texts: SIXTH_HELD_OUT_HARMLESS.map(inBio) },
  { name: 'harmless, indirect', texts: INDIRECT_HARMLESS.map(inBio) },
  { name: 'harmless, close to those', texts: NEAR_BENIGN_HARMLESS.map(inBio) },
];

/** Per list: how many texts, and the share that is refused, sent to review, accepted. */
export function figuresOf(now: Date): string[] {
  return LISTS.map(({ name, texts }) => {
    const verdicts = texts.map((text) => checkDefinition([text], now).verdict);
    const share = (wanted: string) =>
      `${((100 * verdicts.filter((verdict) => verdict === wanted).length) / verdicts.length).toFixed(1)} %`.padStart(8);
    return `${name.padEnd(26)}${String(texts.length).padStart(4)}  refused${share('refuse')}  review${share('review')}  accepted${share('accept')}`;
  });
}
