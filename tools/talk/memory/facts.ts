import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { foldText } from '@cafune/contract/core/text';
import { gleanFacts, type Library } from '@cafune/dialogue';
import type { CharacterCard } from '@cafune/dialogue/request';
import { startConversation } from '../conversation.ts';

const NOW = new Date(Date.UTC(2026, 1, 3, 21));
const SMALL_TALK = ['hoje choveu aqui', 'kkkk', 'tô ouvindo um som'];
/** Facts about other people are told of other people: only what is put down to the person is made up. */
const OF_OTHERS: ReadonlySet<string> = new Set(['about', 'family', 'friend']);

/** Told, asked, put right, asked again; or a text that tells nothing of whoever writes it. */
export type ToldFact = {
  id: string;
  told: string;
  ask: readonly string[];
  answer: readonly string[];
  fix?: string;
  fixed?: readonly string[];
};
export type Distractor = { id: string; text: string };
export type FactScore = {
  asked: number;
  recalled: number;
  askedAgain: number;
  corrected: number;
  distractors: number;
  invented: number;
  misses: readonly string[];
};

function holdsAny(text: string, wanted: readonly string[] = []): boolean {
  return wanted.some((value) => foldText(text).includes(foldText(value)));
}

type Player = { library: Library; character: CharacterCard };

/** Plays one row in a conversation of its own. */
function playRow({ library, character }: Player, row: ToldFact, score: Mutable): void {
  const conversation = startConversation({ library, character, seed: 1, now: () => NOW });
  for (const said of [row.told, ...SMALL_TALK]) conversation.reply(said);
  for (const ask of row.ask) {
    const { text } = conversation.reply(ask);
    score.asked += 1;
    if (holdsAny(text, row.answer)) score.recalled += 1;
    else score.misses.push(`${row.id} told: ${row.told} / ${ask} → ${text}`);
  }
  if (!row.fix) return;
  for (const said of [row.fix, ...SMALL_TALK]) conversation.reply(said);
  for (const ask of row.ask) {
    const { text } = conversation.reply(ask);
    score.askedAgain += 1;
    if (holdsAny(text, row.fixed) && !holdsAny(text, row.answer)) score.corrected += 1;
    else score.misses.push(`${row.id} put right: ${row.told} / ${row.fix} / ${ask} → ${text}`);
  }
}

type Mutable = { -readonly [Key in keyof FactScore]: FactScore[Key] } & { misses: string[] };

/** Counts what is said back rightly, and what is made of texts that tell nothing. */
function measureFacts(player: Player, rows: readonly (ToldFact | Distractor)[]): FactScore {
  const score: Mutable = {
    asked: 0,
    recalled: 0,
    askedAgain: 0,
    corrected: 0,
    distractors: 0,
    invented: 0,
    misses: [],
  };
  for (const row of rows) {
    if ('told' in row) {
      playRow(player, row, score);
      continue;
    }
    score.distractors += 1;
    const made = gleanFacts(row.text, { lastLine: undefined, known: [], now: NOW }).filter(
      ({ relation }) => !OF_OTHERS.has(relation),
    );
    if (made.length === 0) continue;
    score.invented += 1;
    score.misses.push(`${row.id} made up: ${row.text} → ${JSON.stringify(made)}`);
  }
  return score;
}

function share(part: number, whole: number): string {
  return `${part}/${whole} (${((100 * part) / Math.max(1, whole)).toFixed(1)} %)`;
}

/**
 * Reads rows of JSON, `{id, told, ask, answer, fix?, fixed?}` or `{id, text}`, and prints how much of them is remembered.
 * @returns the exit code
 */
export async function printFacts(player: Player, input: Readable, print: (line: string) => void): Promise<number> {
  const rows: (ToldFact | Distractor)[] = [];
  for await (const line of createInterface({ input })) if (line.trim() !== '') rows.push(JSON.parse(line));
  const { asked, recalled, askedAgain, corrected, distractors, invented, misses } = measureFacts(player, rows);
  for (const miss of misses) print(miss);
  print(`recalled         ${share(recalled, asked)}`);
  print(`after correction ${share(corrected, askedAgain)}`);
  print(`invented         ${share(invented, distractors)}`);
  return 0;
}
