import { type RequestTakedownInput, TAKEDOWN_ANSWER_HOURS } from '@cafune/contract/safety';
import type { AppDeps } from '../../deps.ts';
import { newId } from '../../platform/ids.ts';
import { openCase } from './cases.ts';
import { takedownDecidedMail, takedownReceivedMail } from './mails.ts';
import { newProtocol } from './protocol.ts';
import * as store from './store.ts';

/** Anybody may write down anybody's address: it gets this many confirmations an hour, and a request beyond them counts all the same. */
const PER_EMAIL = { name: 'takedown-email', points: 3, seconds: 3_600 };

/** Keeps a takedown request, starts its clock, opens its case and confirms it by mail (abuse suite G04). */
export async function requestTakedown(
  deps: Pick<AppDeps, 'db' | 'clock' | 'queue' | 'limits'>,
  input: RequestTakedownInput,
): Promise<{ protocol: string; dueAt: Date }> {
  const { name, email, relation, characterAddress, statement } = input;
  const id = newId();
  const now = deps.clock.now();
  const dueAt = new Date(now.getTime() + TAKEDOWN_ANSWER_HOURS * 3_600_000);
  const mayConfirm = await deps.limits.consume(PER_EMAIL, email).then(
    () => true,
    () => false,
  );
  return deps.db.transaction(async (tx) => {
    await openCase(tx, { subject: { kind: 'takedown', id }, cause: 'report', class: 'p1', findings: [], now });
    if (mayConfirm) await deps.queue.add(tx, 'safety-send-takedown-mail', { kind: 'received', takedownId: id });
    for (;;) {
      const protocol = newProtocol(now);
      const values = [id, protocol, name, email, relation, characterAddress, statement, now, dueAt];
      if ((await tx.run(store.insertTakedown, values)) > 0) return { protocol, dueAt };
    }
  });
}

type TakedownMail = { kind: 'received' | 'decided'; takedownId: string };

/** Writes to whoever asked; a request that is gone, or whose decision is not there, has no letter. */
export async function sendTakedownMail(
  deps: Pick<AppDeps, 'db' | 'mailer' | 'env'>,
  { kind, takedownId }: TakedownMail,
): Promise<void> {
  const row = await deps.db.find(store.selectTakedown, [takedownId]);
  if (!row) return;
  const letter = { ...row, site: deps.env.PUBLIC_URL };
  if (kind === 'received') return deps.mailer.send(takedownReceivedMail(letter));
  const { status, note } = row;
  if (note !== null) await deps.mailer.send(takedownDecidedMail(letter, status === 'approved', note));
}

declare module '../../platform/queue/queue.ts' {
  interface Jobs {
    'safety-send-takedown-mail': TakedownMail;
  }
}
