/** What a new feature starts with in the contract and on the server. */
import type { FeatureNames } from './names.ts';

export function contractFile({ kebab, camel, pascal }: FeatureNames): string {
  return `/** ${pascal}: say in a line what it is and where its design stands. */
import { z } from 'zod';
import { Id, Instant } from './core/ids.ts';
import { pageOf, pageQuery } from './core/page.ts';
import { defineRoute } from './core/route.ts';

export const ${pascal}Item = z.strictObject({ id: Id, title: z.string(), createdAt: Instant });
export type ${pascal}Item = z.infer<typeof ${pascal}Item>;

export const ${camel}Routes = {
  list: defineRoute({
    name: '${kebab}.listItems',
    method: 'GET',
    path: '/api/${kebab}',
    access: 'account',
    summary: 'O que a pessoa tem aqui, do mais novo ao mais antigo.',
    query: z.strictObject(pageQuery(30, 100)),
    responses: { 200: pageOf(${pascal}Item) },
    errors: ['auth.required'],
  }),
};
`;
}

export function migrationFile({ snake, pascal }: FeatureNames): string {
  return `-- ${pascal}: what a person has here.
CREATE TABLE ${snake}_items (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL,
  title text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX ${snake}_items_of_account ON ${snake}_items (account_id, id DESC);
`;
}

function storeFile({ kebab, pascal, snake }: FeatureNames): string {
  return `import { statement } from '../../platform/db/database.ts';

export type ${pascal}ItemRow = { id: string; title: string; created_at: Date };

/** Newest first: ids are made in order of time. \`$2\` is the last id of the page before. */
export const selectItems = statement<${pascal}ItemRow>(
  '${kebab}.select-items',
  \`SELECT id, title, created_at FROM ${snake}_items
   WHERE account_id = $1 AND ($2::uuid IS NULL OR id < $2) ORDER BY id DESC LIMIT $3\`,
);
`;
}

function personalDataFile({ kebab, camel, snake }: FeatureNames): string {
  return `import { personalTables } from '../../../platform/personal-data.ts';

/** What of this feature's tables is a person's. */
export const ${camel}Tables = personalTables('${kebab}', {
  ${snake}_items: {
    exported: { file: '${kebab}/itens', columns: 'created_at AS quando, title AS titulo' },
    erased: 'rows',
  },
});
`;
}

function serviceFile({ kebab, pascal }: FeatureNames): string {
  return `import type { ${pascal}Item } from '@cafune/contract/${kebab}';
import { Id } from '@cafune/contract/core/ids';
import type { Queryable } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import * as store from './store.ts';

/** A page of what an account has. @throws AppError request.invalid for a cursor that is not ours */
export async function listItems(
  db: Queryable,
  accountId: string,
  page: { cursor: string | undefined; limit: number },
): Promise<{ items: ${pascal}Item[]; nextCursor: string | null }> {
  if (page.cursor !== undefined && !Id.safeParse(page.cursor).success) throw new AppError('request.invalid');
  const rows = await db.all(store.selectItems, [accountId, page.cursor ?? null, page.limit + 1]);
  const shown = rows.slice(0, page.limit);
  return {
    items: shown.map((row) => ({ id: row.id, title: row.title, createdAt: row.created_at.toISOString() })),
    nextCursor: rows.length > page.limit ? (shown.at(-1)?.id ?? null) : null,
  };
}
`;
}

function routesFile({ kebab, camel, pascal }: FeatureNames): string {
  return `import { ${camel}Routes } from '@cafune/contract/${kebab}';
import type { AppDeps } from '../../deps.ts';
import { answer, type Mount } from '../../platform/http/route.ts';
import { listItems } from './service.ts';

export function mount${pascal}Routes(mount: Mount, deps: Pick<AppDeps, 'db'>): void {
  mount(${camel}Routes.list, async ({ session, query }) =>
    answer(200, await listItems(deps.db, session.accountId, { cursor: query.cursor, limit: query.limit })),
  );
}
`;
}

function indexFile({ camel, pascal }: FeatureNames): string {
  return `/** ${pascal}: say in a line what it is and where its design stands. Earlier features it uses: none. */
export { ${camel}Tables } from './personal-data/store.ts';
export { mount${pascal}Routes } from './routes.ts';
`;
}

function testFile({ kebab, pascal }: FeatureNames): string {
  return `import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { makePerson } from '../../testing/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

describe('${pascal}', () => {
  it('is empty for somebody new and closed to who has no session', async () => {
    const { client } = await makePerson(app);
    expect((await client.get('/api/${kebab}')).body).toEqual({ items: [], nextCursor: null });
    expect((await app.client().get('/api/${kebab}')).status).toBe(401);
  });
});
`;
}

/** Files of the server's side by name within the feature's folder. */
export function serverFiles(names: FeatureNames): Record<string, string> {
  return {
    'index.ts': indexFile(names),
    'routes.ts': routesFile(names),
    'service.ts': serviceFile(names),
    'store.ts': storeFile(names),
    'personal-data/store.ts': personalDataFile(names),
    [`${names.kebab}.test.ts`]: testFile(names),
  };
}
