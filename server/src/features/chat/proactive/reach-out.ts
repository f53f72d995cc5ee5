import { derivedId, newId } from '../../../platform/ids.ts';
import { publishStored } from '../branches/turning.ts';
import type { ChatActionDeps } from '../deps.ts';
import * as chatStore from '../store.ts';
import { HELLO_LINES, LOOP_LINES } from './lines.ts';
import * as store from './store.ts';

type Deps = Pick<ChatActionDeps, 'db' | 'clock' | 'outbox' | 'hub' | 'onChanged' | 'mayReach'>;
type Reach = {
  conversationId: string;
  accountId: string;
  cause: 'loop' | 'hello';
  lines: readonly string[];
  loopId: string | null;
};

/**
 * Writes first where that is welcome: about a plan whose day was, once, or a hello after some quiet days. Within the person's
 * settings and quiet hours, one a day at most, and no more after two that stayed unanswered (safety.md "Letting people go").
 * @returns how many messages were written
 */
export async function reachOut(deps: Deps): Promise<number> {
  const now = deps.clock.now();
  await deps.db.run(store.missLateLoops, [now]);
  let written = 0;
  for (const loop of await deps.db.all(store.selectDueLoops, [now])) {
    const lines = LOOP_LINES.map((line) => line.replace('{plan}', loop.text));
    const { conversation_id: conversationId, account_id: accountId, id: loopId } = loop;
    if (await reach(deps, { conversationId, accountId, cause: 'loop', lines, loopId })) written += 1;
  }
  for (const { conversation_id: conversationId, account_id: accountId } of await deps.db.all(store.selectQuiet, [
    now,
  ])) {
    const hello: Reach = { conversationId, accountId, cause: 'hello', lines: HELLO_LINES, loopId: null };
    if (await reach(deps, hello)) written += 1;
  }
  return written;
}

async function reach(deps: Deps, work: Reach): Promise<boolean> {
  const { conversationId, accountId, loopId } = work;
  const now = deps.clock.now();
  if (!(await deps.mayReach(accountId))) return false;
  const messageId = newId();
  const seq = await deps.db.transaction(async (tx) => {
    await tx.find(chatStore.lockConversation, [conversationId, accountId]);
    if (!(await tx.find(store.isStillOpen, [now, conversationId]))) return undefined;
    const had = new Set((await tx.all(store.selectSent, [accountId])).map((row) => row.text));
    const text = choose(work.lines, had, loopId ?? messageId);
    if (text === undefined) return undefined;
    if (loopId !== null && (await tx.run(store.closeLoop, [loopId, now])) === 0) return undefined;
    const row = await tx.get(store.insertProactive, [conversationId, messageId, text, now, work.cause]);
    await deps.outbox.add(tx, 'chat.reached-out', { accountId, conversationId, messageId });
    return row.last_seq;
  });
  if (seq === undefined) return false;
  await publishStored(deps, { accountId, conversationId }, seq - 1);
  deps.outbox.kick();
  return true;
}

/** A line this person has not had; undefined when all are used. */
function choose(lines: readonly string[], had: ReadonlySet<string>, seed: string): string | undefined {
  const fresh = lines.filter((line) => !had.has(line));
  const place = Number.parseInt(derivedId('reach-out', seed).slice(-6), 16);
  return fresh[place % Math.max(1, fresh.length)];
}

declare module '../../../platform/outbox/outbox.ts' {
  interface OutboxEvents {
    /** She wrote first. */
    'chat.reached-out': { accountId: string; conversationId: string; messageId: string };
  }
}
