import { personalTables } from '../../../platform/personal-data.ts';

/** What of this feature's tables is a person's. */
export const rewardTables = personalTables('rewards', {
  reward_claims: {
    exported: {
      file: 'recompensas/diarias',
      columns: 'claimed_at AS quando, day::text AS dia, place AS conta, coins AS moedas',
    },
    erased: {
      kept: 'once',
      because:
        'One reward a day for one person: the keyed digest of who was verified stays, what was keyed by the account goes.',
      without: ["DELETE FROM reward_claims WHERE account_id = :account AND claimant LIKE 'account:%'"],
    },
  },
  welcome_gifts: {
    exported: { file: 'recompensas/boas-vindas', columns: 'given_at AS quando, taken_back_at AS desfeita_em' },
    erased: {
      kept: 'once',
      because: 'One welcome for one person, by the same digest (docs/decisions/0032).',
      without: ["DELETE FROM welcome_gifts WHERE account_id = :account AND claimant LIKE 'account:%'"],
    },
  },
});
