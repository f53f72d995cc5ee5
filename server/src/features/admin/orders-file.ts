import type { AdminOrder } from '@cafune/contract/admin';
import { type CsvCell, csvLine } from '../../platform/csv.ts';
import type { SentFile } from '../../platform/http/sent-file.ts';
import type { Session } from '../../platform/session/session.ts';
import { findMailAddresses, requireAdmin } from '../auth/index.ts';
import { readOrders } from '../payments/index.ts';
import { appendAudit } from './audit.ts';
import type { AdminDeps } from './deps.ts';

export type OrdersFileInput = { from: string; to: string; isWithEmail: boolean };
type Column = readonly [string, (order: AdminOrder) => CsvCell];

const COLUMNS: readonly Column[] = [
  ['numero', ({ number }) => number],
  ['pedido', ({ id }) => id],
  ['conta', ({ accountId }) => accountId],
  ['produto', ({ product }) => product],
  ['item', ({ productId }) => productId],
  ['titulo', ({ title }) => title],
  ['moedas', ({ coins }) => coins],
  ['preco_centavos', ({ priceCents }) => priceCents],
  ['meio', ({ method }) => method],
  ['situacao', ({ status }) => status],
  ['provedor', ({ provider }) => provider],
  ['pagamento', ({ providerRef }) => providerRef],
  ['criado_em', ({ createdAt }) => createdAt],
  ['pago_em', ({ paidAt }) => paidAt],
  ['devolvido_centavos', ({ refundedCents }) => refundedCents],
  ['contestado', ({ isDisputed }) => isDisputed],
];

/**
 * The orders of a time as a CSV file that is written while it is sent; who asked for it is in the log before its first line.
 * @throws AppError request.not-found for all but administrators, auth.second-factor-needed
 */
export async function exportOrders(deps: AdminDeps, session: Session, input: OrdersFileInput): Promise<SentFile> {
  await requireAdmin(deps, session);
  const { from, to, isWithEmail } = input;
  await deps.db.transaction((tx) => {
    const deed = { actorId: session.accountId, action: 'orders.exported', subject: 'orders', reason: null };
    return appendAudit(deps, tx, { ...deed, data: { from, to, isWithEmail } });
  });
  return {
    bytes: writeLines(deps, input),
    type: 'text/csv; charset=utf-8; header=present',
    fileName: `pedidos ${from.slice(0, 10)} a ${to.slice(0, 10)}.csv`,
  };
}

async function* writeLines(deps: AdminDeps, { from, to, isWithEmail }: OrdersFileInput): AsyncGenerator<string> {
  try {
    yield csvLine([...COLUMNS.map(([name]) => name), ...(isWithEmail ? ['email'] : [])]);
    for await (const orders of readOrders(deps.db, { from, to })) {
      const ids = isWithEmail ? orders.map(({ accountId }) => accountId) : [];
      const emails = await findMailAddresses(deps.db, [...new Set(ids)]);
      const lineOf = (order: AdminOrder) =>
        csvLine([
          ...COLUMNS.map(([, read]) => read(order)),
          ...(isWithEmail ? [emails.get(order.accountId) ?? null] : []),
        ]);
      yield orders.map(lineOf).join('');
    }
  } catch (error) {
    // The status was sent long ago; all that can be done is to cut the connection, and say why here.
    deps.log.error({ err: error }, 'a file of orders was cut');
    throw error;
  }
}
