import { Instant } from '@cafune/contract/core/ids';
import { AppError } from '../../platform/errors.ts';

const CURSOR = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)~([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/u;

/** The place after which a page begins, as instant and id; both null at the start. @throws AppError request.invalid */
export function readPlace(cursor: string | undefined): [instant: string | null, id: string | null] {
  if (cursor === undefined || cursor === '') return [null, null];
  const [, instant, id] = CURSOR.exec(cursor) ?? [];
  if (!instant || !id || !Instant.safeParse(instant).success) throw new AppError('request.invalid');
  return [instant, id];
}

export function writePlace(row: { id: string; created_at: Date } | undefined): string | null {
  return row ? `${row.created_at.toISOString()}~${row.id}` : null;
}
