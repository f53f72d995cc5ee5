import type { StoreChoice } from '../features/payments/index.ts';
import { returnSearch, textParam } from './search-params.ts';

/** What an address of the store may say: pack, method, and the way back. */
export function storeSearch(search: Record<string, unknown>): StoreChoice {
  const pacote = textParam(search.pacote, 40);
  const forma = textParam(search.forma, 20);
  return {
    ...(pacote === '' ? {} : { pacote }),
    ...(forma === '' ? {} : { forma }),
    ...returnSearch(search),
  };
}

/** The order an address names, if any. */
export function orderSearch(search: Record<string, unknown>): { order?: string } {
  const order = textParam(search.order, 60);
  return order === '' ? {} : { order };
}
