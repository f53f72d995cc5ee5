/**
 * The map of what is a person's: of every table, what an export holds of it and what is left of it once they are gone. Each feature
 * states its own tables in its `personal-data/store.ts`; `privacy` puts them together, and its test reads the real tables beside them.
 */
import type { KeptBecause } from '@cafune/contract/privacy';
import { type Queryable, type Statement, statement } from './db/database.ts';

/** Whose data is meant, and now. */
export type Subject = {
  accountId: string;
  /** The characters this account made. */
  avatarIds: readonly string[];
  now: Date;
};

/** What an export holds of a table: rows in a file of that name, in the order of their first column; what another file says already, or nothing, and why. */
type ExportRule = { file: string; columns: string } | { file: string; select: string } | { within: string } | LeftOut;
type LeftOut = { leftOut: string };
/**
 * What deletion does: takes the rows, runs statements of its own, leaves it to the rows of another table that these hang on, or keeps
 * them for a reason people are told, and why just here. What is kept may still lose something (`without`).
 */
type ErasureRule = 'rows' | readonly string[] | { with: string } | Kept;
type Kept = { kept: KeptBecause; because: string; without?: readonly string[] };

/** A table in which nothing is of an account, and why. */
type ApartRule = { apart: string };
type PersonalRule = {
  /** Which rows are the person's; `account_id = :account` where nothing else is said. */
  rows?: string;
  exported: ExportRule;
  erased: ErasureRule;
};
export type TableRule = PersonalRule | ApartRule;
/** In SQL, `:account` is the account, `:made` the characters it made, `:now` the time. Statements run in the order of the tables. */
export type TableRules = Readonly<Record<string, TableRule>>;

type Value = keyof typeof VALUES;
const VALUES = {
  account: { type: 'uuid', of: (subject: Subject) => subject.accountId },
  made: { type: 'uuid[]', of: (subject: Subject) => subject.avatarIds },
  now: { type: 'timestamptz', of: (subject: Subject) => subject.now },
} as const;
type Prepared<Row> = { statement: Statement<Row>; values: (subject: Subject) => unknown[] };

export type PersonalTable = {
  name: string;
  rule: TableRule;
  /** Runs in this order, in one transaction; twice is once. */
  erase(db: Queryable, subject: Subject): Promise<void>;
  /** The rows of the export's file, in the words of the export; undefined where there is none. */
  export: { file: string; read(db: Queryable, subject: Subject): Promise<Record<string, unknown>[]> } | undefined;
};

/** Makes the statements of an area's rules. Their names are the area's. */
export function personalTables(area: string, rules: TableRules): PersonalTable[] {
  return Object.entries(rules).map(([name, rule]) => {
    const erasing = erasureOf(name, rule).map((sql, index) => prepare(`${area}.erase-${name}-${index + 1}`, sql));
    const reading = readingOf(name, rule);
    const read = reading && prepare<Record<string, unknown>>(`${area}.export-${name}`, reading.sql);
    return {
      name,
      rule,
      erase: async (db, subject) => {
        for (const { statement: erase, values } of erasing) await db.all(erase, values(subject));
      },
      export: reading &&
        read && { file: reading.file, read: (db, subject) => db.all(read.statement, read.values(subject)) },
    };
  });
}

const OWN = 'account_id = :account';

function erasureOf(table: string, rule: TableRule): readonly string[] {
  if ('apart' in rule) return [];
  const { erased, rows = OWN } = rule;
  if (erased === 'rows') return [`DELETE FROM ${table} WHERE ${rows}`];
  if (isStatements(erased)) return erased;
  return 'kept' in erased ? (erased.without ?? []) : [];
}

function isStatements(erased: ErasureRule): erased is readonly string[] {
  return Array.isArray(erased);
}

function readingOf(table: string, rule: TableRule): { file: string; sql: string } | undefined {
  if ('apart' in rule || !('file' in rule.exported)) return undefined;
  const { exported, rows = OWN } = rule;
  const sql =
    'select' in exported ? exported.select : `SELECT ${exported.columns} FROM ${table} WHERE ${rows} ORDER BY 1`;
  return { file: exported.file, sql };
}

/** Puts PostgreSQL's places where the names are. */
function prepare<Row>(name: string, sql: string): Prepared<Row> {
  const used: Value[] = [];
  const text = sql.replace(/(?<!:):(account|made|now)\b/gu, (_, value: Value) => {
    if (!used.includes(value)) used.push(value);
    return `$${used.indexOf(value) + 1}::${VALUES[value].type}`;
  });
  return { statement: statement<Row>(name, text), values: (subject) => used.map((value) => VALUES[value].of(subject)) };
}
