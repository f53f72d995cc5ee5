import type { Price } from '@cafune/contract/coins';
import { pricesQuery } from './api.ts';
import { isOpenFeature } from './feature-groups.ts';

/** What costs coins and can be done today; the table also holds what is still to come. */
export const currentPricesQuery = {
  ...pricesQuery,
  select: (prices: Price[]) => prices.filter(({ id }) => isOpenFeature(id)),
};
