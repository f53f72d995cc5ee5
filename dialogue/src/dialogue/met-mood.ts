/** What is told in a mood, met by what fits all that is told in it. */
import { say } from './choose.ts';
import { isGrieving } from './grief.ts';
import { isRemark } from './heard.ts';
import { isPlainMood, moodOf } from './moods.ts';
import { isSayable } from './reflect.ts';
import { soften } from './tone.ts';
import type { Turn } from './turn.ts';

const WORDS = { min: 3, max: 45 };
/** In these a thing of theirs is taken up lightly. */
const LIGHT: ReadonlySet<string> = new Set([
  'touched',
  'nostalgia',
  'proud',
  'glad',
  'amused',
  'daily',
  'told',
  'traits',
  'selfmade',
  'planned',
]);
/** "Pão de queijo", "fila do sacolão": says what it is by itself. */
const THING = /^(?!seus? |suas? |pedaço |parte |tipo |monte )\p{L}{3,} d[eao]s? \p{L}{3,}$/u;
const TAKEN_UP = 0.7;
const LINE_MAX = 90;

/** The thing they named before what is said of it: "Pão de queijo... isso a gente não esquece". */
function takeUp(turn: Turn, mood: string): void {
  const said = turn.said.at(-1);
  const thing = turn.slots.values.get('echo') ?? '';
  if (!said || !LIGHT.has(mood) || !THING.test(thing) || said.text.length > LINE_MAX) return;
  if (said.text.toLowerCase().includes(thing) || turn.random() > TAKEN_UP || !isSayable(turn, thing)) return;
  const text = `${thing.charAt(0).toUpperCase()}${thing.slice(1)}... ${said.text}`;
  turn.said.splice(-1, 1, { ...said, text });
}

/** What moves, pleases or weighs is met by its mood. */
export function metByMood(turn: Turn): boolean {
  return metByMoodOf(turn, false);
}

/** What is told of nothing in particular is met by its mood where none of its words can be said back. */
export function metPlainly(turn: Turn): boolean {
  return metByMoodOf(turn, true);
}

function metByMoodOf(turn: Turn, isPlain: boolean): boolean {
  const { size } = turn.analysis;
  if (!isRemark(turn) || turn.acts.has('question') || isGrieving(turn) || size < WORDS.min || size > WORDS.max)
    return false;
  const mood = moodOf(turn);
  if (
    mood === undefined ||
    isPlainMood(mood) !== isPlain ||
    !say(turn, turn.library.generic.moods.get(mood) ?? [], null)
  )
    return false;
  takeUp(turn, mood);
  turn.led = true;
  if (mood === 'hurt') soften(turn, 'bad');
  return true;
}
