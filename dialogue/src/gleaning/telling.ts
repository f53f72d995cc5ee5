/**
 * Whether a clause tells something of its teller's life that lasts, and whether a message puts right what was told
 * (docs/decisions/0022): linear models over the words, the kinds they are of, and the order these stand in.
 * `npm run -s talk -- train` makes their weights from `dialogue/training`.
 */
import {
  type Features,
  hashFeatures,
  type LinearModel,
  listFeatures,
  listNeighbours,
  readPlain,
  readWeights,
  scoreFeatures,
} from '@cafune/guard/linear-model';
import { secondOf } from '../analyser/first-person.ts';
import { foldWord } from '../analyser/fold.ts';
import { impliedBy } from '../analyser/implied.ts';
import { KIN, OCCUPATIONS, SPECIES, WORKPLACES } from './lexicon.ts';
import { CORRECTION, LASTING } from './telling-weights.ts';

const WORD = /[\p{L}\p{N}]+/gu;
const DAYS = /^(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)s?$/u;
const MONTHS = /^(?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)$/u;
const UNITS = /^(?:anos?|mes(?:es)?|semanas?|dias?|horas?|vezes|kg|quilos?|km|reais)$/u;
const NUMBER =
  /\d|^(?:dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|quinze|vinte|trinta|quarenta|cinquenta|sessenta|oitenta|cem|mil)$/u;
/** Of these a kind is made by the word itself: they hold a clause together. */
const HOLDS =
  /^(?:a|o|as|os|um|uma|de|d[aeo]s?|em|n[ao]s?|num|numa|com|sem|pra|pro|para|por|que|se|e|mas|eu|meus?|minhas?|noss[ao]s?|me|voce|vc|te|tu|seu|sua|ele|ela|quando|como|nao|nunca|sempre|tod[ao]s?|ja|so|mais|muito|hoje|ontem|agora|amanha|desde|faz|ha|ate|isso|ess[ea]|aquel[ea]|nem|gente|aqui|la)$/u;

/** The shape of a word: what it is, where its kind says more than itself. */
function kindOf(word: string, before: string | undefined): string {
  const folded = foldWord(word);
  if (HOLDS.test(folded)) return folded;
  const listed = LISTED.find(([, holds]) => holds(folded))?.[0];
  if (listed !== undefined) return listed;
  if (secondOf(word, before) !== undefined) return ofFirstPerson(folded);
  if (before !== undefined && /^\p{Lu}\p{Ll}/u.test(word)) return 'NAME';
  return ENDINGS.find(([, ending]) => ending.test(folded))?.[0] ?? 'X';
}

const LISTED: readonly (readonly [string, (folded: string) => boolean])[] = [
  ['KIN', (folded) => KIN.has(folded)],
  ['PET', (folded) => SPECIES.has(folded)],
  ['JOB', (folded) => OCCUPATIONS.has(folded) || WORKPLACES.has(folded)],
  ['DAY', (folded) => DAYS.test(folded)],
  ['MONTH', (folded) => MONTHS.test(folded)],
  ['UNIT', (folded) => UNITS.test(folded)],
  ['NUMBER', (folded) => NUMBER.test(folded)],
];
const ENDINGS: readonly (readonly [string, RegExp])[] = [
  ['DOING', /ndo$/u],
  ['USED', /(?:ava|ia)$/u],
  ['DONE', /(?:ou|eu|iu)$/u],
];

/** "sou" and "moro" say much by themselves; of the rest it is told whether it is over. */
function ofFirstPerson(folded: string): string {
  if (/(?:ei|i)$/u.test(folded)) return 'DID';
  return folded.length <= 4 ? folded : 'DO';
}

/** The features of a clause, and of its kinds of words. */
export function clauseFeatures(clause: string): Features {
  const words = clause.normalize('NFC').match(WORD) ?? [];
  const kinds = words.map((word, at) => kindOf(word, words[at - 1]));
  return hashFeatures(
    new Set([
      ...listFeatures(readPlain(clause)),
      ...listNeighbours(kinds, 12, 'k'),
      ...[...impliedBy(clause)].map((sense) => `6${sense}`),
      `7${Math.min(8, Math.ceil(words.length / 2))}`,
    ]),
  );
}

type Written = { step: number; bias: number; gaps: string; steps: string };

function readModel({ step, bias, gaps, steps }: Written): LinearModel {
  return { steps: readWeights(gaps, steps), step, bias };
}

const MODELS = { lasting: readModel(LASTING), correction: readModel(CORRECTION) };

/** Above 0 a clause may tell something of its teller's life that lasts; the higher, the surer. */
export function scoreLasting(clause: string): number {
  return scoreFeatures(MODELS.lasting, clauseFeatures(clause));
}

const LONGEST_CORRECTION = 160;

/** Above 0 a message may put right what was told before; the higher, the surer. What asks puts nothing right. */
export function scoreCorrection(message: string): number {
  if (message.includes('?') || message.length > LONGEST_CORRECTION) return Number.NEGATIVE_INFINITY;
  return scoreFeatures(MODELS.correction, clauseFeatures(message));
}
