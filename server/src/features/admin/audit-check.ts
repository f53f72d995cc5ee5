import type { Database } from '../../platform/db/database.ts';
import { hashOf } from './audit.ts';
import * as store from './store.ts';

/**
 * `missing`: no entry of that number · `link`: it does not go on from the entry before · `hash`: it says something else than was
 * written · `head`: the chain does not end where it did
 */
export type AuditFault = { seq: number; rule: 'missing' | 'link' | 'hash' | 'head' };
/** `faults` holds a hundred at most; `faultCount` is how many there are. `head`: the hash of the last entry, to compare with earlier ones. */
export type AuditCheck = { entries: number; head: string; faultCount: number; faults: readonly AuditFault[] };

const BATCH = 1_000;
const SHOWN_AT_MOST = 100;
const START = Buffer.alloc(32);

/** Walks the whole chain up to where it ended when the walk began. */
export async function checkAudit(db: Database): Promise<AuditCheck> {
  const head = await db.get(store.selectHead);
  const faults: AuditFault[] = [];
  let last: store.HeadRow = { seq: 0, hash: START };
  let entries = 0;
  for (;;) {
    const rows = await db.all(store.selectEntriesAfter, [last.seq, head.seq, BATCH]);
    for (const row of rows) {
      faults.push(...faultsOf(row, last));
      last = row;
    }
    entries += rows.length;
    if (rows.length < BATCH) break;
  }
  if (last.seq !== head.seq || !last.hash.equals(head.hash)) faults.push({ seq: head.seq, rule: 'head' });
  return {
    entries,
    head: head.hash.toString('hex'),
    faultCount: faults.length,
    faults: faults.slice(0, SHOWN_AT_MOST),
  };
}

function faultsOf(row: store.EntryRow, before: store.HeadRow): AuditFault[] {
  const { seq } = row;
  const faults: AuditFault[] = [];
  if (seq !== before.seq + 1) faults.push({ seq: before.seq + 1, rule: 'missing' });
  else if (!row.previous_hash.equals(before.hash)) faults.push({ seq, rule: 'link' });
  if (!hashOf(row).equals(row.hash)) faults.push({ seq, rule: 'hash' });
  return faults;
}
