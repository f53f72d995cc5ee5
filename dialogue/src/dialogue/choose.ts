import { foldWord } from '../analyser/fold.ts';
import type { Register } from '../packs/schema.ts';
import { shortKey } from './hash.ts';
import type { ReadyLine } from './ready.ts';
import { markAsked, spend, wasAsked } from './state.ts';
import { contentWords, type Turn } from './turn.ts';

/** A register this far from hers is out of character. */
const OUT_OF_CHARACTER = -0.7;
const SAME_WORDS = 0.7;
const BOLD_REGISTERS = new Set(['ousada']);
/** Registers that would sound deaf right after something heavy. */
const LIGHT_REGISTERS = new Set(['ousada', 'ironica', 'brincalhona']);
const SOFT_REPLIES = 3;
const HEAVY_TOPICS = new Set(['sadness', 'anxiety']);

function askKey(topic: string | null, ask: string): string {
  return shortKey(`${topic ?? ''}/${ask}`);
}

function isKnownFact(turn: Turn, relation: string): boolean {
  if (relation === 'name' && turn.slots.values.has('person')) return true;
  return [...turn.request.facts, ...turn.fresh].some((fact) => fact.relation === relation);
}

const CHILDREN = [
  'filho',
  'filha',
  'crianca',
  'bebe',
  'enteado',
  'enteada',
  'neto',
  'neta',
  'sobrinho',
  'sobrinha',
  'aluno',
  'aluna',
];

/** Children are spoken of, now or a moment ago: nothing bold, nothing romantic is brought in beside them. */
export function isNearChildren(turn: Turn): boolean {
  const { topic, mentioned } = turn.state;
  if (topic === 'kids' || mentioned.slice(-3).includes('kids')) return true;
  return turn.analysis.sentences.some(({ forms }) => CHILDREN.some((word) => forms.has(word)));
}

/** Whether a register is hers, and not deaf to what was just said. */
function isFitting(turn: Turn, register: Register): boolean {
  if (turn.voice[register] < OUT_OF_CHARACTER) return false;
  if ((turn.state.minor || isNearChildren(turn)) && BOLD_REGISTERS.has(register)) return false;
  return !(turn.state.soft > 0 && LIGHT_REGISTERS.has(register));
}

/** "Doce ou salgado?", right after "gosto mais de salgado". */
function asksWhatWasTold(turn: Turn, line: ReadyLine): boolean {
  if (line.slots.length > 0) return false;
  const tastes = turn.fresh.filter(({ relation }) => relation === 'likes' || relation === 'dislikes');
  if (tastes.length === 0) return false;
  const asked = contentWords(line.say);
  return tastes.some(({ value }) => [...contentWords(value)].some((word) => asked.has(word)));
}

/** What became of a thing may be asked of the next thing as well, and "e você?" after each answer to a question of theirs. */
function asksAgain(turn: Turn, { ask }: ReadyLine, topic: string | null): boolean {
  const mayAgain = topic === 'things' || turn.library.topics.get(topic ?? '')?.early !== undefined;
  return ask !== undefined && !mayAgain && wasAsked(turn.state, askKey(topic, ask));
}

/** Most of it is what the person said: it is another line each time. */
function isFrame(line: ReadyLine): boolean {
  return line.slots.includes('said');
}

function keyOf(turn: Turn, line: ReadyLine): string {
  return isFrame(line) ? shortKey(`${line.key} ${turn.slots.values.get('said') ?? ''}`) : line.key;
}

/** For so many replies a frame is not used again. */
const FRAME_RESTS = 16;
const TELLING_PART = 4;

function isWorn(turn: Turn, line: ReadyLine): boolean {
  const hers = turn.request.history.filter(({ role }) => role === 'character').slice(-FRAME_RESTS);
  const parts = line.say.split(/\{[^}]*\}/u).map((part) => part.trim().toLowerCase());
  const part = parts.toSorted((one, other) => other.length - one.length)[0] ?? '';
  return part.length >= TELLING_PART && hers.some(({ text }) => text.toLowerCase().includes(part));
}

function isEligible(turn: Turn, line: ReadyLine, topic: string | null): boolean {
  if (turn.spent.has(keyOf(turn, line)) || (isFrame(line) && isWorn(turn, line))) return false;
  if (!line.slots.every((slot) => turn.slots.values.has(slot))) return false;
  if (turn.asksNothing && line.asks) return false;
  if (line.unless && isKnownFact(turn, line.unless)) return false;
  if (line.as && !isFitting(turn, line.as)) return false;
  return !line.asks || !(asksWhatWasTold(turn, line) || asksAgain(turn, line, topic));
}

/** About half of her replies end in a question: the further from that, the stronger the pull back. */
function questionPull(turn: Turn): number {
  const { rhythm } = turn.state;
  const [last, before] = [rhythm.at(-1), rhythm.at(-2)];
  const share = rhythm.length === 0 ? 0.5 : rhythm.reduce((sum, one) => sum + one, 0) / rhythm.length;
  const pull = (0.5 - share) * 3;
  if (last === 1 && before === 1) return Math.min(pull, -2);
  return last === 0 && before === 0 ? Math.max(pull, 1) : pull;
}

const PERSONAL_SLOT = /^(?:fact|known|new|answer|facts|echo)/;

/** Where she knows something, nobody hears that she knows little. */
const ALL_SHE_KNOWS = 3;

/** A name in every line is a salesman's; once in a few is a friend's. */
function saidNameLately(turn: Turn): boolean {
  const name = foldWord(turn.slots.values.get('person') ?? '');
  return turn.recent.slice(-5).some((words) => words.has(name));
}

/** "No meu roteiro…": said once it is charming, said twice in a row it is a tic. */
const FICTION =
  /roteiro|(?:na|minha) história|no papel|pela página|enredo|minha página|faz de conta|me escreveram|inventaram pra mim|sou personagem|imaginári/iu;
/** A life of her own is told as it is. */
const UNLIKE_HER = -2;

function fictionScore(turn: Turn, { say: text }: ReadyLine): number {
  if (!FICTION.test(text)) return 0;
  if (spokeOfFiction(turn)) return -3;
  return turn.life.owner === undefined || /\bIA\b/u.test(text) ? 0 : UNLIKE_HER;
}

function spokeOfFiction(turn: Turn): boolean {
  const hers = turn.request.history.filter((entry) => entry.role === 'character').slice(-5);
  return [...hers, ...turn.said].some(({ text }) => FICTION.test(text));
}

function personalScore({ slots }: ReadyLine): number {
  if (slots.includes('facts')) return ALL_SHE_KNOWS;
  return slots.some((slot) => PERSONAL_SLOT.test(slot)) ? 0.7 : 0;
}

function score(turn: Turn, line: ReadyLine): number {
  const register = line.as ? turn.voice[line.as] * 0.6 + 0.2 : 0;
  const personal = personalScore(line);
  const named = line.slots.includes('person') && saidNameLately(turn) ? -2 : 0;
  const rhythm = line.question ? questionPull(turn) : 0;
  const worn = fictionScore(turn, line);
  return register + personal + named + rhythm + worn + turn.random() * 1.6;
}

/** Puts values in the slots and a capital at the start. */
function render(turn: Turn, line: ReadyLine): string {
  const text = line.say.replace(/([.!?…] )?\{([A-Za-z_.]+)\}/g, (_, start: string | undefined, slot: string) => {
    const value = turn.slots.values.get(slot) ?? '';
    return start === undefined ? value : start + value.charAt(0).toUpperCase() + value.slice(1);
  });
  const written = line.slots.length > 0 ? contracted(text) : text;
  return written.charAt(0).toUpperCase() + written.slice(1);
}

/** "Saudade de o carro": what a slot begins with joins the word before it. */
function contracted(text: string): string {
  return text
    .replace(/(?<!\p{L})de ([oa]s?) (?=\p{L})/gu, 'd$1 ')
    .replace(/(?<!\p{L})em ([oa]s?) (?=\p{L})/gu, 'n$1 ')
    .replace(/(?<!\p{L})por ([oa]s?) (?=\p{L})/gu, 'pel$1 ');
}

function isNearDuplicate(turn: Turn, text: string): boolean {
  const words = contentWords(text);
  if (words.size < 3) return false;
  const earlier = [...turn.recent, ...turn.said.map((said) => contentWords(said.text))];
  return earlier.some((other) => [...words].filter((word) => other.has(word)).length / words.size > SAME_WORDS);
}

function commit(turn: Turn, line: ReadyLine, topic: string | null): void {
  const key = keyOf(turn, line);
  spend(turn.state, key);
  turn.spent.add(key);
  if (line.ask) {
    markAsked(turn.state, askKey(topic, line.ask));
    turn.state.pending = topic === null ? null : { topic, ask: line.ask, story: !line.asks };
  }
  if (line.hold) turn.state.soft = SOFT_REPLIES;
  else if (HEAVY_TOPICS.has(topic ?? '')) turn.state.soft = Math.max(turn.state.soft, 2);
  const told = line.slots.flatMap((slot) => (slot.startsWith('fact.') ? (turn.slots.facts.get(slot) ?? []) : []));
  if (told.length > 0) {
    turn.state.told = [...turn.state.told, ...told].slice(-80);
    turn.state.recalledAt = turn.state.turn;
  }
}

/** Says the best line not yet spent, in her voice, and remembers it as spent; false when none is left. */
export function say(turn: Turn, lines: readonly ReadyLine[], topic: string | null): boolean {
  const ranked = lines
    .filter((line) => isEligible(turn, line, topic))
    .map((line) => ({ line, score: score(turn, line) }))
    .sort((one, other) => other.score - one.score);
  for (const { line } of ranked) {
    const text = render(turn, line);
    if (isNearDuplicate(turn, text)) continue;
    commit(turn, line, topic);
    turn.said.push({ line, text, topic });
    return true;
  }
  return false;
}

/** What must be answered however often it is asked: a fresh line, or else one already said. */
export function insist(turn: Turn, lines: readonly ReadyLine[], topic: string | null): boolean {
  if (say(turn, lines, topic)) return true;
  const sayable = lines.filter((line) => line.slots.every((slot) => turn.slots.values.has(slot)));
  const line = sayable[Math.floor(turn.random() * sayable.length)];
  if (!line) return false;
  turn.said.push({ line, text: render(turn, line), topic });
  return true;
}

type Wording = { lines: readonly ReadyLine[]; slots: Readonly<Record<string, string>>; topic: string | null };

/** Like `say`, with slots that only these lines know. */
export function sayWith(turn: Turn, { lines, slots, topic }: Wording): boolean {
  for (const [slot, value] of Object.entries(slots)) turn.slots.values.set(slot, value);
  return say(turn, lines, topic);
}

/** Like `insist`, with slots that only these lines know. */
export function insistOn(turn: Turn, { lines, slots, topic }: Wording): boolean {
  for (const [slot, value] of Object.entries(slots)) turn.slots.values.set(slot, value);
  return insist(turn, lines, topic);
}

/** Whether `say` could say a line of these, near-duplicates aside. */
export function canSay(turn: Turn, lines: readonly ReadyLine[], topic: string | null): boolean {
  return lines.some((line) => isEligible(turn, line, topic));
}
