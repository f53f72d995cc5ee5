/** What people do, ready to be found in a message by its verbs. */
import { foldWord } from '../analyser/fold.ts';
import { senseOf } from '../analyser/stems.ts';
import type { Sentence } from '../analyser/tokens.ts';
import { type ReadyLine, readyLines } from '../dialogue/ready.ts';
import type { Tone } from '../remarks/schema.ts';
import { rawDeeds } from './bank.ts';
import { type Doing, doingsIn, INFINITIVE } from './doings.ts';
import { type DeedKey, readDeed, type Side } from './schema.ts';

export type ReadyDeed = {
  readonly tone: Tone | undefined;
  readonly isRomantic: boolean;
  readonly lines: (side: Side) => readonly ReadyLine[];
};
/** A deed a message tells of, and whose it is. */
export type Done = {
  readonly deed: ReadyDeed;
  readonly side: Side;
};
export type ReadyDeeds = {
  /** What the sentences tell was done, what is surest first. */
  readonly doneIn: (sentences: readonly Sentence[]) => readonly Done[];
};

type Entry = { readonly deed: ReadyDeed; readonly isDenied: boolean; readonly beside: ReadonlySet<string> };

function entryOf(deed: ReadyDeed, { isDenied, beside }: DeedKey): Entry {
  return { deed, isDenied, beside: new Set(beside.map(foldWord)) };
}

/** "Mandar+inf": told somebody to do something, and did not send it. */
const TO_DO = 'inf';
const TO_DO_REACH = 3;
/** Words so far behind the verb are of it. */
const REACH = 6;

/** How much of what was done an entry says; undefined where it says something else. */
function fitOf({ isDenied, beside }: Entry, { at, isDenied: wasDenied, tokens }: Doing): number | undefined {
  if (isDenied !== wasDenied) return undefined;
  if (beside.size === 0) return 1;
  if (beside.has(TO_DO))
    return tokens.slice(at + 1, at + 1 + TO_DO_REACH).some(({ raw }) => INFINITIVE.test(raw)) ? 1 : undefined;
  const near = tokens.slice(Math.max(0, at - 2), at + 1 + REACH);
  return near.some(
    ({ fold, forms }, place) =>
      place !== Math.min(2, at) && (beside.has(fold) || [...forms].some((form) => beside.has(form))),
  )
    ? 2
    : undefined;
}

export function readyDeeds(): ReadyDeeds {
  const byVerb = new Map<string, Entry[]>();
  for (const { keys, tone, isRomantic, lines } of rawDeeds.map(readDeed)) {
    const ready = new Map<Side, readonly ReadyLine[]>();
    const deed: ReadyDeed = {
      tone,
      isRomantic,
      lines: (side) => {
        const made = ready.get(side) ?? readyLines(lines[side]);
        ready.set(side, made);
        return made;
      },
    };
    for (const key of keys) {
      const entry = entryOf(deed, key);
      for (const verb of new Set([foldWord(key.verb), senseOf(key.verb)]))
        byVerb.set(verb, [...(byVerb.get(verb) ?? []), entry]);
    }
  }
  return {
    doneIn: (sentences) =>
      sentences
        .flatMap(doingsIn)
        .flatMap((doing, place) =>
          [...new Set([...doing.verbs].flatMap((verb) => byVerb.get(verb) ?? []))].flatMap((entry) => {
            const fit = fitOf(entry, doing);
            return fit === undefined
              ? []
              : [{ deed: entry.deed, side: doing.side, rank: fit + doing.weight + place / 100 }];
          }),
        )
        .toSorted((one, other) => other.rank - one.rank),
  };
}
