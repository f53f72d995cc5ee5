/** Which pieces of a life speak of what a text speaks of. */
import { LIGHT, senseOf, sensesOf } from '../analyser/stems.ts';
import type { ReadyLine } from '../dialogue/ready.ts';
import type { ReadyExchange } from '../exchanges/exchanges.ts';

export type FindAbout = (text: string, things: readonly string[]) => readonly ReadyExchange[];
export type FindNaming = (text: string, things: readonly string[]) => readonly Naming[];

/** `share` of what is asked stands in the piece, from 0 to 1; `heads` are the things it is itself asked for with, by their senses. */
export type Naming = { readonly piece: ReadyExchange; readonly share: number; readonly heads: readonly string[] };

/** A thing that every fifth piece has is what her whole life is about. */
const RARE = Math.log(5);
/** A word that stands in every tenth piece, as it is asked for, is enough to be told of. */
const NAMED = 2.4;
/** So much of what is asked has to stand in a piece that is about it. */
const ABOUT = 0.72;

/** What a piece is about is named as it is asked for, and where it begins. */
function sensesIn(piece: ReadyExchange): ReadonlySet<string> {
  const beginnings = piece.say().map(({ say }) => /^[^.!?…]+/u.exec(say)?.[0] ?? say);
  return sensesOf([...piece.put, ...beginnings].join(' '));
}

/** Which pieces speak of what a text speaks of, by the senses they share: the rarer, the more they tell. */
export function aboutOf(all: readonly ReadyExchange[]): FindAbout {
  const read = all.map((piece) => ({ piece, senses: sensesIn(piece) }));
  const counts = new Map<string, number>();
  for (const { senses } of read) for (const sense of senses) counts.set(sense, (counts.get(sense) ?? 0) + 1);
  const weigh = (sense: string): number => {
    return LIGHT.has(sense) ? 0 : Math.log(all.length / (counts.get(sense) ?? 1));
  };
  const unknown = Math.log(all.length + 1);
  return (text, things) => {
    const named = things.map(senseOf).filter((sense) => weigh(sense) > RARE);
    const wanted = [...sensesOf(text)].filter((sense) => !LIGHT.has(sense));
    const whole = wanted.reduce((sum, sense) => sum + (counts.has(sense) ? weigh(sense) : unknown), 0);
    return read
      .map(({ piece, senses }) => ({
        piece,
        weight: wanted.filter((sense) => senses.has(sense)).reduce((sum, sense) => sum + weigh(sense), 0),
      }))
      .filter(({ piece, weight }) => weight >= ABOUT * whole && named.some((sense) => sensesIn(piece).has(sense)))
      .toSorted((one, other) => other.weight - one.weight)
      .map(({ piece }) => piece);
  };
}

/** What a word counts for by where it stands: as it is asked for, in what she tells first, in what comes after. */
const AS_ASKED = 1.5;
const AS_TOLD = 1;
const AS_MORE = 0.6;

type Place = { readonly piece: ReadyExchange; readonly counts: ReadonlyMap<string, number> };

function placeOf(piece: ReadyExchange, asked: ReadonlySet<string>): Place {
  const texts = (lines: readonly ReadyLine[]) => sensesOf(lines.map(({ say }) => say).join(' '));
  const counts = new Map<string, number>();
  const groups: [Iterable<string>, number][] = [
    [texts(piece.more()), AS_MORE],
    [texts(piece.say()), AS_TOLD],
    [[...asked, ...sensesOf(piece.put.join(' '))], AS_ASKED],
  ];
  for (const [senses, count] of groups) for (const sense of senses) counts.set(sense, count);
  return { piece, counts };
}

/** Which pieces name a thing of a text, by all the senses they share with it. */
export function namingOf(
  all: readonly ReadyExchange[],
  asked: (piece: ReadyExchange) => ReadonlySet<string>,
): FindNaming {
  const read = all.map((piece) => placeOf(piece, asked(piece)));
  const unknown = Math.log(all.length + 1);
  const weigh = (sense: string): number => {
    const found = read.filter(({ counts }) => counts.has(sense)).length;
    return found === 0 ? unknown : Math.log(all.length / found);
  };
  return (text, things) => {
    const named = [...new Set(things.map(senseOf))].filter((sense) => !LIGHT.has(sense));
    const wanted = [...sensesOf(text)].filter((sense) => !LIGHT.has(sense));
    const weights = new Map(wanted.map((sense) => [sense, weigh(sense)]));
    const whole = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
    const sumOf = (counts: Place['counts'], count: (counted: number) => number) =>
      wanted.reduce((sum, sense) => sum + (weights.get(sense) ?? 0) * count(counts.get(sense) ?? 0), 0);
    return read
      .map(({ piece, counts }) => ({
        piece,
        counts,
        weight: sumOf(counts, (counted) => counted),
        share: sumOf(counts, (counted) => Math.min(1, Math.ceil(counted))) / Math.max(1, whole),
      }))
      .filter(({ counts, weight }) => weight >= NAMED && named.some((sense) => counts.has(sense)))
      .toSorted((one, other) => other.weight - one.weight)
      .map(({ piece, counts, share }) => ({
        piece,
        share,
        heads: named.filter((sense) => counts.get(sense) === AS_ASKED),
      }));
  };
}
