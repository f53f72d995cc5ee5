/** The packs, compiled once for the life of the process. Their shape is checked by the tests, not at every start. */

import { type ReadyDeeds, readyDeeds } from '../deeds/deeds.ts';
import { type ReadyExchanges, readyExchanges } from '../exchanges/exchanges.ts';
import { type ReadyHooks, readyHooks } from '../hooks/hooks.ts';
import { lifeOf, putsOfLives } from '../lives/lives.ts';
import { packs, rawGeneric, rawSafeguards } from '../packs/packs.ts';
import type { Generic, Line, Pack, Pattern, Responder, Safeguards } from '../packs/schema.ts';
import { type CompiledPattern, compilePattern } from '../pattern/compile.ts';
import { type ReadyRemarks, readyRemarks } from '../remarks/kinds.ts';
import { type ReadyWhims, readyWhims } from '../whims/whims.ts';
import { type ReadyLine, readyLines } from './ready.ts';

export type { ReadyLine };

export type ReadyPattern = { readonly patterns: readonly CompiledPattern[]; readonly source: Pattern };
export type ReadyResponder = ReadyPattern & {
  readonly say: readonly ReadyLine[];
  readonly here: boolean;
  /** The subject of her life that tells it better, where she has one. */
  readonly life: string | undefined;
};
export type ReadyAsk = {
  readonly match: readonly ReadyResponder[];
  readonly yes: readonly ReadyLine[];
  readonly no: readonly ReadyLine[];
  readonly dunno: readonly ReadyLine[];
  readonly any: readonly ReadyLine[];
  readonly why: readonly ReadyLine[];
  readonly more: readonly ReadyLine[];
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
  /** Answers by what a question wants to hear. */
  readonly asked: ReadonlyMap<string, readonly ReadyLine[]>;
  /** Answers to the short questions that follow what she says. */
  readonly after: ReadonlyMap<string, readonly ReadyLine[]>;
  readonly hello: Readonly<Record<'plain' | 'how', readonly ReadyLine[]>>;
  /** A clause of what was told, said back. */
  readonly details: ReadonlyMap<string, readonly ReadyLine[]>;
  readonly said: ReadonlyMap<string, readonly ReadyLine[]>;
  /** What is said of it by its tone alone. */
  readonly toned: ReadonlyMap<string, readonly ReadyLine[]>;
  /** What fits whatever is told in a mood. */
  readonly moods: ReadonlyMap<string, readonly ReadyLine[]>;
  /** Answers to what is put to her or said of what she told, by what it is. */
  readonly replies: ReadonlyMap<string, readonly ReadyLine[]>;
  /** An answer to what she asked, taken in before she goes on. */
  readonly acks: ReadonlyMap<string, readonly ReadyLine[]>;
  readonly catchAll: readonly ReadyResponder[];
  readonly learned: ReadonlyMap<string, readonly ReadyLine[]>;
  /** A second fact in the same message. */
  readonly also: ReadonlyMap<string, readonly ReadyLine[]>;
  /** What she answers of herself when a fact came with "e você?". */
  readonly mine: ReadonlyMap<string, readonly ReadyLine[]>;
} & Readonly<
  Record<
    | 'repeated'
    | 'long'
    | 'answer'
    | 'shift'
    | 'last'
    | 'clarify'
    | 'sorry'
    | 'putRight'
    | 'sayAgain'
    | 'earnest'
    | 'pleased'
    | 'corrected'
    | 'timely'
    | 'echo'
    | 'more'
    | 'ended'
    | 'owedDetail'
    | 'instead'
    | 'reminded',
    readonly ReadyLine[]
  >
>;
type ReadySafeguards = Readonly<
  Record<
    | 'care'
    | 'careOther'
    | 'checkIn'
    | 'misread'
    | 'minorSay'
    | 'minorAgain'
    | 'forbiddenSay'
    | 'threatSay'
    | 'explicitSay',
    readonly ReadyLine[]
  >
>;
export type Library = {
  readonly topics: ReadonlyMap<string, Topic>;
  readonly titles: ReadonlyMap<string, string>;
  readonly generic: ReadyGeneric;
  readonly safeguards: ReadySafeguards;
  readonly remarks: ReadyRemarks;
  readonly exchanges: ReadyExchanges;
  readonly deeds: ReadyDeeds;
  readonly hooks: ReadyHooks;
  readonly whims: ReadyWhims;
  /** What a character has lived. */
  readonly lifeOf: typeof lifeOf;
};

function readyPattern(source: Pattern): ReadyPattern {
  return { source, patterns: source.match.map(compilePattern) };
}

function readyResponder(responder: Responder): ReadyResponder {
  const hold = responder.hold ?? false;
  const leaves = responder.leaves ?? false;
  const say = readyLines(responder.say).map((line) => ({ ...line, hold, leaves }));
  return { ...readyPattern(responder), say, here: responder.here ?? false, life: responder.life };
}

function readyAsk(ask: Pack['asks'][string]): ReadyAsk {
  return {
    match: (ask.match ?? []).map(readyResponder),
    yes: readyLines(ask.yes),
    no: readyLines(ask.no),
    dunno: readyLines(ask.dunno),
    any: readyLines(ask.any),
    why: readyLines(ask.why),
    more: readyLines(ask.more),
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
    asked: readyMap(generic.asked),
    hello: { plain: readyLines(generic.hello.plain), how: readyLines(generic.hello.how) },
    after: readyMap(generic.after),
    details: readyMap(generic.details),
    said: readyMap(generic.said),
    toned: readyMap(generic.toned),
    moods: new Map(Object.entries(generic.moods).map(([mood, { say }]) => [mood, readyLines(say)])),
    replies: readyMap(generic.replies),
    acks: readyMap(generic.acks),
    echo: readyLines(generic.echo),
    more: readyLines(generic.more),
    ended: readyLines(generic.ended),
    owedDetail: readyLines(generic.owedDetail),
    instead: readyLines(generic.instead),
    reminded: readyLines(generic.reminded),
    catchAll: generic.catchAll.map(readyResponder),
    learned: readyMap(generic.learned),
    also: readyMap(generic.also),
    mine: readyMap(generic.mine),
    repeated: readyLines(generic.repeated),
    long: readyLines(generic.long),
    answer: readyLines(generic.answer),
    shift: readyLines(generic.shift),
    last: readyLines(generic.last),
    clarify: readyLines(generic.clarify),
    sorry: readyLines(generic.sorry).map((line) => ({ ...line, leaves: true })),
    putRight: readyLines(generic.putRight),
    sayAgain: readyLines(generic.sayAgain),
    earnest: readyLines(generic.earnest),
    pleased: readyLines(generic.pleased),
    corrected: readyLines(generic.corrected),
    timely: readyLines(generic.timely),
  };
}

function readySafeguards(guards: Safeguards): ReadySafeguards {
  return {
    care: readyLines(guards.care),
    careOther: readyLines(guards.careOther),
    checkIn: readyLines(guards.checkIn),
    misread: readyLines(guards.misread),
    minorSay: readyLines(guards.minorSay),
    minorAgain: readyLines(guards.minorAgain),
    forbiddenSay: readyLines(guards.forbiddenSay),
    threatSay: readyLines(guards.threatSay),
    explicitSay: readyLines(guards.explicitSay),
  };
}

let library: Library | undefined;

/** The packs, compiled the first time they are wanted. */
export function loadLibrary(): Library {
  library ??= compileLibrary();
  return library;
}

function compileLibrary(): Library {
  const topics = packs.map((raw) => readyTopic(raw as Pack));
  return {
    topics: new Map(topics.map((topic) => [topic.id, topic])),
    titles: new Map(topics.map((topic) => [topic.id, topic.title])),
    generic: readyGeneric(rawGeneric as Generic),
    safeguards: readySafeguards(rawSafeguards as Safeguards),
    remarks: readyRemarks(),
    exchanges: readyExchanges(putsOfLives()),
    deeds: readyDeeds(),
    hooks: readyHooks(),
    whims: readyWhims(),
    lifeOf,
  };
}
