import { KEPT_AFTER_DELETION } from '@cafune/contract/privacy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { TABLE_MAP } from './table-map.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const names = TABLE_MAP.map(({ name }) => name);

describe('the map of what is a person’s', () => {
  it('L05: names every table of the database once; a new one has to be put there', async () => {
    const { rows } = await database.db.pool.query(
      "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'",
    );
    expect(names.toSorted()).toEqual(rows.map(({ name }) => name).sort());
  });

  it('an exception has a reason: nothing stays, is left out or is nobody’s without a sentence', () => {
    const reasons = TABLE_MAP.flatMap(({ rule }) => {
      if ('apart' in rule) return [rule.apart];
      const { exported, erased } = rule;
      return [
        ...('leftOut' in exported ? [exported.leftOut] : []),
        ...(typeof erased === 'object' && 'kept' in erased ? [erased.because] : []),
      ];
    });
    expect(reasons.filter((reason) => reason.length < 6)).toEqual([]);
    const kept = TABLE_MAP.flatMap(({ rule }) =>
      'erased' in rule && typeof rule.erased === 'object' && 'kept' in rule.erased ? [rule.erased.kept] : [],
    );
    // What people are told stays is what stays.
    expect([...new Set(kept)].sort()).toEqual(Object.keys(KEPT_AFTER_DELETION).sort());
  });

  it('rows that go with those of another table hang on it in the database', async () => {
    const { rows } = await database.db.pool.query(
      `SELECT conrelid::regclass::text AS child, confrelid::regclass::text AS parent FROM pg_constraint WHERE contype = 'f' AND confdeltype = 'c'`,
    );
    const hanging = TABLE_MAP.flatMap(({ name, rule }) =>
      'erased' in rule && !Array.isArray(rule.erased) && typeof rule.erased === 'object' && 'with' in rule.erased
        ? [{ child: name, parent: rule.erased.with }]
        : [],
    );
    expect(hanging.length).toBeGreaterThan(0);
    for (const pair of hanging) expect(rows).toContainEqual(pair);
  });

  it('an index finds what goes with an account, and what hangs on it: nobody’s leaving reads whole tables', async () => {
    // Nothing of these goes with an account, they stay small, or another index leads there.
    const spared = [
      'admin_step_ups.account_id',
      'affiliate_sessions.affiliate_id',
      'affiliate_touches.affiliate_id',
      'chat_voices.account_id',
      'coin_lot_uses.lot_id',
      'gifts_sent.gift_id',
      'refunds.account_id',
    ];
    const { rows } = await database.db.pool.query(
      `WITH sought AS (
         SELECT attrelid, attnum FROM pg_attribute JOIN pg_class c ON c.oid = attrelid
         WHERE attname IN ('account_id', 'creator_account_id') AND c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace
         UNION SELECT conrelid, conkey[1] FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace
       )
       SELECT s.attrelid::regclass || '.' || a.attname AS name FROM sought s JOIN pg_attribute a USING (attrelid, attnum)
       WHERE NOT EXISTS (SELECT FROM pg_index i WHERE i.indrelid = s.attrelid AND i.indkey[0] = s.attnum
         AND coalesce(pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', a.attname), true)) ORDER BY 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual(spared);
  });

  it('every table with an account is of somebody, and every file of a copy has one name', async () => {
    const { rows } = await database.db.pool.query(
      "SELECT table_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND column_name IN ('account_id', 'creator_account_id')",
    );
    const apart = TABLE_MAP.filter(({ rule }) => 'apart' in rule).map(({ name }) => name);
    expect(rows.map(({ name }) => name).filter((name) => apart.includes(name))).toEqual(['privacy_erasures']);
    const files = TABLE_MAP.flatMap((table) => (table.export ? [table.export.file] : []));
    expect(new Set(files).size).toBe(files.length);
  });
});
