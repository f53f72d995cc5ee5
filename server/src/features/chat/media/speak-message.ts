import type { SpokenMessage } from '@cafune/contract/chat/media';
import { AppError } from '../../../platform/errors.ts';
import type { SentFile } from '../../../platform/http/sent-file.ts';
import type { Session } from '../../../platform/session/session.ts';
import { getBalance, spendCoins } from '../../coins/index.ts';
import { quotePrice, returnFree, takePrice } from '../../vip/index.ts';
import { requireConversation } from '../conversations.ts';
import type { ChatActionDeps } from '../deps.ts';
import * as chatStore from '../store.ts';
import { spokenSentences } from './spoken-sentences.ts';
import * as store from './store.ts';

const HOUSE_ACCOUNT = 'house:chat';

type Place = { conversationId: string; messageId: string };

/** What there is to hear of a message of hers, and for how much. @throws AppError request.not-found */
export async function readSpoken(deps: ChatActionDeps, session: Session, place: Place): Promise<SpokenMessage> {
  const { sentences, isPaid } = await readMessage(deps, session, place);
  const isSpokenHere = deps.voices !== undefined;
  const priceCoins = isSpokenHere && !isPaid ? await quotePrice(deps.db, askingFor(deps, session.accountId)) : 0;
  return { sentences, isSpokenHere, priceCoins };
}

/**
 * Says one sentence of a message in her voice. The message is charged once, when the first of its sentences was said; a voice that
 * fails costs nothing.
 * @throws AppError request.not-found (also where no voice is configured), coins.insufficient, chat.speech-failed
 */
export async function speakSentence(
  deps: ChatActionDeps,
  session: Session,
  place: Place & { sentence: number },
): Promise<SentFile> {
  const { message, conversation, sentences, isPaid } = await readMessage(deps, session, place);
  const text = sentences[place.sentence];
  const [version] = await deps.readVersions([
    { avatarId: conversation.avatar_id, version: conversation.avatar_version },
  ]);
  if (!deps.voices || text === undefined || !version) throw new AppError('request.not-found');
  const { accountId } = session;
  const priceCoins = isPaid ? 0 : await quotePrice(deps.db, askingFor(deps, accountId));
  if (priceCoins > (await getBalance(deps.db, accountId))) throw new AppError('coins.insufficient');
  const { timbre, rate } = version.voice;
  const bytes = await deps.voices.read({ text, voice: { timbre, rate } }).catch((error: unknown) => {
    throw new AppError('chat.speech-failed', { cause: error });
  });
  if (!isPaid) await charge(deps, accountId, { id: message.id, variant: message.variant });
  return { bytes, type: 'audio/mpeg', fileName: 'voz.mp3' };
}

function askingFor({ clock }: Pick<ChatActionDeps, 'clock'>, accountId: string) {
  return { accountId, priceId: 'message-voice' as const, now: clock.now() };
}

async function charge(deps: ChatActionDeps, accountId: string, heard: { id: string; variant: number }): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const asking = askingFor(deps, accountId);
    const { coins, freeDay } = await takePrice(tx, asking);
    const isNew = (await tx.run(store.insertVoice, [heard.id, heard.variant, accountId, coins, asking.now])) === 1;
    // Another sentence of it was quicker, and paid.
    if (!isNew && freeDay !== null) await returnFree(tx, { ...asking, freeDay });
    if (!isNew || coins === 0) return;
    await spendCoins(tx, {
      accountId,
      key: `voice:${heard.id}:${heard.variant}`,
      amountCoins: coins,
      counterpart: HOUSE_ACCOUNT,
      reason: 'Voz de uma mensagem',
    });
  });
  deps.outbox.kick();
}

async function readMessage(deps: ChatActionDeps, session: Session, place: Place) {
  const conversation = await requireConversation(deps, session, place.conversationId);
  const message = await deps.db.find(chatStore.selectMessage, [place.messageId, conversation.id]);
  const isHers = message?.role === 'character' && message.status !== 'queued' && message.status !== 'streaming';
  if (!message || message.deleted_at || !isHers) throw new AppError('request.not-found');
  const isPaid = (await deps.db.find(store.selectVoice, [message.id, message.variant])) !== undefined;
  return { conversation, message, sentences: spokenSentences(message.text), isPaid };
}
