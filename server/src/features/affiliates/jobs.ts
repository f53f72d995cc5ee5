import type { AppDeps } from '../../deps.ts';
import type { EarningDeps } from './deps.ts';
import { settleCommission, settlePerson } from './earnings/commissions.ts';
import { openPayouts, sendPayout } from './earnings/payouts.ts';
import { countLate, selectPayout } from './earnings/store.ts';
import { payoutMail } from './mails.ts';
import { sendMembershipMail } from './membership.ts';
import { bindBySignUp } from './referrals/referrals.ts';
import { markTrial } from './referrals/store.ts';
import { deleteDead } from './store.ts';

/** Money that was put aside and has not gone by then is looked at by a person. */
const LATE_MS = 2 * 24 * 60 * 60_000;

export function defineAffiliateJobs(deps: EarningDeps & Pick<AppDeps, 'outbox'>): void {
  const { db, clock, queue, outbox, metrics } = deps;
  queue.define('affiliates-send-mail', ({ email }) => sendMembershipMail(deps, email));
  queue.define('affiliates-pay', ({ payoutId }) => sendPayout(deps, payoutId), { canWait: true });
  queue.define('affiliates-mail-payout', async ({ payoutId }) => {
    const payout = await db.get(selectPayout, [payoutId]);
    await deps.mailer.send(payoutMail(payout, `${deps.env.PUBLIC_URL}/affiliate/dashboard`));
  });
  queue.repeat('affiliates-delete-dead', '27 4 * * *', async () => {
    await db.run(deleteDead, [clock.now()]);
  });
  // Ten o'clock in America/Sao_Paulo, as the panel says (`PAYOUT_HOUR`).
  queue.repeat('affiliates-open-payouts', '0 13 * * *', async () => {
    await openPayouts(deps);
    const { count } = await db.get(countLate, [new Date(clock.now().getTime() - LATE_MS)]);
    metrics.latePayouts.set(count);
  });
  outbox.on('auth.registered', async ({ accountId, visitorId }) => {
    if (visitorId !== undefined) await bindBySignUp(deps, { accountId, visitorId });
  });
  outbox.on('vip.trial-began', async ({ accountId }) => {
    await db.run(markTrial, [accountId, clock.now()]);
  });
  outbox.on('safety.age-verified', ({ accountId }) => settlePerson(deps, accountId));
  outbox.on('payments.order-changed', (order) => settleCommission(deps, order));
}
