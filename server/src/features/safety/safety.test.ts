import { randomUUID } from 'node:crypto';
import { REPORT_REASONS, TAKEDOWN_ANSWER_HOURS } from '@cafune/contract/safety';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enrolSecondFactor } from '../../testing/admin.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import type { TestClient } from '../../testing/client.ts';
import { makeGuest, makePerson } from '../../testing/factories.ts';
import { until } from '../../testing/until.ts';
import { makeAdmin } from '../auth/index.ts';
import { closeCasesOf, openCase } from './index.ts';

let app: TestApp;
let admin: { client: TestClient; id: string };
beforeAll(async () => {
  app = await startTestApp();
  const person = await makePerson(app);
  // An address belongs to whoever answers its mail.
  await app.database.db.pool.query(`UPDATE accounts SET email_standing = 'owner' WHERE id = $1`, [person.id]);
  await makeAdmin(app.database.db, person.email);
  await enrolSecondFactor(app, person.client);
  admin = person;
});
afterAll(() => app.stop());

const CASES = '/api/admin/moderation/cases';
const rows = async (table: string) =>
  (await app.database.db.pool.query(`SELECT * FROM ${table} ORDER BY id`)).rows as Record<string, unknown>[];
const makeReport = (changes: Record<string, unknown> = {}) => ({
  subjectKind: 'avatar',
  subjectId: randomUUID(),
  reason: 'minor',
  details: 'A descrição fala do 8º ano.',
  ...changes,
});
const makeTakedown = (changes: Record<string, unknown> = {}) => ({
  name: 'Teresa Lemos Prado',
  email: 'teresa@correio.com',
  relation: 'self',
  characterAddress: 'https://cafune.example/avatar/teresa',
  statement: 'Esta personagem usa meu nome e minha história.',
  ...changes,
});
const open = (subject: { id: string; version?: number }, changes: { cause?: 'doubt' | 'publication' } = {}) =>
  app.database.db.transaction((tx) =>
    openCase(tx, {
      subject: { kind: 'avatar', ...subject },
      cause: 'doubt',
      class: 'p1',
      findings: [{ field: 'bio', rule: 'real-person' }],
      now: app.clock.now(),
      ...changes,
    }),
  );

describe('reports', () => {
  it('are taken from anybody, with a protocol, and open a case at once', async () => {
    const subjectId = randomUUID();
    const person = await makePerson(app);
    const answers = [];
    for (const client of [app.client(), person.client, (await makeGuest(app)).client])
      answers.push(await client.post('/api/reports', makeReport({ subjectId })));
    for (const answer of answers) {
      expect(answer.status).toBe(201);
      expect(answer.body.protocol).toMatch(/^CAF-\d{4}-[0-9A-HJKMNP-TV-Z]{6}$/u);
      expect(answer.body.message).toContain(answer.body.protocol);
    }
    expect(new Set(answers.map(({ body }) => body.protocol)).size).toBe(3);
    const cases = (await rows('moderation_cases')).filter((row) => row.subject_id === subjectId);
    expect(cases).toHaveLength(1);
    expect(cases[0]).toMatchObject({ cause: 'report', class: 'p0', status: 'open', account_id: null });
    const reports = (await rows('reports')).filter((row) => row.subject_id === subjectId);
    expect(reports.filter((row) => row.account_id === person.id)).toHaveLength(1);
    expect(reports.filter((row) => row.account_id === null)).toHaveLength(1);
  });

  it('every reason is taken; the gravest one names the class of the case', async () => {
    const subjectId = randomUUID();
    const classes: unknown[] = [];
    for (const reason of ['other', 'real-person', 'minor', 'real-person'] as const) {
      await app.client().post('/api/reports', makeReport({ subjectId, reason }));
      classes.push((await rows('moderation_cases')).find((row) => row.subject_id === subjectId)?.class);
    }
    expect(classes).toEqual([null, 'p1', 'p0', 'p0']);
    for (const { id: reason } of REPORT_REASONS)
      expect((await app.client().post('/api/reports', makeReport({ reason }))).status).toBe(201);
    expect((await app.client().post('/api/reports', makeReport({ details: undefined }))).status).toBe(201);
  });

  it('C01 to C05, B03: what is not a report changes nothing', async () => {
    const before = [await rows('reports'), await rows('moderation_cases')];
    const cases: [unknown, number, string | undefined][] = [
      [makeReport({ reason: 'age' }), 422, 'Escolha um motivo.'],
      [makeReport({ subjectKind: 'account' }), 422, 'Diga o que você quer denunciar.'],
      [makeReport({ subjectId: `' OR 1=1 --` }), 422, 'Identificador inválido.'],
      [makeReport({ details: 'a'.repeat(1_001) }), 422, 'O relato pode ter até 1.000 caracteres.'],
      [makeReport({ details: 'com\u0000nulo' }), 422, 'O texto tem caracteres que não podemos guardar.'],
      [makeReport({ accountId: randomUUID() }), 422, 'O pedido tem um campo que não conhecemos.'],
      ['{"subjectKind":', 400, 'Não entendemos o pedido.'],
      [undefined, 422, undefined],
    ];
    for (const [body, status, sentence] of cases) {
      const answer = await app.client().post('/api/reports', body);
      expect(answer.status, JSON.stringify(body)).toBe(status);
      if (sentence !== undefined) expect(answer.body.message).toBe(sentence);
    }
    expect([await rows('reports'), await rows('moderation_cases')]).toEqual(before);
  });
});

describe('takedowns', () => {
  it('G04: a person without an account gets a protocol, the clock runs and a case is open', async () => {
    const answer = await app.client().post('/api/takedowns', makeTakedown());
    expect(answer.status).toBe(202);
    expect(answer.body.protocol).toMatch(/^CAF-\d{4}-[0-9A-HJKMNP-TV-Z]{6}$/u);
    const row = (await rows('takedowns')).find(({ protocol }) => protocol === answer.body.protocol);
    expect(row).toMatchObject({ name: 'Teresa Lemos Prado', relation: 'self' });
    const { created_at: createdAt, due_at: dueAt } = row as { created_at: Date; due_at: Date };
    expect(dueAt.getTime() - createdAt.getTime()).toBe(TAKEDOWN_ANSWER_HOURS * 3_600_000);
    expect(answer.body.dueAt).toBe(dueAt.toISOString());
    const listed = (await admin.client.get(`${CASES}?limit=60`)).body.items;
    expect(listed.find((item: { subjectId: string }) => item.subjectId === row?.id)).toMatchObject({
      subjectKind: 'takedown',
      class: 'p1',
      takedown: { protocol: answer.body.protocol, email: 'teresa@correio.com' },
    });
  });

  const lettersTo = (email: string) => app.mails.filter((mail) => mail.to === email);
  const ask = async (email: string, characterAddress: string) => {
    const { protocol } = (await app.client().post('/api/takedowns', makeTakedown({ email, characterAddress }))).body;
    const [{ id }] = (await rows('takedowns')).filter((row) => row.protocol === protocol) as [{ id: string }];
    const listed = (await admin.client.get(`${CASES}?limit=60`)).body.items as { id: string; subjectId: string }[];
    return { protocol, caseId: listed.find(({ subjectId }) => subjectId === id)?.id };
  };

  it('G04: are confirmed by mail, and the answer says why', async () => {
    const { protocol, caseId } = await ask('dora@correio.com', 'https://cafune.example/avatar/ninguem');
    await until(() => lettersTo('dora@correio.com').length === 1);
    expect(lettersTo('dora@correio.com')[0]?.subject).toBe(`Recebemos seu pedido de retirada (${protocol})`);
    await admin.client.post(`${CASES}/${caseId}/decide`, { decision: 'refuse', note: 'O endereço não é de ninguém.' });
    await until(() => lettersTo('dora@correio.com').length === 2);
    const [, answer] = lettersTo('dora@correio.com');
    expect(answer?.subject).toBe(`Resposta ao seu pedido de retirada (${protocol})`);
    expect(answer?.text).toContain('Motivo: O endereço não é de ninguém.');
  });

  it('are answered once, however often the decision is delivered', async () => {
    const { caseId } = await ask('elisa@correio.com', 'https://cafune.example/avatar/ninguem');
    await admin.client.post(`${CASES}/${caseId}/decide`, { decision: 'refuse', note: 'O endereço não é de ninguém.' });
    await until(() => lettersTo('elisa@correio.com').length === 2);
    const { rows: decided } = await app.database.db.pool.query('SELECT * FROM moderation_cases WHERE id = $1', [
      caseId,
    ]);
    const [{ subject_id: subjectId, cause }] = decided;
    const { outbox } = app.application.deps;
    const again = { caseId: String(caseId), subjectKind: 'takedown', subjectId, subjectVersion: null, cause } as const;
    await app.database.db.transaction((tx) =>
      outbox.add(tx, 'safety.case-decided', { ...again, decision: 'refuse' as const }),
    );
    await outbox.drain();
    // The letter of a request made now goes after one that the repeat would have asked for.
    await ask('depois@correio.com', 'https://cafune.example/avatar/ninguem');
    await until(() => lettersTo('depois@correio.com').length === 1);
    expect(lettersTo('elisa@correio.com')).toHaveLength(2);
  });

  it('carry no link that whoever asked wrote as a name', async () => {
    const name = 'Ana-Lúcia D’Ávila ganhe em https://golpe.example/x golpe.com.br conta@golpe.com <b>1</b>';
    await app.client().post('/api/takedowns', makeTakedown({ email: 'vitima@correio.com', name }));
    await until(() => lettersTo('vitima@correio.com').length === 1);
    const [letter] = lettersTo('vitima@correio.com');
    expect(letter?.text).toMatch(/^Olá, Ana-Lúcia D’Ávila ganhe em\b/u);
    expect(`${letter?.text} ${letter?.html}`).not.toMatch(/golpe|&#60;b/u);
    await app.client().post('/api/takedowns', makeTakedown({ email: 'so@correio.com', name: 'www.golpe.com' }));
    await until(() => lettersTo('so@correio.com').length === 1);
    expect(lettersTo('so@correio.com')[0]?.text).toMatch(/^Olá\.\n/u);
  });

  it('fill nobody’s mailbox: who asks on for the same address is heard, and not written to', async () => {
    const strict = await startTestApp({ env: { RATE_LIMIT_FACTOR: 1 } });
    try {
      const ask = (email: string) => strict.client().post('/api/takedowns', makeTakedown({ email }));
      for (let times = 0; times < 5; times += 1) expect((await ask('alvo@correio.com')).status).toBe(202);
      // Its letter goes after the others.
      expect((await ask('outra@correio.com')).status).toBe(202);
      await until(() => strict.mails.some(({ to }) => to === 'outra@correio.com'));
      await until(async () => {
        const { rows: left } = await strict.database.db.pool.query('SELECT 1 FROM graphile_worker.jobs');
        return left.length === 0;
      });
      expect(strict.mails.filter(({ to }) => to === 'alvo@correio.com')).toHaveLength(3);
    } finally {
      await strict.stop();
    }
  });

  it.each([
    ['https://cafune.example/avatar/nina', 'nina'],
    ['/profile/livia?de=busca', 'livia'],
    ['yumi', 'yumi'],
  ])('G04: one that is granted takes down who stands at %s, and nobody else', async (address, slug) => {
    const listed = async () =>
      (await app.client().get('/api/avatars?limit=60')).body.items.map((item: { slug: string }) => item.slug);
    const before: string[] = await listed();
    expect(before).toContain(slug);
    const { caseId } = await ask(`${randomUUID()}@correio.com`, address);
    await admin.client.post(`${CASES}/${caseId}/decide`, { decision: 'approve', note: 'É ela mesma.' });
    await until(async () => !(await listed()).includes(slug));
    expect(await listed()).toEqual(before.filter((other) => other !== slug));
    expect((await app.client().get(`/api/avatars/${slug}`)).status).toBe(404);
  });

  it.each([
    ['name', 'Informe seu nome completo.'],
    ['email', 'Informe seu e-mail.'],
    ['relation', 'Diga qual é a sua relação com a pessoa.'],
    ['characterAddress', 'Informe o endereço da personagem.'],
    ['statement', 'Conte o que aconteceu.'],
  ])('G04: without %s it is refused, naming the field', async (field, sentence) => {
    const before = await rows('takedowns');
    const answer = await app.client().post('/api/takedowns', makeTakedown({ [field]: undefined }));
    expect([answer.status, answer.body.message]).toEqual([422, sentence]);
    const foreign = await app.client().post('/api/takedowns', makeTakedown({ protocol: 'CAF-2026-000000' }));
    expect([foreign.status, foreign.body.error]).toEqual([422, 'request.unknown-field']);
    expect(await rows('takedowns')).toEqual(before);
  });
});

describe('cases', () => {
  it('B07: for people without the right the addresses do not exist', async () => {
    const id = await open({ id: randomUUID() });
    const before = await rows('moderation_cases');
    const { client } = await makePerson(app);
    const decision = { decision: 'approve', note: 'Pode ficar.' };
    expect((await client.get(CASES)).status).toBe(404);
    expect((await client.post(`${CASES}/${id}/decide`, decision)).status).toBe(404);
    expect((await app.client().post(`${CASES}/${id}/decide`, decision)).status).toBe(401);
    expect((await app.client().get(CASES)).status).toBe(401);
    expect(await rows('moderation_cases')).toEqual(before);
  });

  it('there is one open case of a subject, version and cause, with the newest findings', async () => {
    const id = randomUUID();
    const first = await open({ id, version: 1 });
    const again = await app.database.db.transaction((tx) =>
      openCase(tx, {
        subject: { kind: 'avatar', id, version: 1 },
        cause: 'doubt',
        class: 'p0',
        // What the guard found has more in it than a case keeps.
        findings: [{ field: 'name', rule: 'age', verdict: 'refuse' } as { field: string; rule: string }],
        now: app.clock.now(),
      }),
    );
    expect(again).toBe(first);
    expect(await open({ id, version: 2 })).not.toBe(first);
    expect(await open({ id, version: 1 }, { cause: 'publication' })).not.toBe(first);
    const row = (await rows('moderation_cases')).find((stored) => stored.id === first);
    expect(row).toMatchObject({ class: 'p0', findings: [{ field: 'name', rule: 'age' }], status: 'open' });
  });

  it('are listed oldest first, a page at a time, each once', async () => {
    const opened: string[] = [];
    for (let index = 0; index < 5; index += 1) opened.push(await open({ id: randomUUID() }));
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { status, body } = await admin.client.get(
        `${CASES}?status=open&limit=2${cursor ? `&cursor=${cursor}` : ''}`,
      );
      expect(status).toBe(200);
      seen.push(...body.items.map((item: { id: string }) => item.id));
      cursor = body.nextCursor;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.slice(-5)).toEqual(opened);
    for (const query of ['?status=lost', '?cursor=1', '?cursor=a_b', '?limit=0', '?q=a'])
      expect((await admin.client.get(`${CASES}${query}`)).status, query).toBe(422);
  });

  it('show the reports they are about', async () => {
    const subjectId = randomUUID();
    const text = '<img src=x onerror=alert(1)>';
    const { body } = await app.client().post('/api/reports', makeReport({ subjectId, details: text }));
    const { items } = (await admin.client.get(`${CASES}?limit=60`)).body;
    const item = items.find((listed: { subjectId: string }) => listed.subjectId === subjectId);
    expect(item.reports).toMatchObject([{ protocol: body.protocol, reason: 'minor', details: text }]);
  });

  it('are decided once, with a trace and an event; what is not a decision changes nothing', async () => {
    const events: unknown[] = [];
    app.application.deps.outbox.on('safety.case-decided', async (event) => {
      events.push(event);
    });
    const subjectId = randomUUID();
    const id = await open({ id: subjectId, version: 3 });
    const path = `${CASES}/${id}/decide`;
    for (const body of [
      { decision: 'maybe', note: 'x' },
      { decision: 'refuse', note: ' ' },
      { decision: 'refuse', note: 'x', by: 'eu' },
    ])
      expect((await admin.client.post(path, body)).status).toBe(422);
    expect((await admin.client.post(`${CASES}/${randomUUID()}/decide`, { decision: 'refuse', note: 'x' })).status).toBe(
      404,
    );

    const answers = await Promise.all(
      [1, 2].map(() => admin.client.post(path, { decision: 'refuse', note: 'É uma pessoa conhecida.' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = await admin.client.post(path, { decision: 'approve', note: 'Mudei de ideia.' });
    expect([late.status, late.body.message]).toEqual([409, 'Este caso já foi decidido.']);

    const row = (await rows('moderation_cases')).find((stored) => stored.id === id);
    expect(row).toMatchObject({ status: 'refused', decided_by: admin.id, note: 'É uma pessoa conhecida.' });
    const traces = (await rows('audit_events')) as { name: string; data: { caseId: string } }[];
    const trace = traces.filter(({ name, data }) => name === 'moderation-decided' && data.caseId === id);
    expect(trace).toMatchObject([{ account_id: admin.id, data: { caseId: id, decision: 'refuse' } }]);
    await app.application.deps.outbox.drain();
    expect(events).toEqual([
      { caseId: id, subjectKind: 'avatar', subjectId, subjectVersion: 3, cause: 'doubt', decision: 'refuse' },
    ]);
    const refused = (await admin.client.get(`${CASES}?status=refused`)).body.items as { id: string }[];
    expect(refused.find((item) => item.id === id)).toMatchObject({ note: 'É uma pessoa conhecida.' });
  });

  it('end without a decision when their subject is gone', async () => {
    const id = randomUUID();
    const [first, second] = [await open({ id, version: 1 }), await open({ id, version: 2 })];
    const statusOf = async (caseId: string) =>
      (await rows('moderation_cases')).find((row) => row.id === caseId)?.status;
    await app.database.db.transaction((tx) => closeCasesOf(tx, { kind: 'avatar', id, version: 1 }, app.clock.now()));
    expect([await statusOf(first), await statusOf(second)]).toEqual(['withdrawn', 'open']);
    await app.database.db.transaction((tx) => closeCasesOf(tx, { kind: 'avatar', id }, app.clock.now()));
    expect(await statusOf(second)).toBe('withdrawn');
    const answer = await admin.client.post(`${CASES}/${second}/decide`, { decision: 'approve', note: 'x' });
    expect(answer.status).toBe(409);
  });
});
