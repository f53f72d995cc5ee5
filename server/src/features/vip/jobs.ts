import type { VipCancellation } from '@cafune/contract/vip';
import { findMailAddress } from '../auth/index.ts';
import type { VipDeps, VipReminder } from './deps.ts';
import { lookAtMembers } from './look.ts';
import { canceledMail, chargeAheadMail, chargeFailedMail, type Reader } from './mails.ts';
import { takeOrder } from './orders.ts';
import * as store from './store.ts';
import { keyTrials } from './trial.ts';

export function defineVipJobs(deps: VipDeps): void {
  deps.outbox.on('payments.order-changed', async ({ accountId, orderId, product }) => {
    if (product === 'vip') await takeOrder(deps, accountId, orderId);
  });
  deps.outbox.on('safety.age-verified', ({ accountId }) => keyTrials(deps, accountId));
  deps.queue.define('vip-mail-reminder', (work) => mailReminder(deps, work));
  deps.queue.define('vip-mail-canceled', (work) => mailCanceled(deps, work));
  // Ten in the morning is a full minute in every time zone there is.
  deps.queue.repeat('vip-look', '* * * * *', () => lookAtMembers(deps));
}

/** A mail that waited until what it says is not so any more is not sent. */
async function mailReminder(deps: VipDeps, work: { accountId: string; reminder: VipReminder }): Promise<void> {
  const { accountId, reminder } = work;
  const member = await deps.db.find(store.selectMember, [accountId]);
  const until = reminder.chargeAt ?? reminder.endsAt;
  if (!member || member.card_ref === null || deps.clock.now() >= new Date(until)) return;
  const reader = await findReader(deps, accountId);
  if (!reader) return;
  if (reminder.reason !== 'charge-failed') await deps.mailer.send(chargeAheadMail(reader, reminder));
  else if (member.failed_at !== null) await deps.mailer.send(chargeFailedMail(reader, reminder));
}

type Canceled = { accountId: string; cancellation: VipCancellation };

async function mailCanceled(deps: VipDeps, { accountId, cancellation }: Canceled): Promise<void> {
  const reader = await findReader(deps, accountId);
  if (reader) await deps.mailer.send(canceledMail(reader, cancellation));
}

async function findReader(deps: VipDeps, accountId: string): Promise<Reader | undefined> {
  const person = await findMailAddress(deps.db, accountId);
  return person && { to: person.email, name: person.firstName, url: `${deps.env.PUBLIC_URL}/vip-plans` };
}
