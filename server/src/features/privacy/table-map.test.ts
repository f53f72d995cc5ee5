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
