/** The packs, validated and compiled once for the life of the process. */

import { foldWord } from '../analyser/fold.ts';
import { packs, rawGeneric, rawSafeguards } from '../packs/packs.ts';
import { Generic, type Line, Pack, type Pattern, type Register, type Responder, Safeguards } from '../packs/schema.ts';
import { type CompiledPattern, compilePattern } from '../pattern/compile.ts';
import { shortKey } from './hash.ts';

export type ReadyLine = {
  readonly key: string;
  readonly say: string;
  readonly as: Register | undefined;
  readonly ask: string | undefined;
  readonly unless: string | undefined;
  /** Ends in a question mark. */
  readonly question: boolean;
  /** Has a question anywhere; a line with an `ask` and without one is a story. */
  readonly asks: boolean;
  readonly hold: boolean;
  readonly leaves: boolean;
  readonly slots: readonly string[];
};
export type ReadyPattern = { readonly patterns: readonly CompiledPattern[]; readonly source: Pattern };
export type ReadyResponder = ReadyPattern & { readonly say: readonly ReadyLine[]; readonly here: boolean };
export type ReadyAsk = {
  readonly match: readonly ReadyResponder[];
  readonly yes: readonly ReadyLine[];
  readonly no: readonly ReadyLine[];
  readonly dunno: readonly ReadyLine[];
  readonly any: readonly ReadyLine[];
  readonly why: readonly ReadyLine[];
  readonly you: readonly ReadyLine[];
};
export type Topic = Omit<Pack, 'hits' | 'openers' | 'gambits' | 'responders' | 'asks' | 'why' | 'you'> & {
  readonly hits: readonly ReadyPattern[];
  readonly openers: readonly ReadyLine[];
  readonly gambits: readonly ReadyLine[];
  readonly responders: readonly ReadyResponder[];
  readonly asks: ReadonlyMap<string, ReadyAsk>;
  readonly why: readonly ReadyLine[];
  readonly you: readonly ReadyLine[];
};
type ReadyGeneric = {
  readonly acts: ReadonlyMap<string, readonly ReadyLine[]>;
  readonly catchAll: readonly ReadyResponder[];
  readonly learned: ReadonlyMap<string, readonly ReadyLine[]>;
} & Readonly<Record<'repeated' | 'long' | 'answer' | 'shift' | 'last', readonly ReadyLine[]>>;
type ReadySafeguards = Readonly<Record<'crisis' | 'minor' | 'forbidden' | 'explicit', readonly ReadyPattern[]>> &
  Readonly<Record<'care' | 'minorSay' | 'minorAgain' | 'forbiddenSay' | 'explicitSay', readonly ReadyLine[]>>;
export type Library = {
  readonly topics: ReadonlyMap<string, Topic>;
  readonly titles: ReadonlyMap<string, string>;
  readonly generic: ReadyGeneric;
  readonly safeguards: ReadySafeguards;
};

/** Unmarked lines are also "questions" when a question mark closes them, emoji aside. */
function endsInQuestion(say: string): boolean {
  return /\?[\s"”)\p{Extended_Pictographic}]*$/u.test(say);
}

function readyLine(line: Line): ReadyLine {
  const full = typeof line === 'string' ? { say: line } : line;
  return {
    key: shortKey(foldWord(full.say)),
    say: full.say,
    as: 'as' in full ? full.as : undefined,
    ask: 'ask' in full ? full.ask : undefined,
    unless: 'unless' in full ? full.unless : undefined,
    question: endsInQuestion(full.say),
    asks: full.say.includes('?'),
    hold: false,
    leaves: false,
    slots: [...full.say.matchAll(/\{([a-z_.]+)\}/g)].map((match) => match[1] ?? ''),
  };
}

function readyLines(lines: readonly Line[] | undefined): readonly ReadyLine[] {
  return (lines ?? []).map(readyLine);
}

function readyPattern(source: Pattern): ReadyPattern {
  return { source, patterns: source.match.map(compilePattern) };
}

function readyResponder(responder: Responder): ReadyResponder {
  const hold = responder.hold ?? false;
  const leaves = responder.leaves ?? false;
  const say = readyLines(responder.say).map((line) => ({ ...line, hold, leaves }));
  return { ...readyPattern(responder), say, here: responder.here ?? false };
}

function readyAsk(ask: Pack['asks'][string]): ReadyAsk {
  return {
    match: (ask.match ?? []).map(readyResponder),
    yes: readyLines(ask.yes),
    no: readyLines(ask.no),
    dunno: readyLines(ask.dunno),
    any: readyLines(ask.any),
    why: readyLines(ask.why),
    you: readyLines(ask.you),
  };
}

function readyTopic(pack: Pack): Topic {
  return {
    ...pack,
    hits: pack.hits.map(readyPattern),
    openers: readyLines(pack.openers),
    gambits: readyLines(pack.gambits),
    responders: pack.responders.map(readyResponder),
    asks: new Map(Object.entries(pack.asks).map(([id, ask]) => [id, readyAsk(ask)])),
    why: readyLines(pack.why),
    you: readyLines(pack.you),
  };
}

function readyMap(
  lists: Readonly<Record<string, readonly Line[] | undefined>>,
): ReadonlyMap<string, readonly ReadyLine[]> {
  return new Map(Object.entries(lists).map(([id, lines]) => [id, readyLines(lines)]));
}

function readyGeneric(generic: Generic): ReadyGeneric {
  return {
    acts: readyMap(generic.acts),
    catchAll: generic.catchAll.map(readyResponder),
    learned: readyMap(generic.learned),
    repeated: readyLines(generic.repeated),
    long: readyLines(generic.long),
    answer: readyLines(generic.answer),
    shift: readyLines(generic.shift),
    last: readyLines(generic.last),
  };
}

function readySafeguards(guards: Safeguards): ReadySafeguards {
  return {
    crisis: guards.crisis.map(readyPattern),
    minor: guards.minor.map(readyPattern),
    forbidden: guards.forbidden.map(readyPattern),
    explicit: guards.explicit.map(readyPattern),
    care: readyLines(guards.care),
    minorSay: readyLines(guards.minorSay),
    minorAgain: readyLines(guards.minorAgain),
    forbiddenSay: readyLines(guards.forbiddenSay),
    explicitSay: readyLines(guards.explicitSay),
  };
}

/** Validates and compiles every pack. A broken pack stops the start, not a conversation. */
export function loadLibrary(): Library {
  const topics = packs.map((raw) => readyTopic(Pack.parse(raw)));
  return {
    topics: new Map(topics.map((topic) => [topic.id, topic])),
    titles: new Map(topics.map((topic) => [topic.id, topic.title])),
    generic: readyGeneric(Generic.parse(rawGeneric)),
    safeguards: readySafeguards(Safeguards.parse(rawSafeguards)),
  };
}
