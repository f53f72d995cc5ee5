import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { catalogueId, createVersionReader, seedCatalogue } from './index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

describe('the catalogue', () => {
  it('lists 24 adults, page by page, each once', async () => {
    const client = app.client();
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { body } = await client.get(`/api/avatars?limit=7${cursor ? `&cursor=${cursor}` : ''}`);
      seen.push(...body.items.map((item: { slug: string }) => item.slug));
      for (const item of body.items) expect(item.age).toBeGreaterThanOrEqual(23);
      cursor = body.nextCursor;
    }
    expect(seen).toHaveLength(24);
    expect(new Set(seen).size).toBe(24);
  });

  it('finds without accents, by name, city and occupation', async () => {
    const client = app.client();
    const slugs = async (q: string) =>
      (await client.get(`/api/avatars?q=${encodeURIComponent(q)}`)).body.items.map(
        (item: { slug: string }) => item.slug,
      );
    expect(await slugs('livia')).toContain('livia');
    expect(await slugs('LÍVIA')).toEqual(await slugs('livia'));
    expect(await slugs('sao paulo')).toContain('yumi');
    expect(await slugs('100%')).toEqual([]);
  });

  it('keeps what it read of versions only so far, and answers in full while it forgets', async () => {
    const ref = (slug: string) => ({ avatarId: catalogueId(slug), version: 1 });
    const [row] = await createVersionReader(app.database.db)([ref('livia')]);
    const rowOf = (id: string) => ({
      id,
      slug: 's',
      version: 1,
      portrait_hash: 'h',
      tags: [],
      card: { ...row?.character },
    });
    const all = async (_statement: unknown, [ids]: readonly unknown[] = []) => (ids as string[]).map(rowOf);
    const read = createVersionReader({ all } as never);
    const many = Array.from({ length: 2_001 }, (_, index) => ({ avatarId: String(index), version: 1 }));
    await read(many);
    const answered = await read([many[0] ?? ref('livia'), ref('livia')]);
    expect(answered.map((version) => version.card.id)).toEqual(['0', catalogueId('livia')]);
  });

  it('filters by tag', async () => {
    const client = app.client();
    const [first] = (await client.get('/api/avatars')).body.items;
    const { items } = (await client.get(`/api/avatars?tags=${encodeURIComponent(first.tags[0])}`)).body;
    expect(items.length).toBeGreaterThan(0);
    for (const item of items) expect(item.tags).toContain(first.tags[0]);
  });

  it('shows one by id or by name, and 404 for nobody', async () => {
    const client = app.client();
    const bySlug = await client.get('/api/avatars/taina');
    const byId = await client.get(`/api/avatars/${bySlug.body.id}`);
    expect(byId.body).toEqual(bySlug.body);
    expect(bySlug.body.starters).toHaveLength(3);
    expect((await client.get('/api/avatars/ninguem')).status).toBe(404);
  });

  it('draws its pictures as WebP under names that never change', async () => {
    const client = app.client();
    const { images } = (await client.get('/api/avatars/taina')).body;
    for (const [address, width] of [
      [images.card360, 360],
      [images.face160, 160],
    ] as const) {
      const response = await client.open('GET', address);
      expect(response.headers.get('content-type')).toBe('image/webp');
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      const { default: sharp } = await import('sharp');
      expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(width);
    }
    expect((await client.get('/media/portraits/00000000000000000000000000000000-card360.webp')).status).toBe(404);
    expect((await client.get('/media/portraits/..%2f..%2fsecret.key')).status).toBe(404);
  });

  it('a second seed changes nothing; a changed card becomes a new version', async () => {
    const deps = { db: app.database.db, clock: app.clock };
    expect(await seedCatalogue(deps)).toBe(0);
    await app.database.db.pool.query(
      `UPDATE avatar_versions SET card = card || '{"tagline": "outra"}' WHERE avatar_id = (SELECT id FROM avatars WHERE slug = 'yumi')`,
    );
    expect(await seedCatalogue(deps)).toBe(1);
    expect((await app.client().get('/api/avatars/yumi')).body.version).toBe(2);
  });

  it('processes that start together on a new catalogue all come up', async () => {
    const { db, clock } = app.application.deps;
    await db.pool.query('UPDATE avatar_versions SET card = card || \'{"bio": "velha"}\'');
    await Promise.all(Array.from({ length: 5 }, () => db.pool.query('SELECT pg_sleep(0.1)')));
    const changed = await Promise.all(Array.from({ length: 5 }, () => seedCatalogue({ db, clock })));
    expect(changed.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 24]);
  });
});
