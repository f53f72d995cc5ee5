/** While there is a connection: brings to this device what she needs to answer without one (decision 0018). */
import { pause } from '../../../platform/realtime/backoff.ts';
import { keepOfflineEngine } from '../../../platform/service-worker.ts';
import { saveContext } from '../conversation-cache.ts';
import type { ConversationSession } from '../conversation-session.ts';
import { isReplying } from '../conversation-state.ts';
import { whenIdle } from '../safety/when-idle.ts';
import { readOfflineContext } from './api.ts';
import { startEngine } from './engine.ts';

/** What she knows is read again this long after something was said, and not for every reply of a lively talk. */
const AGAIN_AFTER_MS = 8_000;

/** Some pay for every byte: nothing is brought before it is wanted. */
function savesData(): boolean {
  return 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;
}

/** For as long as the conversation is open. */
export async function keepReady(session: ConversationSession): Promise<void> {
  const { signal } = session;
  if (savesData()) return;
  addEventListener('offline', warmUp, { signal });
  await whenIdle();
  if (signal.aborted) return;
  keepOfflineEngine();
  let readSeq = 0;
  while (!signal.aborted) {
    const state = session.getState();
    const { lastSeq } = state;
    if (state.isLoaded && lastSeq !== readSeq && navigator.onLine && !isReplying(state)) {
      readSeq = lastSeq;
      await keepContext(session).catch(() => undefined);
    }
    await pause(AGAIN_AFTER_MS, signal);
    await changed(session, readSeq);
  }
}

/** Resolves when more was said than was read, or the session ends. */
function changed(session: ConversationSession, readSeq: number): Promise<void> {
  const isNews = (): boolean => session.signal.aborted || session.getState().lastSeq !== readSeq;
  if (isNews()) return Promise.resolve();
  return new Promise((resolve) => {
    const unsubscribe = session.subscribe(() => isNews() && done());
    function done(): void {
      unsubscribe();
      resolve();
    }
    session.signal.addEventListener('abort', done, { once: true });
  });
}

async function keepContext(session: ConversationSession): Promise<void> {
  const { conversationId, signal } = session;
  const context = await readOfflineContext(conversationId, signal);
  if (!signal.aborted) await saveContext(conversationId, context);
}

/** The connection is gone: the engine gets ready before something is written. */
function warmUp(): void {
  try {
    startEngine();
  } catch {
    // A browser without workers: messages wait.
  }
}
