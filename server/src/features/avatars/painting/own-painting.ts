import type { Queryable } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import * as store from './store.ts';

/** That a painting is the account's own; null is the drawing. @throws AppError request.not-found, for another's as for nobody's (B01) */
export async function requireOwnPainting(db: Queryable, accountId: string, painting: string | null): Promise<void> {
  if (painting === null) return;
  if (!(await db.get(store.hasPainting, [accountId, painting])).exists) throw new AppError('request.not-found');
}
