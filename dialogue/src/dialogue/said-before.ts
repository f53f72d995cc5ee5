/** What stands in the conversation that is still before her: the person's own words, where nothing else was kept of them. */

import type { Sentence } from '../analyser/tokens.ts';
import { isOwnWords } from '../gleaning/propositions.ts';
import { isRival } from '../gleaning/rivals.ts';
import { sequelOf } from '../gleaning/sequels.ts';
import { spelledOut } from '../gleaning/spelling.ts';
import type { Fact } from '../request.ts';
import { stemsOf } from './recall-questions.ts';
import { readQuestion } from './recall-told.ts';
import { tellFacts } from './recall-words.ts';
import { type Turn, wordsOfHers } from './turn.ts';

/** Characters of what is told back: of two long clauses the later one says how it is. */
const LONGEST_TOLD = 240;
/** A whole paragraph quoted back is no memory. */
const QUOTED_MAX = 60;
/** So many messages later a bare value still belongs to what was said. */
const NEAR = 3;

/** What the person wrote before this message, oldest first. */
function ownMessages({ request: { history } }: Turn): readonly string[] {
  return history
    .filter(({ role }) => role === 'person')
    .slice(0, -1)
    .map(({ text }) => text.replace(/\s+/gu, ' ').trim());
}

/** Where something that was told was said: the message that shares most words with it. */
function placeOf(messages: readonly string[], { value }: Fact): number {
  const stems = stemsOf(value);
  const shared = messages.map((text) => [...stemsOf(text)].filter((stem) => stems.has(stem)).length);
  const most = Math.max(0, ...shared);
  return most === 0 ? -1 : shared.indexOf(most);
}

/** The newest message after something was told that gives it another value. */
function saidAfter(turn: Turn, fact: Fact): string | undefined {
  const messages = ownMessages(turn);
  const from = placeOf(messages, fact);
  if (from < 0) return undefined;
  const told = `${fact.value} ${messages[from] ?? ''}`;
  return messages.findLast((text, at) => at > from && isRival(text, told, at - from <= NEAR));
}

export function knownFacts(turn: Turn): readonly Fact[] {
  const { facts, personName } = turn.request;
  const named = facts.some(({ relation }) => relation === 'name');
  return personName && !named ? [{ relation: 'name', value: personName }, ...facts] : facts;
}

/** What was told, and what became of it where that was told apart: nobody has to be told again what changed. */
export function tellOn(turn: Turn, fact: Fact): string {
  const told = tellFacts([isOwnWords(fact) ? { ...fact, value: askedPart(turn, fact.value) } : fact]);
  const later = becameOf(turn, fact);
  if (later === undefined || saysTheSame(told, later)) return told;
  const both = `${told}, e depois ${later}`;
  return both.length > LONGEST_TOLD ? later : both;
}

/** Of what was told in many words, what is asked for and what stands around it. */
const PART_MAX = 90;

/** The clauses around the one that shares most with what is asked, as many as are short enough together. */
function askedPart(turn: Turn, value: string): string {
  const clauses = value.split(/(?<=[.!?;])\s+|\s+(?=(?:mas|s[óo] que) )|(?<=,)\s+/u);
  if (value.length <= PART_MAX || clauses.length < 2) return value;
  const asked = stemsOf(turn.analysis.text);
  const shared = clauses.map((clause) => [...stemsOf(clause)].filter((stem) => asked.has(stem)).length);
  const best = shared.indexOf(Math.max(...shared));
  let [from, to] = [best, best + 1];
  const lengthOf = (start: number, end: number) => clauses.slice(start, end).join(' ').length;
  while (to < clauses.length && lengthOf(from, to + 1) <= PART_MAX) to += 1;
  while (from > 0 && lengthOf(from - 1, to) <= PART_MAX) from -= 1;
  return clauses
    .slice(from, to)
    .join(' ')
    .replace(/[,;\s]+$/u, '');
}

/** Of the same words: nothing became of it. */
const SAME = 0.5;

function saysTheSame(told: string, later: string): boolean {
  const [own, other] = [stemsOf(told), stemsOf(later)];
  return own.size > 0 && [...own].filter((stem) => other.has(stem)).length / own.size > SAME;
}

function becameOf(turn: Turn, fact: Fact): string | undefined {
  const asked = turn.analysis.sentences.flatMap((sentence) => [...readQuestion(textOf(sentence)).senses]);
  const sequel = sequelOf(fact, knownFacts(turn), asked);
  if (sequel) return tellFacts([sequel]);
  const said = saidAfter(turn, fact);
  return said === undefined || said.length > QUOTED_MAX ? undefined : `você disse “${said.replace(/[“”"]/gu, '')}”`;
}

/** A sentence as it was written, its short forms written out. */
export function textOf({ tokens }: Sentence): string {
  return spelledOut(
    tokens
      .filter(({ raw }) => raw !== '')
      .map(({ raw }) => raw)
      .join(' '),
  );
}

/** "O Plutão é cachorro ou gato?" asks of what she said. */
export function isOfHerWords(turn: Turn, { tokens, forms }: Sentence): boolean {
  if (['eu', 'meu', 'minha', 'meus', 'minhas', 'mim'].some((word) => forms.has(word))) return false;
  const hers = wordsOfHers(turn);
  return tokens.some(({ fold }) => hers.has(fold));
}
