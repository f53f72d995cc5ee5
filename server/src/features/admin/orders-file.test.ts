import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buyPaid, makeAdministrator, readLog, refOf } from '../../testing/admin.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { makePerson, type Person } from '../../testing/factories.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await makeAdministrator(app, false);
});
afterAll(() => app.stop());

const HEADER =
  'numero,pedido,conta,produto,item,titulo,moedas,preco_centavos,meio,situacao,provedor,pagamento,criado_em,pago_em,devolvido_centavos,contestado';

/** The time in which something happens, as the query of a file. */
async function during(work: () => Promise<void>): Promise<string> {
  app.clock.advance(60_000);
  const from = app.clock.now().toISOString();
  await work();
  app.clock.advance(60_000);
  return `from=${from}&to=${app.clock.now().toISOString()}`;
}
const exportCsv = (query: string) => admin.client.get(`/api/admin/orders.csv?${query}`);

describe('orders as CSV', () => {
  it('are those of the time that was asked for, in centavos and UTC, without e-mails, and the log knows', async () => {
    const person = await makePerson(app);
    await buyPaid(person.client);
    let id = '';
    const query = await during(async () => {
      id = await buyPaid(person.client, 'coins-300');
    });
    const { status, text, headers } = await exportCsv(query);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8; header=present']);
    expect(headers.get('content-disposition')).toContain('.csv');
    expect(headers.get('cache-control')).toBe('no-store');
    const order = (await person.client.get(`/api/orders/${id}`)).body;
    const line = [
      ...[
        order.number,
        id,
        person.id,
        'coins',
        'coins-300',
        '300 moedas',
        300,
        990,
        'pix',
        'paid',
        'sandbox',
        refOf(id),
      ],
      ...[order.createdAt, order.paidAt, 0, false],
    ];
    expect(text).toBe(`${HEADER}\r\n${line.join(',')}\r\n`);
    expect(order.createdAt).toMatch(/Z$/u);
    const [from, to] = [...new URLSearchParams(query).values()];
    expect((await readLog(app, 'orders.exported')).at(-1)).toMatchObject({
      actor_id: admin.id,
      data: { from, to, isWithEmail: false },
    });
  });

  it('have a column of e-mails when it is asked for, and the log says so', async () => {
    const person = await makePerson(app, { email: `+soma-${randomUUID()}@correio.com` });
    const query = await during(async () => {
      await buyPaid(person.client);
    });
    const { text } = await exportCsv(`${query}&includeEmail=true`);
    const [header, line] = text.split('\r\n');
    expect(header).toBe(`${HEADER},email`);
    // It begins like a formula.
    expect(line?.endsWith(`,'${person.email}`)).toBe(true);
    expect((await readLog(app, 'orders.exported')).at(-1).data.isWithEmail).toBe(true);
  });

  it('make no formula of what somebody wrote, and quote what would break a line', async () => {
    const person = await makePerson(app);
    const evil = ['=HYPERLINK("http://a.example")', '+1', '-1', '@SUM(A1)', 'a,"b"\r\nc'];
    const query = await during(async () => {
      for (const text of evil) {
        const { body } = await person.client.post('/api/orders', {
          packId: 'coins-300',
          method: 'pix',
          clientId: randomUUID(),
        });
        await app.database.db.pool.query('UPDATE orders SET provider_ref = $2 WHERE id = $1', [body.id, text]);
      }
    });
    const { text } = await exportCsv(query);
    for (const cell of [`,"'=HYPERLINK(""http://a.example"")",`, ",'+1,", ",'-1,", ",'@SUM(A1),", ',"a,""b""\r\nc",'])
      expect(text).toContain(cell);
  });

  it('come whole however many they are', async () => {
    const person = await makePerson(app);
    const query = await during(async () => {
      await app.database.db.pool.query(
        `INSERT INTO orders (id, account_id, client_id, product, product_id, title, coins, price_cents, method, provider, pay_until, created_at)
         SELECT gen_random_uuid(), $1, gen_random_uuid(), 'coins', 'coins-300', '300 moedas', 300, 990, 'pix', 'sandbox', $2, $2 FROM generate_series(1, 1203)`,
        [person.id, app.clock.now()],
      );
    });
    const lines = (await exportCsv(query)).text.split('\r\n');
    expect(lines).toHaveLength(1_203 + 2);
    expect(new Set(lines).size).toBe(1_203 + 2);
  });

  it('are a header alone where nothing happened; a time that runs backwards is refused', async () => {
    const none = await exportCsv('from=2020-01-01T00:00:00Z&to=2020-02-01T00:00:00Z');
    expect(none.text).toBe(`${HEADER}\r\n`);
    const backwards = await exportCsv('from=2020-02-01T00:00:00Z&to=2020-01-01T00:00:00Z');
    expect([backwards.status, backwards.body.error]).toEqual([422, 'admin.range-backwards']);
    expect((await exportCsv('from=2020-02-01T00:00:00Z')).status).toBe(422);
  });
});
