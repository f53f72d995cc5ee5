import { personalTables } from '../../../platform/personal-data.ts';

const CONTRACT =
  'An affiliate is no account: a contract of its own, with its own sign-in, whose payments are kept for tax (docs/decisions/0031).';

/** What of this feature's tables is of somebody who has an account. */
export const affiliateTables = personalTables('affiliates', {
  affiliates: { apart: CONTRACT },
  affiliate_activations: { apart: CONTRACT },
  affiliate_sessions: { apart: CONTRACT },
  affiliate_payouts: { apart: CONTRACT },
  affiliate_touches: {
    exported: {
      file: 'conta/link-que-trouxe',
      columns: 'at AS quando, kind AS tipo, label AS etiqueta, decision AS resultado',
    },
    erased: ['UPDATE affiliate_touches SET account_id = NULL, visitor_id = NULL WHERE account_id = :account'],
  },
  affiliate_referrals: {
    exported: { file: 'conta/indicacao', columns: 'bound_at AS desde, via AS como, label AS etiqueta' },
    erased: {
      kept: 'money',
      because: 'What purchases earned whoever recommended is reckoned again when one is given back, by account alone.',
    },
  },
  affiliate_entries: {
    exported: { leftOut: 'What an affiliate earned is the affiliate’s; the purchases are in a file of their own.' },
    erased: { kept: 'money', because: 'Commissions are never changed; they name an account and no person.' },
  },
});
