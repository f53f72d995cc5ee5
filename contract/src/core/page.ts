import { z } from 'zod';

/** Keyset paging: `nextCursor` is opaque and null on the last page. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.strictObject({ items: z.array(item), nextCursor: z.string().nullable() });
}

/** `limit` and `cursor` of a paged read; `limit` is capped, not refused. */
export function pageQuery(defaultLimit: number, maxLimit: number) {
  return {
    cursor: z.string().max(200).optional(),
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .default(defaultLimit)
      .transform((value) => Math.min(value, maxLimit)),
  };
}
