/** Names: the person's own is asked for once and greeted when told, and whoever they named is called so from then on. */
import { foldWord } from '../analyser/fold.ts';
import { isDemand } from '../exchanges/demands.ts';
import { say } from './choose.ts';
import { isGrieving } from './grief.ts';
import { isRemark } from './heard.ts';
import { splitName } from './recall-words.ts';
import { lossIn, weighsAs } from './tone.ts';
import type { Turn } from './turn.ts';

/** "Prazer, Caio!" goes before whatever else is said to the rest. */
export function greetsName(turn: Turn): void {
  const { fresh, request, said, library, slots } = turn;
  const isNew =
    fresh.some(({ relation }) => relation === 'name') && !request.facts.some(({ relation }) => relation === 'name');
  const name = slots.values.get('person');
  // Nothing joyful goes before a condolence.
  if (lossIn(turn) !== undefined || weighsAs(turn) !== undefined || turn.state.soft > 0 || isGrieving(turn)) return;
  if (!isNew || name === undefined || said.length === 0 || said.some(({ text }) => text.includes(name))) return;
  const rest = said.splice(0);
  say({ ...turn, asksNothing: true }, library.generic.pleased, null);
  said.push(...rest);
}

/** From the third reply to the twelfth, where a reply asks nothing yet, one of them asks how they are called. */
const ASKS = { from: 2, surely: 4, until: 12, chance: 0.5 };
/** Behind a longer reply it would be one thing too many. */
const SHORT = 110;

/** Whether something was told, and met lightly: in the middle of a story of hers, or where they want something, nothing else is asked. */
function mayAskName(turn: Turn): boolean {
  const { state, said, acts, life } = turn;
  const isOfHers = state.exchange?.turn === state.turn && life.byKey.has(state.exchange.key);
  if (isOfHers || state.soft > 0 || isGrieving(turn) || acts.has('question') || acts.has('thanks')) return false;
  if (!isRemark(turn) || isDemand(turn.analysis.text) || turn.analysis.sentences.some(({ forms }) => forms.has('mim')))
    return false;
  return said.every(({ line, topic }) => topic === null && !line.hold);
}

export function asksName(turn: Turn): boolean {
  const { state, slots, said, library } = turn;
  if (state.turn < ASKS.from || state.turn > ASKS.until || slots.values.has('person') || !mayAskName(turn))
    return false;
  if (state.turn < ASKS.surely && turn.random() > ASKS.chance) return false;
  const text = said.map((one) => one.text).join(' ');
  if (text.includes('?') || text.length > SHORT) return false;
  const topic = library.topics.get('name');
  return topic !== undefined && say(turn, topic.gambits, topic.id);
}

const ROLES: ReadonlySet<string> = new Set(['family', 'friend', 'pet']);
const FEMININE = /a$/u;

type Named = { readonly role: string; readonly name: string };

/** Whom they told the name of, by what they are to them. */
function namedIn({ request }: Turn): readonly Named[] {
  return request.facts.flatMap(({ relation, value }): Named[] => {
    if (!ROLES.has(relation)) return [];
    const pet = /^(.+) \((.+)\)$/u.exec(value);
    const [role, name] = pet ? [pet[2] ?? '', pet[1] ?? ''] : splitName(value);
    return /^\p{Lu}\p{L}+$/u.test(name) && /^[\p{L} -]+$/u.test(role) ? [{ role, name }] : [];
  });
}

/** "Sua mãe" → "a Cida": who was told of by name is called by it, where there is one of that kind alone. */
export function withNames(turn: Turn, said: string): string {
  const named = namedIn(turn);
  return named.reduce((text, { role, name }) => {
    const isOnly = named.filter((one) => one.role === role).length === 1;
    if (!isOnly || foldWord(text).includes(foldWord(name))) return text;
    const written = new RegExp(`(?<!\\p{L})(?:(?:[oa] )?(?:seu|sua) )${role}(?!\\p{L})(?! \\p{Lu})`, 'u');
    const article = FEMININE.test(role) || /^(?:mãe|irmã|avó|vó|mulher|nora)$/u.test(role) ? 'a' : 'o';
    return text.replace(written, `${article} ${name}`);
  }, said);
}
