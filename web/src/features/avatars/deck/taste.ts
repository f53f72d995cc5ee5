/** What a person says they like: kept on this device. */
import { readLocal, removeLocal, writeLocal } from '../../../platform/storage/local.ts';
import { type CatalogueFilter, readFilter, type Taste } from '../catalogue-filter.ts';

const KEY = 'taste';

/** The part of a filter that is taste. */
export function tasteOf({ minAge, maxAge, relationship, tags }: CatalogueFilter): Taste {
  return {
    ...(minAge === undefined ? {} : { minAge }),
    ...(maxAge === undefined ? {} : { maxAge }),
    ...(relationship === undefined ? {} : { relationship }),
    ...(tags === undefined ? {} : { tags }),
  };
}

/** The taste that was kept, or none. */
export function readTaste(): Taste {
  try {
    const kept: unknown = JSON.parse(readLocal(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? tasteOf(readFilter({ ...kept })) : {};
  } catch {
    return {};
  }
}

export function writeTaste(taste: Taste): void {
  if (Object.keys(taste).length === 0) removeLocal(KEY);
  else writeLocal(KEY, JSON.stringify(taste));
}
