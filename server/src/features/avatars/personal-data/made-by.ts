import type { Queryable } from '../../../platform/db/database.ts';
import * as store from './store.ts';

/** The characters an account made, the archived among them. */
export async function listMadeBy(db: Queryable, accountId: string): Promise<string[]> {
  return (await db.all(store.selectMadeBy, [accountId])).map(({ id }) => id);
}

/** Names of the pictures that were painted for an account. */
export async function listPaintingsOf(db: Queryable, accountId: string): Promise<string[]> {
  return (await db.all(store.selectPaintingsOf, [accountId])).map(({ hash }) => hash);
}

/** The pictures an account's characters have or had, its paintings among them: what each is of, and its name. */
export async function listPicturesOf(db: Queryable, accountId: string): Promise<{ name: string; hash: string }[]> {
  return db.all(store.selectPicturesOf, [accountId]);
}

/** What characters are called, whoever may see them. */
export async function readNames(db: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  return new Map((await db.all(store.selectNames, [ids])).map(({ id, name }) => [id, name]));
}
