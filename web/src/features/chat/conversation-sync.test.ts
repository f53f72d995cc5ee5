import '../../testing/console-guard.ts';
import { describe, expect, it, vi } from 'vitest';
import { errorAnswer, jsonAnswer } from '../../testing/answers.ts';
import { person, replied, type Sent, setUp } from '../../testing/conversation.ts';
import { sendNew } from './delivery.ts';

describe('sending a message', () => {
  it('folds the streamed reply in and tells the new balance', async () => {
    const { session, effects } = setUp((body) => replied(body ?? { clientId: '', content: '' }));
    await sendNew(session, 'oi');
    expect(session.getState().messages.map((item) => [item.role, item.content, item.status])).toEqual([
      ['person', 'oi', 'complete'],
      ['character', 'Oi!', 'complete'],
    ]);
    expect(effects.onBalance).toHaveBeenLastCalledWith(498);
    expect(effects.onReplyEnded).toHaveBeenCalledTimes(1);
  });

  it('gives the text back when coins are missing', async () => {
    const { session, effects } = setUp(() =>
      errorAnswer(402, 'coins.insufficient', 'Você não tem moedas suficientes.'),
    );
    await sendNew(session, 'volta pra mim');
    expect(session.getState().outgoing).toEqual([]);
    expect(effects.onRefused).toHaveBeenCalledWith({
      kind: 'coins',
      message: 'Você não tem moedas suficientes.',
      content: 'volta pra mim',
    });
  });

  it('F06: gives the text back when nobody may write to her now', async () => {
    const sentence = 'Ela está em análise. Sua mensagem não foi enviada e nada foi cobrado.';
    const { session, effects } = setUp(() => errorAnswer(409, 'chat.character-in-review', sentence));
    await sendNew(session, 'volta pra mim');
    expect(session.getState().outgoing).toEqual([]);
    expect(effects.onRefused).toHaveBeenCalledWith({
      kind: 'in-review',
      message: sentence,
      content: 'volta pra mim',
    });
  });

  it('gives back the one text that may not go, with the sentence, and leaves what waits behind it', async () => {
    const sentence = 'Remova dados pessoais do texto.';
    const { session, effects, bodies } = setUp((body) =>
      body?.content === 'meu CPF é' ? errorAnswer(422, 'safety.personal-data', sentence) : new Promise(() => undefined),
    );
    void sendNew(session, 'meu CPF é');
    void sendNew(session, 'e você?');
    await vi.waitFor(() => expect(bodies).toHaveLength(2));
    expect(effects.onRefused).toHaveBeenCalledWith({ kind: 'text', message: sentence, content: 'meu CPF é' });
    expect(session.getState().outgoing.map(({ content }) => content)).toEqual(['e você?']);
  });

  it.each([
    ['safety.age-not-verified', 'age'],
    ['safety.level-not-chosen', 'age'],
    ['safety.level-not-offered', 'text'],
  ])('gives the text back where her level is closed (%s): no try is spent on it', async (code, kind) => {
    const { session, effects } = setUp(() => errorAnswer(403, code, 'Agora não.'));
    await sendNew(session, 'lembra de mim?');
    expect(session.getState().outgoing).toEqual([]);
    expect(effects.onRefused).toHaveBeenCalledWith({ kind, message: 'Agora não.', content: 'lembra de mim?' });
  });

  it('says what it answers, also in what waits', async () => {
    const { session, bodies } = setUp(() => new Promise(() => undefined));
    const quote = { messageId: 'm1', role: 'character', excerpt: 'Oi!' } as const;
    void sendNew(session, 'gostei disso', { quote });
    await vi.waitFor(() => expect(bodies).toHaveLength(1));
    expect(bodies[0]).toMatchObject({ content: 'gostei disso', quotedId: 'm1' });
    expect(session.getState().outgoing[0]?.quote).toEqual(quote);
  });

  it("shows the server's sentence for a refusal that is about the message", async () => {
    const { session, bodies } = setUp(() =>
      errorAnswer(410, 'chat.conversation-deleted', 'Esta conversa foi apagada.'),
    );
    await sendNew(session, 'oi');
    expect(session.getState().outgoing[0]).toMatchObject({ reason: 'Esta conversa foi apagada.', canRetry: true });
    expect(bodies).toHaveLength(1);
  });

  it('reads a fresh page when the answer is not a stream', async () => {
    const stored: Sent[] = [];
    const { session } = setUp((body) => {
      if (body === null) {
        const items = stored.map(person);
        return jsonAnswer({ items, lastSeq: 1, hasMore: false });
      }
      stored.push(body);
      return jsonAnswer({ message: person(body), replyId: 'r', priceCoins: 2 });
    });
    await sendNew(session, 'oi');
    await vi.waitFor(() => expect(session.getState().messages).toHaveLength(1));
    expect(session.getState().outgoing).toEqual([]);
  });
});
