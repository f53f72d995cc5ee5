/** What people ask and say next to a story of hers, and what she says to it: of the story alone, so a few words are enough to find it. */
import { secondOf } from '../analyser/first-person.ts';
import { LIGHT, sensesOf } from '../analyser/stems.ts';
import { exchangeOf, lazily, type ReadyExchange, readyPuts } from '../exchanges/exchanges.ts';
import { type Entry, type Find, finderOf } from '../exchanges/nearest.ts';
import { readExchange } from '../exchanges/schema.ts';
import { followUps } from './follow-up-bank.ts';
import type { FollowUps } from './schema.ts';

/** What is asked of her whatever she told last. */
export const OF_ALL = '*';

/** A piece, and what its follow-ups may name it by: its subject, the first way it is asked for, or the text it begins with. */
export type Named = { readonly name: string; readonly piece: ReadyExchange };

function followUpOf(written: string, story: ReadyExchange): ReadyExchange {
  const item = exchangeOf(written);
  return { ...item, isRomantic: item.isRomantic || story.isRomantic, isOfLife: true };
}

/** The name among these that a piece answers to. */
export function nameFor(names: readonly string[], name: string): string | undefined {
  return names.find((one) => one === name) ?? names.find((one) => one !== OF_ALL && name.startsWith(`${one} `));
}

/** A follow-up, and the piece it stands next to. */
export type NextTo = { readonly item: ReadyExchange; readonly story: ReadyExchange };

export type ReadyFollowUps = {
  readonly of: (story: ReadyExchange) => readonly ReadyExchange[];
  /** Those of all pieces, by what is said: for what is asked of a story that was not told. */
  readonly find: Find<NextTo>;
};

/** So many words of sense say what is asked wherever it is asked: "que raça é" does not, "seu pai ainda dirige" does. */
const PLAIN_SENSES = 2;

const ASKS_HER =
  /(?<!\p{L})(?:voc[êe]s?|seus?|suas?|te|qual|quais|que|qu[êe]|quem|onde|quando|quantos?|quantas?|como|por que|ainda)(?!\p{L})/u;

/** "Trabalho", "tenho irmãos": said in answer to a question of hers. */
export function isAnswer(put: string): boolean {
  const words = put.split(' ');
  return words.length === 1 || words.some((word, at) => secondOf(word, words[at - 1]) !== undefined);
}

/** Neither an answer to a question of hers ("tenho irmãos") nor bound to what she has just told. */
function isPlain(put: string): boolean {
  if (!ASKS_HER.test(put) || isAnswer(put)) return false;
  return [...sensesOf(put)].filter((sense) => !LIGHT.has(sense)).length >= PLAIN_SENSES;
}

/** Of whoever has no life of her own. */
export const NO_FOLLOW_UPS: ReadyFollowUps = { of: () => [], find: () => [] };

/** The follow-ups of one life. */
export function followUpsOf(owner: string, pieces: readonly Named[]): ReadyFollowUps {
  const written: FollowUps = followUps[owner] ?? {};
  const names = Object.keys(written);
  const read = pieces.map(({ name, piece: story }) => ({
    story,
    ready: lazily(() => (written[nameFor(names, name) ?? ''] ?? []).map((one) => followUpOf(one, story))),
  }));
  const known = new Map(read.map(({ story, ready }) => [story.key, ready]));
  const all = lazily(() =>
    finderOf(
      read.flatMap(({ story, ready }) =>
        ready().flatMap((item) => item.put.filter(isPlain).map((text) => ({ text, item: { item, story } }))),
      ),
    ),
  );
  return { of: ({ key }) => known.get(key)?.() ?? [], find: (text, meant) => all().find(text, meant) };
}

/** What is asked of one of them alone, whatever she told last. */
export function generalOf(owner: string): readonly string[] {
  return followUps[owner]?.[OF_ALL] ?? [];
}

/** The same as it is found. */
export function putsOfFollowUps(): Entry<ReadyExchange>[] {
  return Object.keys(followUps).flatMap((owner) =>
    generalOf(owner).flatMap((written) =>
      readyPuts(written).map(({ text, item }) => ({ text, item: { ...item, owner, isOfLife: true } })),
    ),
  );
}

/** Every reply next to a story, of all of them. */
export function linesOfFollowUps(): string[] {
  return Object.values(followUps).flatMap((written) =>
    Object.entries(written).flatMap(([name, all]) =>
      name === OF_ALL ? [] : all.flatMap((one) => readExchange(one).say),
    ),
  );
}
