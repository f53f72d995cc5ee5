import { describe, expect, it } from 'vitest';
import { alike, doubled, refusedBesideAChild } from '../__fixtures__/line-checks.ts';
import { analyse } from '../analyser/analyse.ts';
import { loadLibrary, type ReadyPattern } from '../dialogue/library.ts';
import { gameLines } from '../games/games.ts';
import { allSayings } from '../objects/things.ts';
import { matchWeight } from '../pattern/match.ts';
import { packs, rawGeneric, rawSafeguards } from './packs.ts';
import { type Ask, Generic, type Line, Pack, Register, Safeguards } from './schema.ts';

const parsed = packs.map((raw) => Pack.parse(raw));
const generic = Generic.parse(rawGeneric);
const safeguards = Safeguards.parse(rawSafeguards);
const library = loadLibrary();

function weight(pattern: ReadyPattern, text: string): number {
  return matchWeight(pattern.patterns, analyse(text).sentences);
}

function patternsOf(): [string, ReadyPattern][] {
  const named: [string, ReadyPattern][] = [];
  for (const topic of library.topics.values()) {
    for (const pattern of [...topic.hits, ...topic.responders]) named.push([topic.id, pattern]);
    for (const [id, ask] of topic.asks) for (const pattern of ask.match) named.push([`${topic.id}/${id}`, pattern]);
  }
  for (const pattern of library.generic.catchAll) named.push(['catchAll', pattern]);
  return named;
}

function sayOf(line: Line): string {
  return typeof line === 'string' ? line : line.say;
}

type Placed = [place: string, say: string];

function placed(place: string, lines: readonly Line[] | undefined): Placed[] {
  return (lines ?? []).map((line) => [place, sayOf(line)]);
}

function linesOfAsk(place: string, ask: Ask): Placed[] {
  const own = [ask.yes, ask.no, ask.dunno, ask.any, ask.why, ask.more, ask.you].flatMap((lines) =>
    placed(place, lines),
  );
  return [...own, ...(ask.match ?? []).flatMap((responder) => placed(place, responder.say))];
}

/** Every line of every pack, with the place it stands in. */
function linesOf(): Placed[] {
  const ofPacks = parsed.flatMap((pack) => [
    ...[pack.openers, pack.gambits, pack.why, pack.you].flatMap((lines) => placed(pack.id, lines)),
    ...pack.responders.flatMap((responder) => placed(pack.id, responder.say)),
    ...Object.entries(pack.asks).flatMap(([id, ask]) => linesOfAsk(`${pack.id}/${id}`, ask)),
  ]);
  const {
    acts,
    asked,
    after,
    details,
    said,
    toned,
    acks,
    hello,
    catchAll,
    learned,
    also,
    mine,
    moods,
    replies,
    ...rest
  } = generic;
  const groups = [acts, asked, after, details, said, toned, acks, hello, learned, also, mine, replies, rest].flatMap(
    (group) => Object.entries(group),
  );
  return [
    ...ofPacks,
    ...groups.flatMap(([id, lines]) => placed(id, lines)),
    ...Object.entries(moods).flatMap(([mood, { say }]) => placed(`mood ${mood}`, say)),
    ...[...allSayings()].flatMap(([id, lines]) => placed(`things ${id}`, lines)),
    ...gameLines().map((line): Placed => ['games', line.say]),
    ...catchAll.flatMap((responder) => placed('catchAll', responder.say)),
    ...[
      safeguards.care,
      safeguards.careOther,
      safeguards.checkIn,
      safeguards.misread,
      safeguards.minorSay,
      safeguards.minorAgain,
    ].flatMap((lines) => placed('guard', lines)),
    ...[safeguards.forbiddenSay, safeguards.threatSay, safeguards.explicitSay].flatMap((lines) =>
      placed('guard', lines),
    ),
  ];
}

describe('the examples of every pattern', () => {
  const patterns = patternsOf();

  it('exist for some hundred patterns', () => {
    expect(parsed.length).toBeGreaterThanOrEqual(60);
    expect(patterns.length).toBeGreaterThan(500);
  });

  it('match where they should', () => {
    const missed = patterns.flatMap(([place, pattern]) =>
      pattern.source.yes.filter((text) => weight(pattern, text) === 0).map((text) => `${place}: ${text}`),
    );
    expect(missed).toEqual([]);
  });

  it('do not match where they should not', () => {
    const caught = patterns.flatMap(([place, pattern]) =>
      pattern.source.no.filter((text) => weight(pattern, text) > 0).map((text) => `${place}: ${text}`),
    );
    expect(caught).toEqual([]);
  });
});

describe('the lines', () => {
  it('that are not romantic make no romance of a child who is told of next (safety.md P0)', () => {
    const romantic = new Set(parsed.filter((pack) => pack.romantic).map((pack) => pack.id));
    const plain = linesOf().filter(([place]) => !romantic.has(place.split('/')[0] ?? ''));
    expect(plain.length).toBeGreaterThan(3_000);
    expect(refusedBesideAChild(plain.map(([, say]) => say))).toEqual([]);
  });

  it('are written once', () => {
    expect(doubled(linesOf().map(([, line]) => line))).toEqual([]);
  });

  it('never claim a guilt', () => {
    const guilt =
      /n[ãa]o vai embora|fica mais|me abandona|vou ficar (?:triste|sozinha)|sem voc[êe] eu|j[áa] vai\?|t[ãa]o cedo/i;
    expect(
      placed('goodbye', parsed.find((pack) => pack.id === 'goodbye')?.openers).filter(([, line]) => guilt.test(line)),
    ).toEqual([]);
  });

  it('stay short', () => {
    expect(
      linesOf()
        .filter(([, line]) => line.length > 140)
        .map(([place, line]) => `${place}: ${line}`),
    ).toEqual([]);
  });

  it('ask only what has an answer waiting', () => {
    const orphans = parsed.flatMap((pack) => {
      const text = JSON.stringify({ ...pack, asks: Object.values(pack.asks) });
      return [...text.matchAll(/"ask":"([^"]+)"/g)]
        .map((match) => match[1] ?? '')
        .filter((id) => !(id in pack.asks))
        .map((id) => `${pack.id}: ${id}`);
    });
    expect(orphans).toEqual([]);
  });

  it('are many', () => {
    expect(new Set(linesOf().map(([, line]) => line)).size).toBeGreaterThan(3_000);
  });

  it('answer every question of hers in at least six ways', () => {
    const few = parsed.flatMap((pack) =>
      Object.entries(pack.asks)
        .filter(([, ask]) => linesOfAsk('', ask).length < 6)
        .map(([id]) => `${pack.id}: ${id}`),
    );
    expect(few).toEqual([]);
  });

  it('are spoken in all six temperaments', () => {
    const text = JSON.stringify(parsed);
    for (const register of Register.options)
      expect([register, text.split(`"as":"${register}"`).length > 25]).toEqual([register, true]);
  });

  it('hardly resemble each other', () => {
    expect(
      alike(
        linesOf().map(([, line]) => line),
        0.6,
      ),
    ).toEqual([]);
  });
});
