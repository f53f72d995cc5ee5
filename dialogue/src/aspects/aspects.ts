/**
 * What of a life a text tells of, and what of it a question asks for (docs/decisions/0034): two linear models over words, their
 * senses and their neighbours. "Rodo de Uber" and "como eu ganho a vida?" share no word and are both of somebody's work.
 * `npm run -s talk -- train` makes the weights from dialogue/training.
 */
import { hashFeatures, readPlain } from '@cafune/guard/linear-model';
import { impliedBy } from '../analyser/implied.ts';
import { sensesOf } from '../analyser/stems.ts';
import { type Shares, sharesOf } from '../linear/shares.ts';
import { ASKED, ASPECTS, TOLD } from './weights.ts';

const STEM = 6;
const NEIGHBOUR = 5;

/** The places of a text's features and how much of each there is, for training and for use. */
export function aspectFeatures(text: string): ReadonlyMap<number, number> {
  const words = readPlain(text)
    .split(' ')
    .filter((word) => word !== '');
  return hashFeatures(
    new Set([
      ...words.map((word) => `w${word.slice(0, STEM)}`),
      ...words.slice(1).map((word, at) => `b${(words[at] ?? '').slice(0, NEIGHBOUR)} ${word.slice(0, NEIGHBOUR)}`),
      ...[...sensesOf(text)].map((sense) => `s${sense}`),
      ...[...impliedBy(text)].map((sense) => `i${sense}`),
    ]),
  );
}

const KEPT = 2_000;
const read = new Map<string, Shares>();

function kept(side: 'asked' | 'told', text: string): Shares {
  const key = `${side} ${text}`;
  const known = read.get(key);
  if (known) return known;
  const made = sharesOf(side === 'asked' ? ASKED : TOLD, aspectFeatures(text));
  if (read.size >= KEPT) read.delete(read.keys().next().value ?? '');
  read.set(key, made);
  return made;
}

function agreementOf(one: Shares, other: Shares): number {
  return one.reduce((sum, share, at) => sum + share * (other[at] ?? 0), 0);
}

/** From 0 to 1: how surely what was told is of what is asked for. */
export function affinityOf(question: string, told: string): number {
  return agreementOf(kept('asked', question), kept('told', told));
}

/** From 0 to 1: how surely two things that were told are of one aspect. */
export function kinshipOf(told: string, other: string): number {
  return agreementOf(kept('told', told), kept('told', other));
}

/** From here on a word alone is of one aspect where it is told, and where it is asked for. */
const SPECIFIC = { told: 0.7, asked: 0.85 } as const;

/** Whether a word names a thing that people have, and not what one asks for it by: "iguana", and not "bicho". */
export function isSpecific(word: string): boolean {
  return likeliest('told', word).share >= SPECIFIC.told && likeliest('asked', word).share < SPECIFIC.asked;
}

/** The aspect a text is most likely of, and how likely. */
export function likeliest(side: 'asked' | 'told', text: string): { aspect: string; share: number } {
  const shares = kept(side, text);
  const share = Math.max(...shares);
  return { aspect: ASPECTS[shares.indexOf(share)] ?? '', share };
}
