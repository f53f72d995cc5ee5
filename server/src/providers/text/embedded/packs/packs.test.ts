import { describe, expect, it } from 'vitest';
import { analyse } from '../analyser/analyse.ts';
import { loadLibrary, type ReadyPattern } from '../dialogue/library.ts';
import { matchWeight } from '../pattern/match.ts';
import { packs, rawGeneric, rawSafeguards } from './packs.ts';
import { Generic, type Line, Pack, type Pattern, Safeguards } from './schema.ts';

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
  for (const kind of ['crisis', 'minor', 'forbidden', 'explicit'] as const)
    for (const pattern of library.safeguards[kind]) named.push([kind, pattern]);
  return named;
}

function sayOf(line: Line): string {
  return typeof line === 'string' ? line : line.say;
}

/** Every line of every pack, with the place it stands in. */
function linesOf(): [string, Line][] {
  const found: [string, Line][] = [];
  const visit = (place: string, value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) visit(place, item);
    else if (typeof value === 'object' && value !== null && 'say' in value && typeof value.say === 'string')
      found.push([place, value as Line]);
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) {
        if (['match', 'yes', 'no'].includes(key) && 'match' in value && 'say' in value) continue;
        visit(`${place}.${key}`, inner);
      }
    else if (
      typeof value === 'string' &&
      /\.(say|openers|gambits|yes|no|dunno|any|why|you|acts|repeated|long|answer|learned|shift|last)/.test(place)
    )
      found.push([place, value]);
  };
  for (const pack of parsed)
    visit(pack.id, {
      openers: pack.openers,
      gambits: pack.gambits,
      why: pack.why,
      you: pack.you,
      asks: pack.asks,
      responders: pack.responders.map((one) => ({ say: one.say })),
    });
  visit('generic', { ...generic, catchAll: generic.catchAll.map((one) => ({ say: one.say })) });
  return found;
}

describe('the examples of every pattern', () => {
  const patterns = patternsOf();

  it('exist for some hundred patterns', () => {
    expect(parsed.length).toBeGreaterThanOrEqual(16);
    expect(patterns.length).toBeGreaterThan(150);
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
  it('are written once', () => {
    const seen = new Map<string, string>();
    const twice: string[] = [];
    for (const [place, line] of linesOf()) {
      const earlier = seen.get(sayOf(line));
      if (earlier && earlier !== place) twice.push(`${earlier} = ${place}: ${sayOf(line)}`);
      seen.set(sayOf(line), place);
    }
    expect(twice).toEqual([]);
  });

  it('stay short', () => {
    expect(
      linesOf()
        .filter(([, line]) => sayOf(line).length > 140)
        .map(([place, line]) => `${place}: ${sayOf(line)}`),
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
    expect(linesOf().length).toBeGreaterThan(900);
  });
});

export type { Pattern };

void safeguards;
