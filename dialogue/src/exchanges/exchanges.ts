/** The exchanges she knows, ready to be found and said. */
import type { Act } from '../analyser/acts.ts';
import { analyse } from '../analyser/analyse.ts';
import { foldWord } from '../analyser/fold.ts';
import { shortKey } from '../dialogue/hash.ts';
import { type ReadyLine, readyLines } from '../dialogue/ready.ts';
import { rawExchanges } from './bank.ts';
import { isDemand } from './demands.ts';
import { type Finder, finderOf } from './nearest.ts';
import { readExchange } from './schema.ts';

/** What a message does: it asks her, wants something of her, or tells. */
export type Form = 'asks' | 'wants' | 'tells';
export type ReadyExchange = {
  readonly key: string;
  readonly isRomantic: boolean;
  readonly say: readonly ReadyLine[];
  readonly more: readonly ReadyLine[];
};
/** One way to put an exchange. */
export type Put = { readonly exchange: ReadyExchange; readonly form: Form };
export type ReadyExchanges = Finder<Put> & {
  readonly byKey: ReadonlyMap<string, ReadyExchange>;
};

export function formOf(text: string, acts: ReadonlySet<Act>): Form {
  if (isDemand(text)) return 'wants';
  return acts.has('question') ? 'asks' : 'tells';
}

/** Many ask without a mark: what looks like telling is of the form that others of its exchange have. */
function formsOf(put: readonly string[]): readonly Form[] {
  const forms = put.map((text) => formOf(text, analyse(text).acts));
  const other = forms.find((form) => form !== 'tells');
  return other === undefined ? forms : forms.map((form) => (form === 'tells' ? other : form));
}

function readyPuts(written: string): { text: string; item: Put }[] {
  const { put, say, more, isRomantic } = readExchange(written);
  const key = shortKey(foldWord(put.join(' ')));
  const exchange = { key, isRomantic, say: readyLines(say), more: readyLines(more) };
  const forms = formsOf(put);
  return put.map((text, at) => ({ text, item: { exchange, form: forms[at] ?? 'tells' } }));
}

/** All exchanges, read once. */
export function readyExchanges(): ReadyExchanges {
  const puts = rawExchanges.flatMap(readyPuts);
  return {
    ...finderOf(puts),
    byKey: new Map(puts.map(({ item: { exchange } }) => [exchange.key, exchange])),
  };
}
