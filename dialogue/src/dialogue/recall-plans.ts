/** "O que eu tenho amanhã?": the plans of a day. */
import type { Sentence } from '../analyser/tokens.ts';
import { findWrittenDay, localDay, readDay, weekdayName } from '../gleaning/dates.ts';
import { compilePattern } from '../pattern/compile.ts';
import { matchesSentence } from '../pattern/match.ts';
import { knownFacts, textOf } from './said-before.ts';
import type { Turn } from './turn.ts';

const OF_DAY = [
  'o_que|que|oque * eu =tenho|=vou|=marquei|=combinei|=faco',
  'o_que|que|oque * =tenho|=vou fazer|ter|para|de|amanha|hoje|sabado|domingo',
  'qual|quais|lembra|sabe * meu|minha|meus compromisso|compromissos|agenda|plano|planos',
].map(compilePattern);

const WRITTEN_DAY = / *\(\d{2}\/\d{2}\/\d{4}\)/u;
const NAMED_DAYS = ['hoje', 'amanhã', 'depois de amanhã'] as const;

/** "Amanhã você tem reunião": what is planned for the day a question asks for; undefined where nothing is, or no day is asked for. */
export function plansFor(turn: Turn, sentence: Sentence): string | undefined {
  if (!OF_DAY.some((pattern) => matchesSentence(pattern, sentence))) return undefined;
  const { now } = turn.request;
  const day = readDay(sentence, textOf(sentence), now);
  if (day === undefined) return undefined;
  const plans = knownFacts(turn)
    .filter(({ relation, value }) => relation === 'plan' && findWrittenDay(value) === day)
    .map(({ value }) => value.replace(WRITTEN_DAY, ''));
  const named = NAMED_DAYS[day - localDay(now)] ?? weekdayName(day);
  return plans.length === 0 ? undefined : `${named} você tem ${plans.join(' e ')}`;
}
