import type { PanelSearch } from '../features/affiliates/index.ts';
import { textParam } from './search-params.ts';

/** What an address of the affiliates' panel may say: how many days, and the payout whose lines are open. */
export function panelSearch(search: Record<string, unknown>): PanelSearch {
  const dias = Number(textParam(search.dias, 3));
  const pagamento = textParam(search.pagamento, 60);
  return { ...(dias > 0 ? { dias } : {}), ...(pagamento === '' ? {} : { pagamento }) };
}
