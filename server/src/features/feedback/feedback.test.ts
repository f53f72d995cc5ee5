import { FEEDBACK_MESSAGE_MAX_LENGTH, FEEDBACK_TYPES } from '@cafune/contract/feedback';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { makePerson } from '../../testing/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const REQUIRED = 'Por favor, preencha todos os campos obrigatórios.';
const makeFeedback = (changes: Record<string, unknown> = {}) => ({
  type: 'suggestion',
  subject: 'Áudio mais lento',
  message: 'Queria poder escolher a velocidade da voz.\nÀ noite.',
  ...changes,
});
const stored = async () =>
  (await app.database.db.pool.query('SELECT * FROM feedback ORDER BY created_at, id')).rows as Record<
    string,
    unknown
  >[];

describe('feedback', () => {
  it('spec §3: "Feedback: type, subject, message, rating (optional, 1-5).": every type is kept with its sender; visitors may write too', async () => {
    const person = await makePerson(app);
    for (const { id: type } of FEEDBACK_TYPES) {
      const answer = await person.client.post('/api/feedback', makeFeedback({ type, rating: 4 }));
      expect(answer.status).toBe(201);
    }
    expect((await app.client().post('/api/feedback', makeFeedback())).status).toBe(201);
    const rows = await stored();
    expect(rows.map((row) => row.type).sort()).toEqual(['bug', 'general', 'suggestion', 'suggestion', 'support']);
    expect(rows.filter((row) => row.account_id === person.id && row.rating === 4)).toHaveLength(4);
    expect(rows.filter((row) => row.account_id === null && row.rating === null)).toHaveLength(1);
    expect(rows[0]).toMatchObject({ subject: 'Áudio mais lento', message: makeFeedback().message });
  });

  it('spec §5: type, subject and message are required; rating is 1 to 5', async () => {
    const before = (await stored()).length;
    const cases: [Record<string, unknown>, string][] = [
      [{ type: undefined }, REQUIRED],
      [{ type: 'praise' }, REQUIRED],
      [{ subject: '  ' }, REQUIRED],
      [{ message: '\u200b' }, REQUIRED],
      [{ rating: 0 }, 'A nota vai de 1 a 5.'],
      [{ rating: 6 }, 'A nota vai de 1 a 5.'],
      [{ message: 'a'.repeat(FEEDBACK_MESSAGE_MAX_LENGTH + 1) }, 'A mensagem pode ter até 4.000 caracteres.'],
    ];
    for (const [changes, sentence] of cases) {
      const answer = await app.client().post('/api/feedback', makeFeedback(changes));
      expect([answer.status, answer.body.message]).toEqual([422, sentence]);
    }
    const foreign = await app.client().post('/api/feedback', makeFeedback({ accountId: 'x' }));
    expect([foreign.status, foreign.body.error]).toEqual([422, 'request.unknown-field']);
    expect(await stored()).toHaveLength(before);
  });
});
