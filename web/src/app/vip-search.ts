import type { VipChoice } from '../features/vip/index.ts';
import { returnSearch, textParam } from './search-params.ts';
import { orderSearch } from './store-search.ts';

/** What an address of VIP may say: plan, method, and the way back. */
export function vipSearch(search: Record<string, unknown>): VipChoice {
  const plano = textParam(search.plano, 40);
  const metodo = textParam(search.metodo, 20);
  return {
    ...(plano === '' ? {} : { plano }),
    ...(metodo === '' ? {} : { metodo }),
    ...returnSearch(search),
  };
}

/** A choice that is about to be ordered, or the order it became. */
export function vipOrderSearch(search: Record<string, unknown>): VipChoice & { order?: string } {
  return { ...vipSearch(search), ...orderSearch(search) };
}
