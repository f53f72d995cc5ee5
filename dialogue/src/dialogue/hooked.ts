/** A detail or a clause said back, with what there is to say of just that: "ensaio do coral! O que vocês cantaram?". */
import { foldWord } from '../analyser/fold.ts';
import type { HeardAs } from '../hooks/hooks.ts';
import { sayWith } from './choose.ts';
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
const CALLED = /(?:^| )(?:nome|chama|chamo|apelido|apelidei|batizei)(?= |$)/u;

/** Says the first hook that is left of what is said back. */
export function hooked(turn: Turn, said: string, list: string): boolean {
  const heard = HEARD[list];
  // Beside what still weighs nothing is joked about.
  if (heard === undefined || ((heard === 'told' || heard === 'laughed') && turn.state.soft > 0)) return false;
  if (namesSomebody(turn, said)) return false;
  return turn.library.hooks
    .of({ detail: said, message: turn.analysis.text })
    .some((hook) => sayWith(turn, { lines: hook.lines(heard), slots: { said }, topic: null }));
}
