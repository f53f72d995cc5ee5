import { personalTables } from '../../../platform/personal-data.ts';

const BOUGHT =
  'What was bought and for how long, of an account without a name: a payment that is disputed later finds it.';

/** What of this feature's tables is a person's. A renewal is ended before (`leaveVip`). */
export const vipTables = personalTables('vip', {
  vip_plans: { apart: 'What is sold.' },
  vip_trials: {
    exported: { file: 'vip/teste', columns: 'started_at AS comecou_em' },
    erased: {
      kept: 'once',
      because:
        'One trial for one person: the keyed digest of who was verified stays, what was keyed by the account goes.',
      without: ["DELETE FROM vip_trials WHERE account_id = :account AND subject LIKE 'account:%'"],
    },
  },
  vip_members: {
    exported: {
      file: 'vip/assinatura',
      columns:
        'plan_id AS plano, renewal_cents AS centavos_por_vez, canceled_at AS cancelada_em, access_until AS vale_ate, provider AS por_quem',
    },
    erased: {
      kept: 'money',
      because: BOUGHT,
      without: [
        'UPDATE vip_members SET next_at = NULL, access_until = least(access_until, :now) WHERE account_id = :account',
      ],
    },
  },
  vip_purchases: {
    exported: {
      file: 'vip/periodos',
      columns: 'at AS quando, kind AS tipo, months AS meses, is_renewal AS renovacao, taken_back_at AS desfeito_em',
    },
    erased: { kept: 'money', because: BOUGHT },
  },
  vip_done: {
    exported: { leftOut: 'What was done once already (reminders, charges), by key.' },
    erased: {
      kept: 'money',
      because: 'An order that was counted is not counted again when its provider speaks of it later.',
    },
  },
  vip_uses: {
    exported: { file: 'vip/usos-gratis', columns: 'price_id AS o_que, day::text AS dia, uses AS vezes' },
    erased: 'rows',
  },
});
