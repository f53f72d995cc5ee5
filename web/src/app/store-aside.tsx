import { useMediaQuery } from '../platform/use-media-query.ts';
import { useOnDemand } from '../platform/use-on-demand.ts';

/** Where the store has a column beside it, what VIP saves stands there; a phone's store is about coins alone. */
export function StoreAside() {
  const hasColumn = useMediaQuery('(min-width: 1024px)');
  const StoreOffer = useOnDemand({
    load: () => import('../features/vip/index.ts').then((module) => module.StoreOffer),
    wanted: hasColumn,
  });
  return hasColumn && StoreOffer !== null ? <StoreOffer /> : null;
}
