import { randomUUID } from 'node:crypto';
import { createAppProcess } from '../server/src/testing/app-process.ts';
import { call, createPerson, waitForPictures } from './person.ts';
import { percentile, type Row } from './table.ts';

const MESSAGES = 60;

/** From the POST of a message to the first word of the reply, one person, embedded engine. */
export async function benchFirstToken(): Promise<Row[]> {
  const app = await createAppProcess();
  await app.start();
  await waitForPictures(app.url);
  try {
    const person = await createPerson(app.url, 0);
    const times: number[] = [];
    for (let index = 0; index < MESSAGES; index += 1) times.push(await firstTokenMs(app.url, person, index));
    const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
    return [{ name: 'first token, p50 / p99', value: `${p50.toFixed(0)} / ${p99.toFixed(0)} ms`, goal: '' }];
  } finally {
    await app.stop();
    await app.remove();
  }
}

async function firstTokenMs(
  url: string,
  person: { cookie: string; conversationId: string },
  index: number,
): Promise<number> {
  const body = {
    content: `Oi, hoje pensei ${index} vezes em viajar pra praia`,
    timestamp: new Date().toISOString(),
    clientId: randomUUID(),
  };
  const path = `/api/conversations/${person.conversationId}`;
  const startedAt = performance.now();
  const response = await call(url, `${path}/messages`, { cookie: person.cookie, body, accept: 'text/event-stream' });
  let elapsedMs = Number.NaN;
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += Buffer.from(chunk).toString();
    if (Number.isNaN(elapsedMs) && text.includes('event: text-delta')) {
      elapsedMs = performance.now() - startedAt;
      // The rest only costs time: ask it to stop, and read to the end.
      await call(url, `${path}/stop`, { cookie: person.cookie, body: {} });
    }
  }
  return elapsedMs;
}
