import { type Queryable, statement } from './db/database.ts';

const insertAudit = statement('audit.insert', 'INSERT INTO audit_events (name, account_id, data) VALUES ($1, $2, $3)');

/** Writes down a security-relevant fact. `data` holds ids and names of things, never what people wrote. */
export async function audit(
  db: Queryable,
  name: string,
  entry: { accountId?: string; data?: Readonly<Record<string, string | number | boolean>> } = {},
): Promise<void> {
  await db.run(insertAudit, [name, entry.accountId ?? null, JSON.stringify(entry.data ?? {})]);
}
