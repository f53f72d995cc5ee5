import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { makeAvatar } from '../../testing/avatars.ts';
import type { TestClient } from '../../testing/client.ts';
import { GOOD_PASSWORD, makePerson } from '../../testing/factories.ts';
import { until } from '../../testing/until.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    imageModel: { id: 'pincel', paint: () => picture() },
    speechModel: { id: 'voz', speak: async () => Buffer.from([0xff, 0xfb, 0x90, 0x44]) },
  });
});
afterAll(() => app.stop());

let painted = 0;
/** Each another colour: what is painted twice alike is one picture. */
async function picture(): Promise<Buffer> {
  painted += 1;
  const background = { r: painted * 40, g: 90, b: 90 };
  return sharp({ create: { width: 512, height: 768, channels: 3, background } })
    .png()
    .toBuffer();
}

/** A character with a painted face. @returns the painting's hash */
async function makePainted(client: TestClient): Promise<string> {
  const portrait = { skin: 'ebano', hair: 'black-power', scene: 'praia', headwear: 'nenhum', seed: 9 };
  const { body } = await client.post('/api/avatar-paintings', { requestId: randomUUID(), portrait });
  await makeAvatar(client, { definition: { portrait, painting: body.painting } });
  const shown = await client.open('GET', `/media/portraits/${body.painting}-card360.webp`);
  expect(shown.status).toBe(200);
  return body.painting;
}

const files = async (folder: string) =>
  (await readdir(join(app.application.deps.env.DATA_DIR, 'media', folder)).catch(() => [])).toSorted();

it('L05: paintings and voices leave the disk with who made them; those of others stay', async () => {
  const [one, other] = [await makePerson(app), await makePerson(app)];
  const [gone, kept] = [await makePainted(one.client), await makePainted(other.client)];
  await one.client.open('POST', '/api/voice-samples', {
    body: { text: 'Oi, meu bem.', voice: { timbre: 'grave', rate: 1, pitch: 1 } },
  });
  expect(await files('voices')).toHaveLength(1);
  expect((await files('portraits')).some((name) => name.startsWith(gone))).toBe(true);
  const body = { word: 'apagar', password: GOOD_PASSWORD };
  expect((await one.client.post('/api/privacy/deletion', body)).status).toBe(200);
  await until(async () => (await files('voices')).length === 0);
  await until(async () => !(await files('portraits')).some((name) => name.startsWith(gone)));
  expect((await files('portraits')).some((name) => name.startsWith(kept))).toBe(true);
  expect((await app.client().open('GET', `/media/portraits/${gone}-card360.webp`)).status).toBe(404);
});
