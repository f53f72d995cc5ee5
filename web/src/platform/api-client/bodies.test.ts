import '../../testing/console-guard.ts';
import { affiliateRoutes } from '@cafune/contract/affiliates';
import { CURRENT_USER_ID_KEY } from '@cafune/contract/auth';
import { feedbackRoutes } from '@cafune/contract/feedback';
import { expect, it, vi } from 'vitest';
import { jsonAnswer } from '../../testing/answers.ts';
import { call, readPath } from './api-client.ts';

/** What one call puts on the wire. */
async function wire(work: () => Promise<unknown>) {
  const server = vi.fn<typeof fetch>(async () => jsonAnswer({ success: true, message: 'ok' }));
  vi.stubGlobal('fetch', server);
  await work();
  const init = server.mock.calls[0]?.[1];
  return { init, headers: new Headers(init?.headers) };
}

it('spec §7: "bodies are JSON with a JSON content type, or form data sent as is"', async () => {
  const form = new FormData();
  form.set('type', 'bug');
  const asForm = await wire(() => call(feedbackRoutes.send, { body: form as never }));
  expect(asForm.init?.body).toBe(form);
  // The browser writes it, with the boundary that it chose.
  expect(asForm.headers.has('content-type')).toBe(false);
  const body = { type: 'bug', subject: 'Som', message: 'Não toca' } as const;
  const asJson = await wire(() => call(feedbackRoutes.send, { body }));
  expect(asJson.init?.body).toBe(JSON.stringify(body));
  expect(asJson.headers.get('content-type')).toBe('application/json');
});

it('spec §7: GET /api/affiliate/auth-status has "credentials included"', async () => {
  expect((await wire(() => call(affiliateRoutes.status, {}))).init?.credentials).toBe('include');
});

it('spec §6: "the stored user id is sent as an X-User-Id header": nothing is sent where none is stored', async () => {
  const { headers } = await wire(() => readPath('/api/follow'));
  expect(headers.has('x-user-id')).toBe(false);
  localStorage.setItem(CURRENT_USER_ID_KEY, 'user-1');
  const known = await wire(() => readPath('/api/follow'));
  expect(known.headers.get('x-user-id')).toBe('user-1');
});
