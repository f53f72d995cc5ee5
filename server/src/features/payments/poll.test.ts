import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PaymentProviderUnavailable } from '../../providers/payments/port.ts';
import { refOf } from '../../testing/admin.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { buyCoins, orderCoins, readOrder } from '../../testing/coin-orders.ts';
import { makePerson } from '../../testing/factories.ts';
import { pollPayments, reconcilePayments } from './poll.ts';
import { lockPaidFor } from './store.ts';

let app: TestApp;
/** Whose payment, or whether anybody's, cannot be looked at, and how often it was tried. */
const outage = { isDown: false, of: undefined as string | undefined, asked: 0 };
beforeAll(async () => {
  app = await startTestApp({
    wrapPayments: (provider) => ({
      ...provider,
      fetch: async (ref) => {
        outage.asked += 1;
        if (outage.isDown || ref === outage.of) throw new PaymentProviderUnavailable();
        return provider.fetch(ref);
      },
    }),
  });
});
afterAll(() => app.stop());

describe('the nightly reconciliation', () => {
  it('goes on behind a payment that cannot be looked at, and says that one is left', async () => {
    const { client } = await makePerson(app);
    const [broken, refunded] = [await buyCoins(client), await buyCoins(client)];
    const { bank } = app.application.deps.payments;
    await bank?.act(refOf(broken), 'refund');
    await bank?.act(refOf(refunded), 'refund');
    outage.of = refOf(broken);
    await expect(reconcilePayments(app.application.deps)).rejects.toThrow('1 payments could not be reconciled');
    outage.of = undefined;
    expect((await readOrder(client, refunded)).status).toBe('refunded');
    expect((await readOrder(client, broken)).status).toBe('paid');
    const left = async () => (await app.application.deps.metrics.unreconciledPayments.get()).values[0]?.value;
    expect(await left()).toBe(1);
    await reconcilePayments(app.application.deps);
    expect((await readOrder(client, broken)).status).toBe('refunded');
    expect(await left()).toBe(0);
  });

  it('K05: and the poller end their round where the provider is away, and come back to it', async () => {
    const { client } = await makePerson(app);
    const ids = [(await orderCoins(client)).body.id, (await orderCoins(client)).body.id];
    // A round by the clock would look at them first.
    await app.application.deps.queue.stop();
    for (const id of ids) await app.application.deps.payments.bank?.act(refOf(id), 'pay');
    app.clock.advance(2 * 60_000);
    outage.isDown = true;
    outage.asked = 0;
    await pollPayments(app.application.deps);
    outage.isDown = false;
    expect(outage.asked).toBe(1);
    for (let more = 0; more < 3; more += 1) {
      const { body } = await orderCoins(client);
      await app.application.deps.payments.bank?.act(refOf(body.id), 'pay');
    }
    outage.isDown = true;
    outage.asked = 0;
    await expect(reconcilePayments(app.application.deps)).rejects.toThrow('could not be reconciled');
    outage.isDown = false;
    expect(outage.asked).toBe(3);
    app.clock.advance(2 * 60_000);
    await pollPayments(app.application.deps);
    for (const id of ids) expect((await readOrder(client, id)).status).toBe('paid');
  });
});

it('a payment is found by indexes, however many orders there are', async () => {
  const { pool } = app.database.db;
  const connection = await pool.connect();
  try {
    await connection.query(`SET enable_seqscan = off; PREPARE found AS ${lockPaidFor.text}`);
    const { rows } = await connection.query(`EXPLAIN EXECUTE found ('sandbox', 'a', '${randomUUID()}')`);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('orders_provider_ref');
    expect(plan).not.toContain('Seq Scan');
    await connection.query('DEALLOCATE found; RESET enable_seqscan');
  } finally {
    connection.release();
  }
});
