import { personalTables } from '../../../platform/personal-data.ts';

const FISCAL = 'Who sells keeps what was sold, for tax and for disputes; of an account without a name.';

/** What of this feature's tables is a person's. */
export const paymentTables = personalTables('payments', {
  coin_packs: { apart: 'What is sold.' },
  orders: {
    exported: {
      file: 'compras/pedidos',
      select: `SELECT id AS pedido, title AS o_que, price_cents AS centavos, method AS como, provider AS por_quem, status AS situacao,
        created_at AS quando, paid_at AS pago_em, refunded_cents AS centavos_devolvidos FROM orders WHERE account_id = :account ORDER BY created_at`,
    },
    erased: {
      kept: 'money',
      because: FISCAL,
      without: [
        "UPDATE orders SET status = 'canceled' WHERE account_id = :account AND status = 'waiting' AND asked_at IS NULL",
        'UPDATE orders SET payment = NULL WHERE account_id = :account AND payment IS NOT NULL',
      ],
    },
  },
  refunds: {
    rows: 'order_id IN (SELECT id FROM orders WHERE account_id = :account)',
    exported: {
      file: 'compras/devolucoes',
      columns:
        'asked_at AS pedida_em, order_id AS pedido, amount_cents AS centavos, coins AS moedas, reason AS motivo, status AS situacao, ended_at AS terminou_em',
    },
    erased: { kept: 'money', because: FISCAL },
  },
  payment_inbox: { apart: 'What providers told of payments: their references and times.' },
  sandbox_payments: { apart: 'The test bank, which stands in for a provider: no money, and nobody in it.' },
  sandbox_refunds: { apart: 'The test bank.' },
  sandbox_cards: { apart: 'The test bank.' },
  sandbox_payouts: { apart: 'The test bank.' },
});
