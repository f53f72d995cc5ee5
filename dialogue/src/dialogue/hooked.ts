/** A detail or a clause said back, with what there is to say of just that: "ensaio do coral! O que vocês cantaram?". */
import { foldWord } from '../analyser/fold.ts';
import type { HeardAs } from '../hooks/hooks.ts';
import { sayWith } from './choose.ts';
import { isGrieving } from './grief.ts';
import { toneOf } from './tone.ts';
import type { Turn } from './turn.ts';

/** The lists of details and of clauses, by what of a hook fits them; none fits who died. */
const HEARD: Readonly<Record<string, HeardAs>> = {
  amused: 'laughed',
  laughed: 'laughed',
  glad: 'told',
  good: 'told',
  told: 'told',
  now: 'told',
  planned: 'plan',
  annoyed: 'bad',
  tired: 'bad',
  worried: 'bad',
  wary: 'bad',
  bad: 'bad',
};

const NAMED: ReadonlySet<string> = new Set(['name', 'pet', 'family', 'friend']);

/** A cat called Farofa is no dish. */
function namesSomebody(turn: Turn, said: string): boolean {
  const words = new Set(foldWord(said).split(/[^a-z]+/u));
  const names = [...turn.request.facts, ...turn.fresh]
    .filter(({ relation }) => NAMED.has(relation))
    .flatMap(({ value }) => value.match(/\p{Lu}\p{L}{2,}/gu) ?? []);
  return names.some((name) => words.has(foldWord(name))) || CALLED.test(turn.analysis.folded);
}

/** "O nome dela é farofa", "farofa é a gata": what is named may be called by any word. */
const CALLED = /(?:^| )(?:nome|se chama|chamo de|apelido|apelidei|batizei)(?= |$)/u;
/** "Meu pai tocava violão": of whom no more may be said as of today. */
const THEN = /(?:^| )(?:era|eram|tinha|fazia|dizia|vivia|[a-z]{3,}ava|[a-z]{3,}avam)(?= |$)/u;

/** Says the first hook that is left of what is said back. */
export function hooked(turn: Turn, said: string, list: string): boolean {
  const heard = HEARD[list];
  if (heard === undefined || toneOf(turn) === 'grave') return false;
  // Beside what still weighs nothing is joked about.
  if (heard !== 'bad' && (turn.state.soft > 0 || isGrieving(turn))) return false;
  if (namesSomebody(turn, said)) return false;
  return turn.library.hooks
    .of({ detail: said, message: turn.analysis.text })
    .filter(({ isLast }) => !(isLast && THEN.test(turn.analysis.folded)))
    .some((hook) => sayWith(turn, { lines: hook.lines(heard), slots: { said }, topic: null }));
}
