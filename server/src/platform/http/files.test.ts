import type { AddressInfo } from 'node:net';
import { defineRoute } from '@cafune/contract/core/route';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { systemClock } from '../clock.ts';
import { loadEnv } from '../env.ts';
import { createLimits } from '../limits/limits.ts';
import { createLogger } from '../log.ts';
import { createMetrics } from '../metrics.ts';
import { answer, createMount } from './route.ts';
import { createHttpServer } from './server.ts';
import { cookiePlan } from './session-cookie.ts';

const MAX_BYTES = 1_000;
const takeRoute = defineRoute({
  name: 'files.take',
  method: 'POST',
  path: '/api/files',
  access: 'public',
  summary: 'Recebe um arquivo.',
  responses: { 200: z.strictObject({ size: z.int(), name: z.string(), type: z.string() }) },
  errors: [],
  takesFile: { field: 'card', maxBytes: MAX_BYTES, tooLarge: 'avatars.card-too-large' },
});
const sendRoute = defineRoute({
  name: 'files.send',
  method: 'GET',
  path: '/api/files',
  access: 'public',
  summary: 'Manda um arquivo.',
  responses: {},
  errors: [],
  sendsFile: true,
});
const jsonRoute = defineRoute({
  name: 'files.put',
  method: 'PUT',
  path: '/api/files',
  access: 'public',
  summary: 'Recebe JSON.',
  body: z.strictObject({ text: z.string() }),
  responses: { 200: z.strictObject({ text: z.string() }) },
  errors: [],
});

let app: FastifyInstance;
let url: string;
beforeAll(async () => {
  const env = loadEnv({ NODE_ENV: 'test', LOG_LEVEL: 'error', DATA_DIR: '/nowhere' });
  app = await createHttpServer({ env, log: createLogger(env), metrics: createMetrics() });
  const mount = createMount(app, {
    limits: createLimits(50),
    cookies: cookiePlan(env.PUBLIC_URL),
    clock: systemClock,
    // Public routes without a cookie ask for no session.
    sessions: {} as never,
    startGuest: () => Promise.reject(new Error('no guests here')),
    onForeignUserId: () => undefined,
    isUrgent: () => false,
  });
  mount(takeRoute, async ({ file: { bytes, name, type } }) => answer(200, { size: bytes.length, name, type }));
  mount(sendRoute, async () => ({
    bytes: Buffer.from([0, 255, 10]),
    type: 'image/png',
    fileName: `Lívia "a 1ª".png\r\nx: y`,
  }));
  mount(jsonRoute, async ({ body }) => answer(200, body));
  await app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterAll(() => app.close());

function formOf(parts: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, '../../x.json');
  }
  return form;
}

async function send(method: string, body: string | FormData, headers: Record<string, string> = {}) {
  const response = await fetch(`${url}/api/files`, { method, body, headers: { origin: url, ...headers } });
  return { status: response.status, body: JSON.parse(await response.text()) };
}

const fileOf = (size: number) => new Blob(['x'.repeat(size)], { type: 'application/json' });

describe('a route that takes a file', () => {
  it('reads the one file of a form, up to its limit', async () => {
    const taken = await send('POST', formOf({ card: fileOf(MAX_BYTES) }));
    expect(taken).toEqual({ status: 200, body: { size: MAX_BYTES, name: 'x.json', type: 'application/json' } });
  });

  it('refuses a longer one with its own sentence, announced or not', async () => {
    for (const size of [MAX_BYTES + 1, 1_000_000]) {
      const taken = await send('POST', formOf({ card: fileOf(size) }));
      expect([size, taken.status, taken.body.error]).toEqual([size, 413, 'avatars.card-too-large']);
    }
  });

  it('B03: refuses every other part', async () => {
    for (const parts of [
      { other: fileOf(3) },
      { card: fileOf(3), again: fileOf(3) },
      { card: fileOf(3), text: 'x' },
      { text: 'x' },
    ]) {
      const taken = await send('POST', formOf(parts));
      expect([Object.keys(parts), taken.status, taken.body.error]).toEqual([
        Object.keys(parts),
        422,
        'request.unknown-field',
      ]);
    }
  });

  it('asks for a file where there is none, and says so when the form is broken (C01)', async () => {
    expect((await send('POST', formOf({ card: fileOf(0) }))).body).toMatchObject({
      error: 'request.invalid',
      message: 'Escolha um arquivo.',
    });
    const headers = { 'content-type': 'multipart/form-data; boundary=abc' };
    for (const body of [
      '--abc\r\n',
      'nonsense',
      '--abc\r\ncontent-disposition: form-data; name="card"; filename="a"\r\n\r\nx',
    ]) {
      const taken = await send('POST', body, headers);
      expect([body, taken.status]).toEqual([body, 400]);
    }
    expect((await send('POST', 'x', { 'content-type': 'multipart/form-data' })).status).toBe(400);
  });

  it('A15: takes nothing but a form, from nowhere but our pages', async () => {
    for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded']) {
      const taken = await send('POST', '{}', { 'content-type': type });
      expect([type, taken.status, taken.body.error]).toEqual([type, 415, 'request.unsupported-type']);
    }
    const foreign = await send('POST', formOf({ card: fileOf(3) }), { origin: 'https://other.example' });
    expect([foreign.status, foreign.body.error]).toEqual([403, 'request.invalid-origin']);
  });
});

describe('any other route', () => {
  it('A15: takes JSON alone, forms are refused', async () => {
    expect((await send('PUT', formOf({ text: 'x' }))).status).toBe(415);
    expect(await send('PUT', '{"text":"x"}', { 'content-type': 'application/json' })).toEqual({
      status: 200,
      body: { text: 'x' },
    });
  });
});

describe('a route that sends a file', () => {
  it('answers its bytes to save under a name in which nothing can hide (D10)', async () => {
    const response = await fetch(`${url}/api/files`);
    expect([...new Uint8Array(await response.arrayBuffer())]).toEqual([0, 255, 10]);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="Livia a 1.pngx y"; filename*=UTF-8''L%C3%ADvia%20%22a%201%C2%AA%22.png%0D%0Ax%3A%20y`,
    );
  });
});
