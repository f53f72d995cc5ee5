/** The account's live events: coins and notices move at once. Polls and `onOpen` fill whatever is missed. */
import type { AccountEvent } from '@cafune/contract/notifications';
import { ApiError } from '../../platform/api-client/api-error.ts';
import { backoffMs, pause } from '../../platform/realtime/backoff.ts';
import { readEvents } from '../../platform/realtime/read-events.ts';
import { openAccountEvents } from './api.ts';

const RETRY = { firstMs: 1_000, capMs: 60_000 };

/** `onOpen`: from here on nothing is missed, until the connection breaks. */
type Follow = { onOpen: () => void; onEvent: (event: AccountEvent) => void; signal: AbortSignal };

/** Follows the stream through broken connections until the signal; ends when the session did. */
export async function followAccountEvents(follow: Follow): Promise<void> {
  const { signal } = follow;
  for (let attempt = 0; !signal.aborted; attempt += 1) {
    const outcome = await followOnce(follow);
    if (outcome === 'over') return;
    if (outcome === 'heard') attempt = 0;
    await pause(backoffMs(attempt, Math.random(), RETRY), signal);
  }
}

async function followOnce({ onOpen, onEvent, signal }: Follow): Promise<'heard' | 'silent' | 'over'> {
  let outcome: 'heard' | 'silent' = 'silent';
  try {
    const { body } = await openAccountEvents(signal);
    if (body === null || signal.aborted) return outcome;
    onOpen();
    for await (const part of readEvents(body)) {
      outcome = 'heard';
      const event = parsed(part.data);
      if (event !== null && !signal.aborted) onEvent(event);
    }
  } catch (error) {
    if (error instanceof ApiError && error.status < 500 && error.status !== 429) return 'over';
  }
  return outcome;
}

function parsed(data: string): AccountEvent | null {
  try {
    return JSON.parse(data) as AccountEvent;
  } catch {
    return null;
  }
}
