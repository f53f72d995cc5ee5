import { WELCOME_COINS } from '@cafune/contract/coins';
import { derivedId } from '../../platform/ids.ts';
import { grantCoins, lockLot, takeBackLot } from '../coins/index.ts';
import { findVerifiedPerson } from '../safety/index.ts';
import type { RewardDeps } from './daily.ts';
import * as store from './store.ts';

/** Spec §9: free coins on registration. Once for an account, however often it is told. */
export async function giveWelcome(deps: RewardDeps, accountId: string): Promise<void> {
  const { db, clock } = deps;
  await db.transaction(async (tx) => {
    if ((await tx.run(store.insertWelcome, [accountId, `account:${accountId}`, clock.now()])) === 0) return;
    await grantCoins(tx, {
      accountId,
      key: 'welcome',
      amountCoins: WELCOME_COINS,
      source: 'welcome',
      isPaid: false,
      reason: 'Boas-vindas ao Cafuné',
      businessKey: `welcome:${accountId}`,
      lotId: lotOf(accountId),
    });
  });
  // Who was quicker to be verified than this was told.
  await keyWelcome(deps, accountId);
}

/**
 * The verified person keys the welcome coins (safety.md "Age"): those of a second account of theirs go, all of them, and what was
 * spent is owed (docs/decisions/0032).
 */
export async function keyWelcome(deps: RewardDeps, accountId: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const person = await findVerifiedPerson(tx, accountId);
    if (!person) return;
    const claimant = `person:${person.subject}`;
    await tx.all(store.lockClaimant, [claimant]);
    if ((await tx.run(store.keyWelcome, [accountId, claimant])) === 1) return;
    if ((await tx.run(store.takeWelcomeBack, [accountId, claimant, deps.clock.now()])) === 0) return;
    const lot = { accountId, id: lotOf(accountId) };
    const { grantedCoins } = await lockLot(tx, lot);
    await takeBackLot(tx, { ...lot, targetCoins: grantedCoins, reason: 'Boas-vindas: você já ganhou em outra conta' });
  });
  deps.outbox.kick();
}

function lotOf(accountId: string): string {
  return derivedId('welcome', accountId);
}
