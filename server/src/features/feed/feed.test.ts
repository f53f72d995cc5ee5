import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkAge } from '../../testing/age.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import type { TestClient } from '../../testing/client.ts';
import { makeGuest, makeMessage, makePerson } from '../../testing/factories.ts';
import { until } from '../../testing/until.ts';
import { catalogueId } from '../avatars/index.ts';
import { seedFeed } from './index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await seedFeed({ db: app.database.db, clock: app.clock });
});
afterAll(() => app.stop());

type Post = { id: string; avatar: { slug: string }; likeCount: number; commentCount: number; isLiked: boolean };
type Comment = { id: string; text: string; author: { kind: string; firstName?: string }; replyToId: string | null };

const list = async (client: TestClient, query = ''): Promise<{ items: Post[]; nextCursor: string | null }> => {
  const { status, body } = await client.get(`/api/feed?limit=20${query}`);
  expect(status).toBe(200);
  return body;
};
const postOf = async (slug: string, client = app.client()): Promise<Post> => {
  const first = await list(client);
  const rest = first.nextCursor === null ? [] : (await list(client, `&cursor=${first.nextCursor}`)).items;
  const found = [...first.items, ...rest].find((post) => post.avatar.slug === slug);
  if (!found) throw new Error(`no post of ${slug}`);
  return found;
};
const commentsOf = async (client: TestClient, id: string): Promise<Comment[]> =>
  (await client.get(`/api/feed/${id}/comments`)).body.items;

describe('the feed', () => {
  it('begins with one post of each, page by page, marked with its author', async () => {
    const first = await list(app.client());
    const second = await list(app.client(), `&cursor=${first.nextCursor}`);
    const slugs = [...first.items, ...second.items].map((post) => post.avatar.slug);
    expect(slugs).toHaveLength(24);
    expect(new Set(slugs).size).toBe(24);
    expect(second.nextCursor).toBeNull();
    expect(await seedFeed({ db: app.database.db, clock: app.clock })).toBe(0);
  });

  it('what was seen does not come back, unless asked for again', async () => {
    const { client } = await makeGuest(app);
    const ids = (await list(client)).items.slice(0, 5).map((post) => post.id);
    expect((await client.post('/api/feed/seen', { ids })).status).toBe(204);
    expect((await client.post('/api/feed/seen', { ids: [...ids, randomUUID()] })).status).toBe(204);
    const left = (await list(client)).items.map((post) => post.id);
    expect(left.filter((id) => ids.includes(id))).toEqual([]);
    expect((await list(client, '&seen=again')).items.map((post) => post.id)).toEqual(expect.arrayContaining(ids));
  });

  it('keeps to whom the person follows, when asked', async () => {
    const { client } = await makePerson(app);
    expect((await list(client, '&tab=following')).items).toEqual([]);
    await client.post(`/api/avatars/${catalogueId('rosa')}/follow`);
    const followed = await list(client, '&tab=following');
    expect(followed.items.map((post) => post.avatar.slug)).toEqual(['rosa']);
    expect((await list(app.client(), '&tab=following')).items).toEqual([]);
  });

  it('who leaves the catalogue takes her posts along', async () => {
    const { id } = await postOf('nina');
    const { pool } = app.database.db;
    await pool.query(`UPDATE avatars SET archived_at = now() WHERE slug = 'nina'`);
    expect((await app.client().get(`/api/feed/${id}`)).status).toBe(404);
    await expect(postOf('nina')).rejects.toThrow('no post of nina');
    await pool.query(`UPDATE avatars SET archived_at = NULL WHERE slug = 'nina'`);
    expect((await app.client().get(`/api/feed/${id}`)).status).toBe(200);
  });

  it('counts each like once, and its undoing', async () => {
    const { client } = await makeGuest(app);
    const { id } = await postOf('sol');
    expect((await client.post(`/api/feed/${id}/like`)).body).toEqual({ isLiked: true, likeCount: 1 });
    expect((await client.post(`/api/feed/${id}/like`)).body).toEqual({ isLiked: true, likeCount: 1 });
    expect((await postOf('sol', client)).isLiked).toBe(true);
    expect((await client.call('DELETE', `/api/feed/${id}/like`)).body).toEqual({ isLiked: false, likeCount: 0 });
    expect((await client.call('DELETE', `/api/feed/${id}/like`)).body).toEqual({ isLiked: false, likeCount: 0 });
    expect((await client.post(`/api/feed/${randomUUID()}/like`)).status).toBe(404);
  });

  it('refuses foreign cursors, unknown fields and names', async () => {
    const client = app.client();
    const never = `cursor=2026-99-99T00:00:00.000Z~${randomUUID()}`;
    for (const query of ['cursor=1', never, 'tab=todos', 'seen=1', 'x=1'])
      expect((await client.get(`/api/feed?${query}`)).status).toBe(422);
    const { client: guest } = await makeGuest(app);
    expect((await guest.post('/api/feed/seen', { ids: [], x: 1 })).status).toBe(422);
  });
});

describe('talking about a post', () => {
  const said = async (client: TestClient, id: string): Promise<{ role: string; content: string }[]> =>
    (await client.get(`/api/conversations/${id}/messages`)).body.items;

  it('opens the conversation with her post as her own last words, once', async () => {
    const { client } = await makeGuest(app);
    const post = (await client.get(`/api/feed/${(await postOf('rosa')).id}`)).body;
    const body = { avatarId: post.avatar.id, postId: post.id };
    const opened = await client.post('/api/conversations', body);
    expect(opened.status).toBe(201);
    expect(opened.body.lastSeq).toBe(2);
    expect((await client.post('/api/conversations', body)).status).toBe(200);
    const messages = await said(client, opened.body.id);
    expect(messages).toHaveLength(2);
    expect(messages[1]).toMatchObject({ role: 'character', content: post.text, status: 'complete', seq: 2 });
  });

  it('the model hears it as hers', async () => {
    const { client } = await makePerson(app);
    const post = (await client.get(`/api/feed/${(await postOf('luena')).id}`)).body;
    const { body } = await client.post('/api/conversations', { avatarId: post.avatar.id, postId: post.id });
    await client.post(`/api/conversations/${body.id}/messages`, makeMessage('Quero um prato desses'));
    await until(async () => (await said(client, body.id)).at(-1)?.content !== '');
    expect(app.model.requests.at(-1)?.history.slice(-2)).toEqual([
      { role: 'character', text: post.text },
      { role: 'person', text: 'Quero um prato desses' },
    ]);
  });

  it('a post of somebody else, or none, opens nothing new', async () => {
    const { client } = await makePerson(app);
    const { id } = await postOf('rosa');
    const open = (postId: string) => client.post('/api/conversations', { avatarId: catalogueId('sol'), postId });
    expect((await open(id)).status).toBe(404);
    expect((await open(randomUUID())).status).toBe(404);
    expect((await client.get('/api/conversations')).body.items).toEqual([]);
  });
});

describe('comments', () => {
  const write = (client: TestClient, postId: string, body: Record<string, unknown>) =>
    client.post(`/api/feed/${postId}/comments`, { id: randomUUID(), replyToId: null, ...body });

  it('are of registered people; the same id again is the same comment', async () => {
    const { client } = await makePerson(app, { firstName: 'Marcelo' });
    const post = await postOf('iara');
    const comment = { id: randomUUID(), text: 'Amarelo, sempre.', replyToId: null };
    const first = await client.post(`/api/feed/${post.id}/comments`, comment);
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({ author: { kind: 'person', firstName: 'Marcelo' }, isMine: true });
    expect((await client.post(`/api/feed/${post.id}/comments`, comment)).status).toBe(200);
    expect((await postOf('iara')).commentCount).toBe(1);
    const { client: guest } = await makeGuest(app);
    expect((await write(guest, post.id, { text: 'Oi' })).status).toBe(401);
    expect((await write(client, randomUUID(), { text: 'Oi' })).status).toBe(404);
  });

  it('an answer to an answer answers the first; D01: text stays text', async () => {
    const { client } = await makePerson(app);
    const { id } = await postOf('jade');
    const root = (await write(client, id, { text: '<img src=x onerror=alert(1)>' })).body;
    const reply = (await write(client, id, { text: 'Pois é', replyToId: root.id })).body;
    const deeper = (await write(client, id, { text: 'Também acho', replyToId: reply.id })).body;
    expect(deeper.replyToId).toBe(root.id);
    const comments = await commentsOf(app.client(), id);
    expect(comments.map((comment) => comment.text)).toEqual(['<img src=x onerror=alert(1)>', 'Pois é', 'Também acho']);
  });

  it('C02, C03: empty, blank and 301 characters are refused, and nothing is stored', async () => {
    const { client } = await makePerson(app);
    const { id } = await postOf('bruna');
    for (const text of ['', '  ', '\u200b', 'a'.repeat(301)])
      expect((await write(client, id, { text })).status).toBe(422);
    expect((await write(client, id, { text: 'Oi', vip: true })).status).toBe(422);
    expect((await postOf('bruna')).commentCount).toBe(0);
  });

  it('F03, G03: what the guard refuses is not published', async () => {
    const { client } = await makePerson(app);
    const { id } = await postOf('bruna');
    for (const text of ['ela tem 16 anos', 'me liga: (11) 98765-4321']) {
      const refused = await write(client, id, { text });
      expect(refused.status).toBe(422);
      expect(refused.body.error).toBe('feed.comment-refused');
    }
    expect((await postOf('bruna')).commentCount).toBe(0);
  });

  it('B01: only who wrote one takes it away, with the answers to it', async () => {
    const { client } = await makePerson(app);
    const { client: other } = await makePerson(app);
    const { id } = await postOf('maya');
    const root = (await write(client, id, { text: 'Primeiro' })).body;
    await write(other, id, { text: 'Resposta', replyToId: root.id });
    expect((await other.call('DELETE', `/api/feed/comments/${root.id}`)).status).toBe(404);
    expect((await postOf('maya')).commentCount).toBe(2);
    expect((await client.call('DELETE', `/api/feed/comments/${root.id}`)).status).toBe(204);
    expect((await postOf('maya')).commentCount).toBe(0);
    expect(await commentsOf(app.client(), id)).toEqual([]);
  });

  it('deleted twice at once, or answered meanwhile, the counts stay true', async () => {
    const { client } = await makePerson(app);
    const { client: other } = await makePerson(app);
    const { id } = await postOf('clarice');
    for (let round = 0; round < 5; round += 1) {
      const root = (await write(client, id, { text: 'Vou e volto' })).body;
      const path = `/api/feed/comments/${root.id}`;
      await Promise.all([
        client.call('DELETE', path),
        write(other, id, { text: 'Espera', replyToId: root.id }),
        client.call('DELETE', path),
      ]);
      expect((await postOf('clarice')).commentCount).toBe((await commentsOf(app.client(), id)).length);
    }
  });

  it('go with the account of who wrote them, when it is closed', async () => {
    const { client } = await makePerson(app);
    const { id } = await postOf('valentina');
    await write(client, id, { text: 'Que tarde bonita' });
    expect((await postOf('valentina')).commentCount).toBe(1);
    await checkAge(client, 'minor');
    await until(async () => (await postOf('valentina')).commentCount === 0);
    expect(await commentsOf(app.client(), id)).toEqual([]);
  });

  it('an answer to a comment that is gone, or of another post, is refused', async () => {
    const { client } = await makePerson(app);
    const post = await postOf('clarice');
    const elsewhere = await postOf('rosa');
    const root = (await write(client, elsewhere.id, { text: 'Noutro lugar' })).body;
    expect((await write(client, post.id, { text: 'Oi', replyToId: root.id })).status).toBe(404);
    expect((await write(client, post.id, { text: 'Oi', replyToId: randomUUID() })).status).toBe(404);
  });

  it('a person of ours who refuses what was reported takes it away', async () => {
    const { client } = await makePerson(app);
    const { id } = await postOf('antonia');
    const comment = (await write(client, id, { text: 'Uma coisa' })).body;
    await write(client, id, { text: 'Resposta', replyToId: comment.id });
    const { outbox, db } = app.application.deps;
    const decided = { caseId: randomUUID(), subjectVersion: null, decision: 'refuse', cause: 'report' } as const;
    await outbox.add(db, 'safety.case-decided', { ...decided, subjectKind: 'feed-comment', subjectId: comment.id });
    await outbox.drain();
    expect(await commentsOf(app.client(), id)).toEqual([]);
    expect((await postOf('antonia')).commentCount).toBe(0);
    await outbox.add(db, 'safety.case-decided', { ...decided, subjectKind: 'feed-post', subjectId: id });
    await outbox.drain();
    expect((await app.client().get(`/api/feed/${id}`)).status).toBe(404);
  });

  it('are liked once each', async () => {
    const { client } = await makePerson(app);
    const { id } = await postOf('yumi');
    const { id: commentId } = (await write(client, id, { text: 'Que cor linda' })).body;
    const path = `/api/feed/comments/${commentId}/like`;
    expect((await client.post(path)).body).toEqual({ isLiked: true, likeCount: 1 });
    expect((await client.post(path)).body).toEqual({ isLiked: true, likeCount: 1 });
    expect((await client.call('DELETE', path)).body).toEqual({ isLiked: false, likeCount: 0 });
  });

  it('may be reported, as posts may', async () => {
    const { client } = await makePerson(app);
    const post = await postOf('yumi');
    const report = { subjectKind: 'feed-post', subjectId: post.id, reason: 'scam' };
    const answer = await client.post('/api/reports', report);
    expect(answer.status).toBe(201);
    expect(answer.body.protocol).toMatch(/^CAF-/u);
  });
});
