import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { CATALOGUE } from '../avatars/catalogue/index.ts';
import { checkDefinition } from '../safety/index.ts';
import { HOUSE_POSTS } from './house-posts.ts';
import { postSome } from './posting.ts';
import { TEMPLATES } from './templates.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const HOUR_MS = 3_600_000;
const read = async () =>
  (
    await app.database.db.pool.query<{
      avatar_id: string;
      text: string;
      source: string;
      kind: string;
      created_at: Date;
    }>('SELECT avatar_id, text, source, kind, created_at FROM feed_posts ORDER BY created_at, id')
  ).rows;
/** Lets time pass until ten in the morning of São Paulo. */
const nextMorning = () => {
  const now = app.clock.now();
  const ten = new Date(now);
  ten.setUTCHours(13, 0, 0, 0);
  if (ten <= now) ten.setUTCDate(ten.getUTCDate() + 1);
  app.clock.advance(ten.getTime() - now.getTime());
};

it('everybody of the catalogue has four posts of at most 160 characters, which the guard accepts', () => {
  expect(Object.keys(HOUSE_POSTS).sort()).toEqual(CATALOGUE.map(({ slug }) => slug).sort());
  const texts = Object.values(HOUSE_POSTS).flat();
  expect(texts).toHaveLength(96);
  expect(new Set(texts.map(({ text }) => text)).size).toBe(96);
  for (const { text } of texts) {
    expect(text.length, text).toBeLessThanOrEqual(160);
    const { verdict, findings } = checkDefinition([{ field: 'post', text }], app.clock.now());
    expect({ text, verdict, findings }).toEqual({ text, verdict: 'accept', findings: [] });
  }
});

it('two at a time write, those silent longest first, nobody twice in six hours', async () => {
  nextMorning();
  const deps = { db: app.database.db, clock: app.clock };
  for (let round = 0; round < 12; round += 1) expect(await postSome(deps)).toBe(2);
  expect(await postSome(deps)).toBe(0);
  expect(new Set((await read()).map((post) => post.avatar_id)).size).toBe(24);
  app.clock.advance(6 * HOUR_MS);
  expect(await postSome(deps)).toBe(2);
});

it('nobody posts while Brazil sleeps', async () => {
  nextMorning();
  app.clock.advance(-7 * HOUR_MS);
  expect(await postSome({ db: app.database.db, clock: app.clock })).toBe(0);
});

it('her own posts come first, then templates that fit her and the hour, each once before any again; the feed never falls silent', async () => {
  const deps = { db: app.database.db, clock: app.clock };
  for (let day = 0; day < 60; day += 1) {
    nextMorning();
    for (let round = 0; round < 12; round += 1) await postSome(deps);
  }
  const posts = await read();
  const perAvatar = Map.groupBy(posts, (post) => post.avatar_id);
  for (const own of perAvatar.values()) {
    const sources = own.map((post) => post.source);
    expect(new Set(sources).size).toBe(sources.length);
    expect(sources.slice(0, 4)).toEqual(['house:1', 'house:2', 'house:3', 'house:4']);
    expect(sources.length).toBeGreaterThan(20);
    const again = sources.findIndex((source) => source.endsWith('~2'));
    const before = sources.slice(0, again === -1 ? undefined : again).filter((source) => !source.startsWith('house'));
    if (again !== -1) expect(before.length).toBeGreaterThan(TEMPLATES.length / 2);
  }
  for (const { text } of posts) expect(text).not.toMatch(/undefined|\{|\}|\s{2}| ,/u);
  expect(posts.some((post) => post.kind === 'picture' && !post.source.startsWith('house'))).toBe(true);
  const lastDay = app.clock.now().getTime() - 24 * HOUR_MS;
  expect(posts.filter((post) => post.created_at.getTime() > lastDay).length).toBeGreaterThan(10);
  // Ten in the morning: nothing that belongs to the night.
  const nightly = TEMPLATES.filter(({ parts }) => parts && !parts.includes('manhã')).map(({ id }) => id);
  expect(posts.filter((post) => nightly.includes(post.source.replace(/~\d+$/u, '')))).toEqual([]);
});

it('every template writes something for somebody whose card is full', () => {
  const avatar = {
    id: 'a',
    slug: 'a',
    city: 'Recife',
    occupation: 'padeira',
    loves: ['pão quente'],
    hobbies: ['andar de bicicleta'],
    gallery: [],
  };
  for (const template of TEMPLATES) {
    const text = template.write(avatar, (items) => items[0]);
    expect(text?.length, template.id).toBeGreaterThan(10);
    expect(text?.length, template.id).toBeLessThanOrEqual(160);
  }
});
