/** Rules about SQL: where it stands, which tables it names, how statements are called. */
import { findAll, isTest, type Project, type Rule, readFeatures, type Violation, withoutComments } from './project.ts';

const FEATURE_FILE = /^server\/src\/features\/([^/]+)\/(?:.*\/)?([^/]+)\.ts$/u;
const EDGE_FILE = /^server\/src\/[^/]+\.ts$/u;

/** SQL is written in files named store.ts and in platform; everybody else runs what they export. */
function checkSqlInStores(project: Project): Violation[] {
  const others = project.files.filter(
    (path) => !isTest(path) && (FEATURE_FILE.test(path) || EDGE_FILE.test(path)) && !path.endsWith('/store.ts'),
  );
  return others.flatMap((path) => {
    const text = withoutComments(project.read(path));
    const statements = findAll(
      text,
      /import\s*\{[^}]*\bstatement(?:PlannedEachTime)?\b[^}]*\}\s*from\s*'[^']*db\/database\.ts'/gu,
    );
    const queries = findAll(text, /\.query\s*\(/gu);
    return [
      ...statements.map(({ line }) => ({ path, line, message: 'statements are made in store.ts' })),
      ...queries.map(({ line }) => ({
        path,
        line,
        message: 'only platform talks to the driver; run a statement of a store',
      })),
    ];
  });
}

type Owners = ReadonlyMap<string, string>;

/** Who created each table and function, by the name of the migration. */
function readOwners(project: Project): Owners {
  const owners = new Map<string, string>();
  for (const path of migrations(project)) {
    const sql = withoutSqlComments(project.read(path));
    const made = findAll(
      sql,
      /CREATE\s+(?:OR\s+REPLACE\s+)?(?:UNLOGGED\s+)?(?:TABLE|FUNCTION|VIEW|TYPE)\s+(?:IF\s+NOT\s+EXISTS\s+)?([a-z_][a-z0-9_]*)/gu,
    );
    for (const { match } of made) owners.set(match[1] ?? '', areaOf(path));
  }
  return owners;
}

const migrations = (project: Project) => project.files.filter((path) => /^server\/migrations\/.*\.sql$/u.test(path));
const withoutSqlComments = (sql: string) => sql.replace(/--[^\n]*/gu, '');

function areaOf(migration: string): string {
  const rest = /\/\d{4}_(.+)$/u.exec(migration)?.[1] ?? '';
  return rest.split('_')[0] ?? '';
}

/** A store names only tables and functions its feature created; what others have comes through their index.ts. */
function checkOwnTablesInStores(project: Project): Violation[] {
  const owners = readOwners(project);
  const stores = project.files.filter((path) => FEATURE_FILE.test(path) && path.endsWith('/store.ts'));
  return stores.flatMap((path) => {
    const feature = FEATURE_FILE.exec(path)?.[1] ?? '';
    const strings = findAll(withoutComments(project.read(path)), /`[^`]*`|'[^'\n]*'/gu);
    return strings
      .filter(({ match }) => !/^'[@a-z./-]+'$/u.test(match[0]))
      .flatMap(({ line, match }) =>
        foreignNames(match[0], feature, owners).map((message) => ({ path, line, message })),
      );
  });
}

function foreignNames(sql: string, area: string, owners: Owners): string[] {
  const names = new Set(sql.match(/(?<![.\w])[a-z_][a-z0-9_]*(?!\w|\s*\.\s*\w)/gu) ?? []);
  return [...names].flatMap((name) => {
    const owner = owners.get(name);
    return owner === undefined || owner === area ? [] : [`${name} belongs to ${owner}; ask its index.ts`];
  });
}

/** What a migration changes or reads is its feature's; the outbox is everybody's. */
function checkOwnTablesInMigrations(project: Project): Violation[] {
  const owners = new Map([...readOwners(project)].filter(([name]) => name !== 'outbox_events'));
  return migrations(project).flatMap((path) => {
    const named = findAll(
      withoutSqlComments(project.read(path)),
      /\b(?:FROM|JOIN|INTO|UPDATE|REFERENCES|TABLE|PERFORM|ON)\s+(?:ONLY\s+|IF\s+EXISTS\s+)?([a-z_][a-z0-9_]*)/gu,
    );
    return named.flatMap(({ line, match }) => {
      const owner = owners.get(match[1] ?? '');
      if (owner === undefined || owner === areaOf(path)) return [];
      return [{ path, line, message: `${match[1]} belongs to ${owner}` }];
    });
  });
}

type NamedStatement = { path: string; line: number; name: string };

function listStatements(project: Project): NamedStatement[] {
  const files = project.files.filter((path) => /^server\/src\/.*\.ts$/u.test(path) && !isTest(path));
  return files.flatMap((path) =>
    findAll(withoutComments(project.read(path)), /\bstatement(?:PlannedEachTime)?(?:<[^()]*>)?\(\s*'([^']+)'/gu).map(
      ({ line, match }) => ({
        path,
        line,
        name: match[1] ?? '',
      }),
    ),
  );
}

/** PostgreSQL knows a prepared statement by its name alone: two of one name are one. */
function checkStatementNames(project: Project): Violation[] {
  const areas = new Set(readFeatures(project));
  const all = listStatements(project);
  return all.flatMap(({ path, line, name }) => {
    const feature = FEATURE_FILE.exec(path)?.[1] ?? '';
    const isTwice = all.some((other) => other.name === name && (other.path !== path || other.line !== line));
    const isForeign = areas.has(feature) && !name.startsWith(`${feature}.`);
    return [
      ...(isTwice ? [{ path, line, message: `another statement is called ${name} too` }] : []),
      ...(isForeign ? [{ path, line, message: `statements of ${feature} are called ${feature}.…` }] : []),
    ];
  });
}

export const sqlRules: Rule[] = [
  { name: 'sql-in-stores', check: checkSqlInStores },
  { name: 'stores-name-own-tables', check: checkOwnTablesInStores },
  { name: 'migrations-name-own-tables', check: checkOwnTablesInMigrations },
  { name: 'statement-names', check: checkStatementNames },
];
