/** What she tells of her own life: a subject where she is asked for it, a step more of a story, and now and then a day of hers. */
import { LIGHT, sensesOf } from '../analyser/stems.ts';
import type { ReadyExchange } from '../exchanges/exchanges.ts';
import type { FactRelation } from '../request.ts';
import { canSay, say } from './choose.ts';
import { isSayable } from './last-exchange.ts';
import type { Turn } from './turn.ts';

/** The subject that is told by her days. */
export const DAYS = 'today';

/** How much of what is asked stands in a day of hers: "o que você ensaiou hoje?" asks for one with a rehearsal. */
function namedIn(day: ReadyExchange, wanted: ReadonlySet<string>): number {
  const told = sensesOf(
    day
      .say()
      .map(({ say }) => say)
      .join(' '),
  );
  return [...wanted].filter((sense) => told.has(sense) && !LIGHT.has(sense)).length;
}

/** What her life has on a subject: of her days one not told yet, and best one that is of what was asked. */
export function pieceOn(turn: Turn, subject: string): ReadyExchange | undefined {
  if (subject !== DAYS) return turn.life.told.get(subject);
  const fresh = turn.life.days.filter((day) => canSay(turn, day.say(), null));
  const wanted = sensesOf(turn.analysis.text);
  const most = Math.max(0, ...fresh.map((day) => namedIn(day, wanted)));
  const meant = fresh.filter((day) => namedIn(day, wanted) === most);
  return meant[Math.floor(turn.random() * meant.length)];
}

/** Asked again, she tells what she has not told yet of it; of what was never begun nobody hears the end. */
function isBegun(turn: Turn, piece: ReadyExchange): boolean {
  return piece.isOfLife && piece.say().some(({ key }) => turn.spent.has(key));
}

/** What a question at the end of a telling wants to know of them. */
const WANTS_TO_KNOW: readonly (readonly [relation: FactRelation, asks: RegExp, of?: RegExp])[] = [
  ['job', /trabalha (?:com|em|de)|faz (?:o qu[eê]|da vida|pra viver)|seu trabalho/u],
  ['pet', /tem (?:bicho|cachorro|gato|pet)|é de (?:bicho|gato|cachorro)|miado ou latido/u],
  ['city', /mora onde|onde você mora|você é de onde|de que cidade/u],
  ['family', /tem irm[ãa]/u, /^irm[ãa]/u],
];
const LAST_QUESTION = /(?<=[.!…”"]) [^.!?…]*\?$/u;

/** Nobody is asked what they have told: the telling ends before its question. */
function withoutAnswered(turn: Turn): void {
  const said = turn.said.at(-1);
  const asked = said && LAST_QUESTION.exec(said.text)?.[0];
  if (!said || asked === undefined) return;
  const known = [...turn.request.facts, ...turn.fresh];
  const isKnown = WANTS_TO_KNOW.some(
    ([relation, asks, of]) =>
      asks.test(asked) && known.some((fact) => fact.relation === relation && (of?.test(fact.value) ?? true)),
  );
  if (isKnown) turn.said.splice(-1, 1, { ...said, text: said.text.slice(0, -asked.length) });
}

/** Says what belongs to an exchange or a piece, and remembers which it was. */
export function tell(turn: Turn, piece: ReadyExchange | undefined): boolean {
  if (!piece || !isSayable(turn, piece)) return false;
  if (!say(turn, piece.say(), null) && !(isBegun(turn, piece) && goOn(turn, piece))) return false;
  if (piece.isOfLife) withoutAnswered(turn);
  turn.led = true;
  turn.state.exchange = { key: piece.key, turn: turn.state.turn };
  return true;
}

/** What she tells where she is asked for this subject. */
export function toldOf(turn: Turn, subject: string | undefined): boolean {
  return subject !== undefined && tell(turn, pieceOn(turn, subject));
}

/** Goes on from what she said last: with the next step of a story, or whatever is left to add. */
export function goOn(turn: Turn, last: ReadyExchange): boolean {
  const more = last.more();
  // No step of a story is passed over for a later one.
  const next = last.isOfLife ? more.filter(({ key }) => !turn.spent.has(key)).slice(0, 1) : more;
  if (!say(turn, next, null)) return false;
  turn.state.exchange = { key: last.key, turn: turn.state.turn };
  return true;
}

/** Something that happened to her lately, told of her own accord. */
export function toldOfHerDay(turn: Turn): boolean {
  return toldOf(turn, DAYS);
}
