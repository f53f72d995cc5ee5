import { personalTables } from '../../../platform/personal-data.ts';

const kept = {
  kept: 'money',
  because:
    'The ledger adds up or it is none: every coin keeps where it came from and went, of an account without a name.',
} as const;

/** What of this feature's tables is a person's. */
export const coinTables = personalTables('coins', {
  coin_accounts: {
    exported: { file: 'moedas/saldo', columns: 'posted AS moedas, held AS reservadas, debt AS devidas' },
    erased: kept,
  },
  coin_transfers: {
    exported: {
      file: 'moedas/extrato',
      select: `SELECT created_at AS quando, kind AS tipo, amount AS moedas, reason AS motivo, balance_after AS saldo FROM coin_transfers
        WHERE account_id = :account ORDER BY version`,
    },
    erased: kept,
  },
  coin_lots: {
    exported: {
      file: 'moedas/lotes',
      select: `SELECT created_at AS quando, source AS origem, is_paid AS compradas, granted AS recebidas, remaining AS restantes, spent AS gastas,
        expired AS vencidas, reversed AS devolvidas, expires_at AS valem_ate FROM coin_lots WHERE account_id = :account ORDER BY created_at`,
    },
    erased: kept,
  },
  coin_lot_uses: {
    exported: { leftOut: 'Which lot paid which movement; both are in the statement and the lots.' },
    erased: kept,
  },
  coin_holds: {
    exported: {
      file: 'moedas/reservas',
      select: `SELECT created_at AS quando, amount AS moedas, status AS situacao, captured AS cobradas, reason AS motivo FROM coin_holds
        WHERE account_id = :account ORDER BY created_at`,
    },
    erased: kept,
  },
  price_list: { apart: 'Prices.' },
});
