import { foldText } from '@cafune/contract/core/text';
import { compose, gleanFacts, type Library, mergeFacts } from '@cafune/dialogue';
import type { CharacterCard, DialogueMessage, Fact, ReplyRequest } from '@cafune/dialogue/request';
import { seededRandom } from '../../../dialogue/src/dialogue/hash.ts';
import rawLines from '../../../dialogue/src/packs/recall.json' with { type: 'json' };
import { PERSON_LINES } from '../person-lines.ts';
import { HELD_APART } from './held-apart.ts';
import { PINNED } from './pinned.ts';
import { TOLD } from './told.ts';
import { UNTOLD } from './untold.ts';

const HISTORY = 40;
/** What tells of the person's own life would be an answer that was not planted. */
const TELLS_OF_SELF =
  /\b(?:chamo|sou|moro|trabalho|tenho|meu|minha|meus|minhas|gosto|amo|adoro|odeio|prefiro|torço|falo|faço|leio|toco|corri|aprendendo|comprei|ganhei|adotei|estudo|lembra|qual|quem|vamos|tudo)\b|desafio|perguntas|stop/iu;
const START = Date.UTC(2026, 1, 2, 12);
const MESSAGE_MS = 3_600_000;

export type Plant = {
  relation: string;
  told: string;
  asked: readonly string[];
  value: string;
  corrected: string | undefined;
  newValue: string | undefined;
};

function readPlant(relation: string, row: string): Plant {
  const [told = '', one = '', other = '', value = '', corrected, newValue] = row.split(' | ');
  return { relation, told, asked: [one, other], value, corrected, newValue };
}

export const PLANTS: readonly Plant[] = [
  ...Object.entries(TOLD).flatMap(([relation, rows]) => rows.map((row) => readPlant(relation, row))),
  ...PINNED.map((row) => readPlant('pinned', row)),
];

/** What the API keeps of one person with one character. */
class Memory {
  facts: Fact[] = [];
  pinned: string[] = [];

  learn(fresh: readonly Fact[]): void {
    this.facts = mergeFacts(this.facts, fresh);
  }
}

type Place = { history: DialogueMessage[]; state: unknown; turn: number };
type Talk = { library: Library; character: CharacterCard; seed: number; memory: Memory };

function answer(talk: Talk, place: Place, text: string): ReturnType<typeof compose> {
  const { character, memory, library, seed } = talk;
  const request: ReplyRequest = {
    character,
    personName: undefined,
    history: [...place.history, { role: 'person' as const, text }].slice(-HISTORY),
    facts: memory.facts,
    pinned: memory.pinned,
    state: place.state,
    seed: seed + place.turn,
    now: new Date(START + place.turn * MESSAGE_MS),
  };
  return compose(library, request);
}

/** Sends a message for good: history, state and memory go on from it. */
function send(talk: Talk, place: Place, text: string): void {
  const reply = answer(talk, place, text);
  place.history = [
    ...place.history,
    { role: 'person' as const, text },
    { role: 'character' as const, text: reply.text },
  ].slice(-HISTORY);
  place.state = JSON.parse(JSON.stringify(reply.state));
  place.turn += 1;
  talk.memory.learn(reply.facts);
}

const MOMENTS = ['+10', '+100', '+900', 'new chat'] as const;
export type Moment = (typeof MOMENTS)[number];
export type Miss = { moment: Moment; relation: string; asked: string; wanted: string; said: string };
export type Score = { asked: number; right: number };
export type Recall = {
  facts: number;
  corrected: number;
  relations: number;
  messages: number;
  pinned: Record<Moment, Score>;
  others: Record<Moment, Score>;
  unknown: number;
  invented: readonly string[];
  misses: readonly Miss[];
};

function holds(text: string, value: string): boolean {
  const words = (from: string) =>
    ` ${foldText(from)
      .replace(/[^a-z0-9+]+/gu, ' ')
      .trim()} `;
  return words(text).includes(words(value));
}

function freshScores(): Record<Moment, Score> {
  return Object.fromEntries(MOMENTS.map((moment) => [moment, { asked: 0, right: 0 }])) as Record<Moment, Score>;
}

function newChat(talk: Talk): Place {
  return { history: [{ role: 'character', text: talk.character.greeting }], state: undefined, turn: 3_000 };
}

type Asking = { talk: Talk; place: Place; recall: Recall & { misses: Miss[] } };
type Probe = { plant: Plant; moment: Moment; isCorrected: boolean };

/** Asks aside: the conversation goes on as if nothing had been asked. */
function probe({ talk, place, recall }: Asking, { plant, moment, isCorrected }: Probe): void {
  const wanted = isCorrected ? (plant.newValue ?? plant.value) : plant.value;
  const stale = isCorrected && plant.newValue ? plant.value : undefined;
  for (const asked of plant.asked) {
    const said = answer(talk, place, asked).text;
    const score = (plant.relation === 'pinned' ? recall.pinned : recall.others)[moment];
    score.asked += 1;
    if (holds(said, wanted) && !(stale && holds(said, stale))) score.right += 1;
    else recall.misses.push({ moment, relation: plant.relation, asked, wanted, said });
  }
}

const ADMITS = rawLines.untold.map((line) => foldText(line));

/** An answer that neither admits nor says nothing of what is remembered. */
function isInvented(talk: Talk, said: string): boolean {
  if (ADMITS.some((line) => foldText(said).includes(line.slice(0, 12)))) return false;
  const claims = [...rawLines.told, ...rawLines.pinned].some((line) => {
    const parts = line.split(/\{[a-z]+\}/u).map((part) =>
      foldText(part)
        .replace(/[^a-z ]/gu, '')
        .trim(),
    );
    const text = foldText(said).replace(/[^a-z ]/gu, '');
    return parts.every((part) => text.includes(part)) && parts.some((part) => part.length > 5);
  });
  const values = talk.memory.facts.map(
    ({ value }) =>
      value
        .replace(/ \(.*$/u, '')
        .split(': ')
        .at(-1) ?? value,
  );
  return claims || values.some((value) => value.length > 4 && /^\p{Lu}/u.test(value) && holds(said, value));
}

const EVERY = 5;
const CORRECTED_AFTER = 52;

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((item) => ({ item, rank: random() }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
}

export type Slice = {
  library: Library;
  character: CharacterCard;
  seed: number;
  plants?: readonly Plant[];
  late?: number;
};

/** What is said of it in the conversation: nothing of what is pinned beside it. */
function tell(talk: Talk, plant: Plant): string | undefined {
  if (plant.relation !== 'pinned') return plant.told;
  talk.memory.pinned.push(plant.told);
  return undefined;
}

/** Plants the facts one in five messages and asks for each later on; `late` is how long after the last asking goes on. */
export function measureRecall({ library, character, seed, plants = PLANTS, late = 900 }: Slice): Recall {
  const random = seededRandom(seed, 'memory');
  const talk: Talk = { library, character, seed, memory: new Memory() };
  const place: Place = { ...newChat(talk), turn: 0 };
  const order = shuffled(plants, random);
  const small = shuffled(
    PERSON_LINES.filter((line) => !TELLS_OF_SELF.test(line)),
    random,
  );
  const length = order.length * EVERY + late + 1;
  const recall = {
    facts: order.length,
    corrected: order.filter(({ corrected }) => corrected).length,
    relations: new Set(order.map(({ relation }) => relation)).size,
    messages: length,
    pinned: freshScores(),
    others: freshScores(),
    unknown: UNTOLD.length,
    invented: [] as string[],
    misses: [] as Miss[],
  };
  const at = (turn: number) => (turn >= 0 && turn % EVERY === 0 ? order[turn / EVERY] : undefined);
  const due: [Moment, number][] = [
    ['+10', 10],
    ['+100', 100],
    ['+900', late],
  ];
  for (let turn = 0; turn < length; turn += 1) {
    const plant = at(turn);
    const told = plant && tell(talk, plant);
    send(talk, place, told ?? at(turn - CORRECTED_AFTER)?.corrected ?? small[turn % small.length] ?? 'oi');
    for (const [moment, after] of due) {
      const asked = at(turn - after);
      if (asked) probe({ talk, place, recall }, { plant: asked, moment, isCorrected: after > CORRECTED_AFTER });
    }
  }
  for (const plant of order)
    probe({ talk, place: newChat(talk), recall }, { plant, moment: 'new chat', isCorrected: true });
  recall.invented.push(
    ...UNTOLD.flatMap((asked) => {
      const said = answer(talk, newChat(talk), asked).lines[0] ?? '';
      return isInvented(talk, said) ? [`${asked} ${said}`] : [];
    }),
  );
  return recall;
}

/** Pairs in other words than the script, each in a conversation of its own. */
export function measureHeldApart(library: Library, character: CharacterCard): Miss[] {
  return HELD_APART.flatMap((row) => {
    const [told = '', asked = '', wanted = ''] = row.split(' | ');
    const talk: Talk = { library, character, seed: 1, memory: new Memory() };
    talk.memory.learn(gleanFacts(told, { lastLine: undefined, known: [], now: new Date(START) }));
    const said = answer(talk, newChat(talk), asked).text;
    return holds(said, wanted) ? [] : [{ moment: 'new chat' as const, relation: told, asked, wanted, said }];
  });
}
