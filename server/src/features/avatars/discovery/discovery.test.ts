import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { makeGuest, makePerson } from '../../../testing/factories.ts';
import { catalogueId } from '../index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** A cursor of a day that never comes. */
const NEVER = 'sort=new&cursor=2026-02-31T00:00:00.000Z~00000000-0000-4000-8000-000000000000';

type Listed = { id: string; slug: string; name: string; age: number; tags: string[]; relationship: string };
const find = async (query: string): Promise<{ items: Listed[]; nextCursor: string | null; total: number | null }> => {
  const { status, body } = await app.client().get(`/api/avatars?${query}`);
  expect(status).toBe(200);
  return body;
};
const slugs = (items: readonly Listed[]) => items.map((item) => item.slug);

describe('the catalogue', () => {
  it.each(['popular', 'new', 'name'])('pages through everybody once, ordered by %s', async (sort) => {
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page = await find(`sort=${sort}&limit=5${cursor && `&cursor=${encodeURIComponent(cursor)}`}`);
      expect(page.total).toBe(cursor === '' ? 24 : null);
      seen.push(...slugs(page.items));
      cursor = page.nextCursor;
    }
    expect(new Set(seen).size).toBe(24);
    expect(seen).toHaveLength(24);
    if (sort === 'name') expect(seen).toEqual(seen.toSorted());
  });

  it('pages past a name with a sign of ours in it', async () => {
    const { pool } = app.database.db;
    await pool.query(`UPDATE avatars SET name_key = 'ana ~ luz' WHERE slug = 'livia'`);
    const first = await find('sort=name&limit=1');
    expect(slugs(first.items)).toEqual(['livia']);
    const { status } = await app
      .client()
      .get(`/api/avatars?sort=name&cursor=${encodeURIComponent(first.nextCursor ?? '')}`);
    expect(status).toBe(200);
    await pool.query(`UPDATE avatars SET name_key = 'livia' WHERE slug = 'livia'`);
  });

  it('finds every word wherever it stands, without accents, and counts', async () => {
    const found = await find(`q=${encodeURIComponent('SAO PAULO yumi')}`);
    expect(slugs(found.items)).toEqual(['yumi']);
    expect(found.total).toBe(1);
    expect((await find(`q=${encodeURIComponent('yumi recife')}`)).total).toBe(0);
    expect((await find('q=%25%25%25')).total).toBe(0);
  });

  it('filters by age, relationship, several tags and traits together', async () => {
    const aged = await find('minAge=30&maxAge=34');
    expect(aged.items.length).toBeGreaterThan(0);
    expect(aged.items.every((item) => item.age >= 30 && item.age <= 34)).toBe(true);
    const friends = await find('relationship=amiga');
    expect(new Set(friends.items.map((item) => item.relationship))).toEqual(new Set(['amiga']));
    const musical = await find(`tags=${encodeURIComponent('musical,romântica')}`);
    expect(slugs(musical.items)).toContain('taina');
    expect(musical.items.every((item) => item.tags.includes('musical') && item.tags.includes('romântica'))).toBe(true);
    const bold = await find('traits=ousada&limit=60');
    expect(bold.total).toBe(bold.items.length);
    expect(bold.items.length).toBeGreaterThan(0);
    expect(bold.items.length).toBeLessThan(24);
    expect((await find('origin=community')).total).toBe(0);
    expect((await find('origin=house')).total).toBe(24);
  });

  it('C05: SQL in search, sort or cursor finds nobody or is refused, and the tables stay', async () => {
    expect((await find(`q=${encodeURIComponent("'; DROP TABLE avatars; --")}`)).total).toBe(0);
    const client = app.client();
    for (const query of [
      'sort=id;drop',
      'cursor=1;drop',
      'minAge=17',
      'maxAge=x',
      'unknown=1',
      'cursor=0~0~0',
      NEVER,
    ]) {
      expect((await client.get(`/api/avatars?${query}`)).status).toBe(422);
    }
    expect((await find('')).total).toBe(24);
  });

  it('tells the tags that are used, most used first', async () => {
    const { body } = await app.client().get('/api/avatar-tags');
    expect(body.length).toBeGreaterThan(10);
    const counts = body.map((entry: { count: number }) => entry.count);
    expect(counts).toEqual(counts.toSorted((a: number, b: number) => b - a));
  });

  it('shows similar ones, never herself', async () => {
    const { body } = await app.client().get('/api/avatars/taina/similar');
    expect(body).toHaveLength(6);
    expect(slugs(body)).not.toContain('taina');
    expect((await app.client().get('/api/avatars/ninguem/similar')).status).toBe(404);
  });
});

describe('the deck', () => {
  it('shows a visitor people without making an account', async () => {
    const client = app.client();
    const { body } = await client.get('/api/deck?limit=20');
    expect(body.items).toHaveLength(20);
    expect(body.passedCount).toBe(0);
    expect((await client.get('/api/auth/status')).body.guestSession).toBeNull();
  });

  it('never repeats anybody until it is spent, then brings back who was passed', async () => {
    const { client } = await makeGuest(app);
    const seen: string[] = [];
    for (;;) {
      const { items } = (await client.get('/api/deck?limit=7')).body;
      if (items.length === 0) break;
      for (const [index, item] of items.entries()) {
        seen.push(item.slug);
        const kind = index === 0 ? 'like' : 'pass';
        expect((await client.post('/api/swipes', { avatarId: item.id, kind })).status).toBe(200);
      }
    }
    expect(seen).toHaveLength(24);
    expect(new Set(seen).size).toBe(24);
    const spent = (await client.get('/api/deck')).body;
    expect(spent.passedCount).toBe(20);
    expect((await client.post('/api/deck/restart')).status).toBe(204);
    expect((await client.get('/api/deck?limit=20')).body.items).toHaveLength(20);
  });

  it('brings words that were asked for and liked to the front', async () => {
    const { client } = await makePerson(app);
    const tagged = (items: readonly Listed[], tag: string) =>
      items.slice(0, 3).filter((item) => item.tags.includes(tag));
    const asked = (await client.get('/api/deck?tags=mar')).body.items;
    expect(tagged(asked, 'mar').length).toBeGreaterThanOrEqual(2);
    const everybody: Listed[] = (await find('limit=60')).items;
    const nature = everybody.filter((item) => item.tags.includes('gastronomia'));
    expect(nature.length).toBeGreaterThanOrEqual(3);
    for (const item of nature.slice(0, -1)) await client.post('/api/swipes', { avatarId: item.id, kind: 'like' });
    const [last] = nature.slice(-1);
    expect(slugs((await client.get('/api/deck?limit=4')).body.items)).toContain(last?.slug);
  });

  it('keeps to the ages and the relationship that were asked for', async () => {
    const { items } = (await app.client().get('/api/deck?minAge=30&relationship=amiga&limit=20')).body;
    expect(items.length).toBeGreaterThan(0);
    expect(items.every((item: Listed) => item.age >= 30 && item.relationship === 'amiga')).toBe(true);
  });
});

describe('a swipe', () => {
  const likesOf = async (slug: string): Promise<number> =>
    (await app.client().get(`/api/avatars/${slug}`)).body.likeCount;

  it('counts a like once, and its undoing', async () => {
    const { client } = await makePerson(app);
    const before = await likesOf('rosa');
    const like = { avatarId: catalogueId('rosa'), kind: 'like' };
    expect((await client.post('/api/swipes', like)).body).toEqual({
      isMatch: true,
      priceCoins: 0,
      asksToSignUp: false,
    });
    await client.post('/api/swipes', like);
    expect(await likesOf('rosa')).toBe(before + 1);
    expect((await client.get('/api/avatars/rosa')).body.isLiked).toBe(true);
    expect((await client.call('DELETE', `/api/swipes/${catalogueId('rosa')}`)).status).toBe(204);
    expect((await client.call('DELETE', `/api/swipes/${catalogueId('rosa')}`)).status).toBe(204);
    expect(await likesOf('rosa')).toBe(before);
  });

  it('a super like costs 5 coins, once, and undoing gives them back', async () => {
    const { client } = await makePerson(app);
    const superLike = { avatarId: catalogueId('jade'), kind: 'super-like' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => client.post('/api/swipes', superLike)));
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(answers.reduce((sum, answer) => sum + answer.body.priceCoins, 0)).toBe(5);
    expect((await client.get('/api/user/tokens')).body).toBe(495);
    await client.post('/api/swipes', { ...superLike, kind: 'like' });
    expect((await client.get('/api/user/tokens')).body).toBe(495);
    await client.call('DELETE', `/api/swipes/${superLike.avatarId}`);
    expect((await client.get('/api/user/tokens')).body).toBe(500);
  });

  it('J01: super likes with coins for one', async () => {
    const { client, id } = await makePerson(app);
    await app.database.db.pool.query(`SELECT coins_spend($1, 'rest', 495, 'house:test', 'Teste', ''::bytea)`, [id]);
    const everybody = (await find('limit=60')).items;
    const answers = await Promise.all(
      everybody.map((item) => client.post('/api/swipes', { avatarId: item.id, kind: 'super-like' })),
    );
    const statuses = answers.map((answer) => answer.status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 402)).toHaveLength(23);
    expect((await client.get('/api/user/tokens')).body).toBe(0);
  });

  it('asks a visitor to sign up at the fifth like and loses none of them', async () => {
    const client = app.client();
    const everybody = (await find('limit=6')).items;
    const asked: boolean[] = [];
    for (const item of everybody)
      asked.push((await client.post('/api/swipes', { avatarId: item.id, kind: 'like' })).body.asksToSignUp);
    expect(asked).toEqual([false, false, false, false, true, false]);
    const registration = { firstName: 'Caio', email: 'quinta@correio.com', password: 'moqueca com dendê' };
    await client.post('/api/auth/register', { ...registration, birthDate: '1994-08-14', acceptTerms: true });
    expect((await client.get(`/api/avatars/${everybody[4]?.slug}`)).body.isLiked).toBe(true);
  });

  it('refuses guests a super like, unknown fields, kinds and people', async () => {
    const { client } = await makeGuest(app);
    const body = { avatarId: catalogueId('jade'), kind: 'super-like' };
    expect((await client.post('/api/swipes', body)).body.error).toBe('avatars.sign-up-first');
    expect((await client.post('/api/swipes', { ...body, kind: 'like', price: 0 })).status).toBe(422);
    expect((await client.post('/api/swipes', { ...body, kind: 'love' })).status).toBe(422);
    const nobody = { avatarId: '00000000-0000-4000-8000-000000000000', kind: 'like' };
    expect((await client.post('/api/swipes', nobody)).status).toBe(404);
  });
});

describe('following', () => {
  it('counts each person once; unfollowing takes it back', async () => {
    const { client } = await makePerson(app);
    const path = `/api/avatars/${catalogueId('sol')}/follow`;
    const first = await client.post(path);
    expect(first.body.isFollowed).toBe(true);
    expect((await client.post(path)).body).toEqual(first.body);
    expect((await client.get('/api/avatars/sol')).body).toMatchObject({
      isFollowed: true,
      followerCount: first.body.followerCount,
    });
    const gone = { isFollowed: false, followerCount: first.body.followerCount - 1 };
    expect((await client.call('DELETE', path)).body).toEqual(gone);
    expect((await client.call('DELETE', path)).body).toEqual(gone);
    expect((await client.post('/api/avatars/00000000-0000-4000-8000-000000000000/follow')).status).toBe(404);
  });
});
