import type { AppDeps } from '../../deps.ts';
import type { EarningDeps } from './deps.ts';
import { settleAccount, settleCommission, settlePerson } from './earnings/commissions.ts';
import { makePayouts } from './earnings/payouts.ts';
import { selectAffiliate, selectPayout } from './earnings/store.ts';
import { payoutMail, pixKeyMail } from './mails.ts';
import { sendMembershipMail } from './membership.ts';
import { bindBySignUp } from './referrals/referrals.ts';
import { deleteOldClicks, markTrial } from './referrals/store.ts';
import { deleteDead } from './store.ts';

export function defineAffiliateJobs(deps: EarningDeps & Pick<AppDeps, 'outbox'>): void {
  const { db, clock, queue, outbox } = deps;
  queue.define('affiliates-send-mail', ({ email }) => sendMembershipMail(deps, email));
  queue.define('affiliates-mail-payout', async ({ payoutId }) => {
    const payout = await db.get(selectPayout, [payoutId]);
    await deps.mailer.send(payoutMail(payout, `${deps.env.PUBLIC_URL}/affiliate/dashboard`));
  });
  queue.define('affiliates-mail-key', async ({ affiliateId, shownKey }) => {
    const { name, email } = await db.get(selectAffiliate, [affiliateId]);
    await deps.mailer.send(pixKeyMail({ to: email, name, shownKey }, `${deps.env.PUBLIC_URL}/affiliate/dashboard`));
  });
  queue.repeat('affiliates-delete-dead', '27 4 * * *', async () => {
    await db.run(deleteDead, [clock.now()]);
    await db.run(deleteOldClicks, [clock.now()]);
  });
  queue.repeat('affiliates-make-payouts', '7 * * * *', () => makePayouts(deps));
  outbox.on('auth.registered', async ({ accountId, cameBy }) => {
    if (!cameBy) return;
    await bindBySignUp(deps, { accountId, visitorId: cameBy.visitorId, at: new Date(cameBy.at) });
    await settleAccount(deps, accountId);
  });
  outbox.on('vip.trial-began', async ({ accountId, at }) => {
    await db.run(markTrial, [accountId, new Date(at)]);
  });
  outbox.on('safety.age-verified', ({ accountId }) => settlePerson(deps, accountId));
  outbox.on('payments.order-changed', (order) => settleCommission(deps, order));
}
