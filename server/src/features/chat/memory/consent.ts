import { MEMORY_CONSENT_VERSION, type MEMORY_CONSENTS } from '@cafune/contract/chat/memory';
import type { Queryable } from '../../../platform/db/database.ts';
import type { Session } from '../../../platform/session/session.ts';
import type { ChatDeps } from '../deps.ts';
import { learnFrom } from './remember.ts';
import * as store from './store.ts';

const KIND = 'memory';
/** What was said this long before the yes is remembered as well: usually it is what made her ask. */
const LOOK_BACK_MS = 24 * 60 * 60_000;

export async function readMemoryConsent(db: Queryable, accountId: string): Promise<(typeof MEMORY_CONSENTS)[number]> {
  const row = await db.find(store.selectConsent, [accountId, KIND]);
  if (!row || (row.is_granted && row.version !== MEMORY_CONSENT_VERSION)) return 'unasked';
  return row.is_granted ? 'granted' : 'refused';
}

/** Nothing is kept without a yes (safety.md "Privacy"). */
export async function mayRemember(db: Queryable, accountId: string): Promise<boolean> {
  return (await readMemoryConsent(db, accountId)) === 'granted';
}

/** Lets characters remember, or not; a no takes with it what they remembered (abuse suite L06). */
export async function setMemoryConsent(
  deps: Pick<ChatDeps, 'db' | 'clock'>,
  session: Session,
  isGranted: boolean,
): Promise<void> {
  const { accountId } = session;
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    await tx.run(store.insertConsent, [accountId, KIND, MEMORY_CONSENT_VERSION, isGranted, now]);
    if (isGranted) return;
    await tx.run(store.forgetAll, [accountId]);
    await tx.run(store.forgetLoops, [accountId]);
    await tx.run(store.forgetReceipts, [accountId]);
  });
  if (isGranted) await learnFrom(deps, accountId, new Date(now.getTime() - LOOK_BACK_MS));
}

/** What may leave for a provider's host: the words of conversations, or recordings of what is dictated. */
type Leaving = 'model' | 'transcription';

/** Whether a person lets something of theirs go to a provider. */
export async function readProviderConsent(
  db: Queryable,
  accountId: string,
  { leaving, provider }: { leaving: Leaving; provider: string },
): Promise<(typeof MEMORY_CONSENTS)[number]> {
  const row = await db.find(store.selectConsent, [accountId, `${leaving}:${provider}`]);
  if (!row) return 'unasked';
  return row.is_granted ? 'granted' : 'refused';
}

/** Lets something go to a provider, or not: one yes is for one provider and one kind of thing. */
export async function setProviderConsent(
  deps: Pick<ChatDeps, 'db' | 'clock'>,
  session: Session,
  decision: { leaving: Leaving; provider: string; isGranted: boolean },
): Promise<void> {
  const kind = `${decision.leaving}:${decision.provider}`;
  await deps.db.run(store.insertConsent, [session.accountId, kind, 1, decision.isGranted, deps.clock.now()]);
}
