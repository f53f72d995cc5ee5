import type { Message } from '@cafune/contract/chat';
import { type ChatPhoto, PHOTO_SCENES, type PhotoWish } from '@cafune/contract/chat/media';
import { seedOf } from '@cafune/dialogue';
import type { Transaction } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import type { Session } from '../../../platform/session/session.ts';
import { pictureMoment } from '../../avatars/index.ts';
import { captureHold, releaseHold, reserveCoins } from '../../coins/index.ts';
import { isWithin, readViewerLevel } from '../../safety/index.ts';
import { quotePrice } from '../../vip/index.ts';
import * as branchStore from '../branches/store.ts';
import { lockForTurning, publishStored, storeEvent } from '../branches/turning.ts';
import { type ReadDeps, requireConversation, requireNotPaused } from '../conversations.ts';
import type { ChatActionDeps } from '../deps.ts';
import { toMessage } from '../message.ts';
import * as chatStore from '../store.ts';
import { captionFor } from './captions.ts';
import * as store from './store.ts';

const HOUSE_ACCOUNT = 'house:chat';
/** Longer than any painter takes; after it the coins come back by themselves. */
const HOLD_LIFETIME_MS = 15 * 60_000;

export type PhotoRequest = { conversationId: string; clientId: string; wish: PhotoWish };
type Taken = { isNew: boolean; message: Message };

/**
 * Asks her for a photo: the price is held, the picture made, and both settled with her message; the same id again is the same photo.
 * @throws AppError request.not-found, coins.insufficient, coins.key-reused, chat.reply-under-way, chat.photo-failed (nothing charged)
 */
export async function takePhoto(deps: ChatActionDeps, session: Session, request: PhotoRequest): Promise<Taken> {
  const { accountId } = session;
  const { conversationId } = request;
  const conversation = await requireConversation(deps, session, conversationId);
  requireNotPaused(conversation);
  const known = await findTaken(deps, accountId, request);
  if (known) return known;
  const hold = await reserve(deps, accountId);
  try {
    const ref = { avatarId: conversation.avatar_id, version: conversation.avatar_version };
    const images = await pictureMoment(deps, ref, request.wish).catch((error: unknown) => {
      throw new AppError('chat.photo-failed', { cause: error });
    });
    const work = { session, request, hold, imageUrl: images.card720 };
    const stored = await deps.db.transaction((tx) => storePhoto(deps, tx, work));
    await publishStored(deps, { accountId, conversationId }, stored.seq - 1);
    const row = await deps.db.get(chatStore.selectMessage, [stored.messageId, conversationId]);
    return { isNew: true, message: toMessage(row) };
  } catch (error) {
    // Released once it was captured, it throws and stays captured.
    if (hold.id !== null) await releaseHold(deps.db, hold.id).catch(() => undefined);
    // The same request was answered by another meanwhile.
    const taken = await findTaken(deps, accountId, request);
    if (taken) return taken;
    throw error;
  } finally {
    deps.outbox.kick();
  }
}

async function findTaken(deps: ChatActionDeps, accountId: string, request: PhotoRequest): Promise<Taken | undefined> {
  const row = await deps.db.find(store.selectPhoto, [accountId, request.clientId]);
  if (!row) return undefined;
  const isSame =
    row.conversation_id === request.conversationId && JSON.stringify(row.wish) === JSON.stringify(sorted(request.wish));
  if (!isSame) throw new AppError('coins.key-reused');
  const message = await deps.db.get(chatStore.selectMessage, [row.turn_id, request.conversationId]);
  return { isNew: false, message: toMessage(message) };
}

/** In the order in which PostgreSQL gives it back: shorter keys first. */
function sorted({ scene, outfit, expression }: PhotoWish) {
  return { scene, ...(outfit ? { outfit } : {}), ...(expression ? { expression } : {}) };
}

type Hold = { id: string | null; priceCoins: number };

async function reserve(deps: ChatActionDeps, accountId: string): Promise<Hold> {
  const now = deps.clock.now();
  const priceCoins = await quotePrice(deps.db, { accountId, priceId: 'chat-photo', now });
  if (priceCoins === 0) return { id: null, priceCoins };
  const { holdId } = await reserveCoins(deps.db, {
    accountId,
    amountCoins: priceCoins,
    reason: 'Foto na conversa',
    expiresAt: new Date(now.getTime() + HOLD_LIFETIME_MS),
  });
  return { id: holdId, priceCoins };
}

type Work = { session: Session; request: PhotoRequest; hold: Hold; imageUrl: string };

async function storePhoto(deps: ChatActionDeps, tx: Transaction, { session, request, hold, imageUrl }: Work) {
  const { accountId } = session;
  const conversation = await lockForTurning(tx, session, request.conversationId);
  requireNotPaused(conversation);
  const now = deps.clock.now();
  const messageId = newId();
  const had = new Set((await tx.all(store.selectCaptions, [accountId, conversation.avatar_id])).map((row) => row.text));
  const caption = captionFor(request.wish.scene, had, seedOf(messageId));
  const place = PHOTO_SCENES.find((scene) => scene.id === request.wish.scene)?.name ?? '';
  const [version] = await deps.readVersions(
    [{ avatarId: conversation.avatar_id, version: conversation.avatar_version }],
    tx,
  );
  const alt = `Retrato de ${version?.card.name ?? 'uma personagem'}: ${place.toLocaleLowerCase('pt-BR')}`;
  const { last_seq: seq } = await tx.get(branchStore.takeSeqs, [conversation.id, 1, now]);
  const attachment = JSON.stringify({ kind: 'photo', imageUrl, alt });
  await tx.run(store.insertPhotoTurn, [messageId, conversation.id, accountId, seq, caption, attachment, now]);
  const wish = JSON.stringify(sorted(request.wish));
  await tx.run(store.insertPhoto, [accountId, request.clientId, messageId, wish, hold.priceCoins, now]);
  await storeEvent(tx, { conversationId: conversation.id, seq }, { type: 'message-added', messageId });
  if (hold.id !== null)
    await captureHold(tx, { id: hold.id, amountCoins: hold.priceCoins, counterpart: HOUSE_ACCOUNT });
  await deps.outbox.add(tx, 'chat.photo-taken', { accountId, messageId });
  return { messageId, seq };
}

/** The photos she sent to whoever asks, for her gallery; those of a conversation that may not be read now are not told either. */
export async function listPhotos(deps: ReadDeps, session: Session, avatarId: string): Promise<ChatPhoto[]> {
  const rows = await deps.db.all(store.selectPhotos, [session.accountId, avatarId]);
  const versions = await deps.readVersions(rows.map((row) => ({ avatarId, version: row.avatar_version })));
  const viewerLevel = await readViewerLevel(deps, session.accountId);
  const readable = rows.filter((_, index) => isWithin(versions[index]?.level ?? 'sensual', viewerLevel));
  return readable.flatMap(({ id, conversation_id: conversationId, attachment, created_at: at }) => {
    if (attachment.kind !== 'photo') return [];
    const { imageUrl, alt } = attachment;
    return { messageId: id, conversationId, imageUrl, alt, takenAt: at.toISOString() };
  });
}

declare module '../../../platform/outbox/outbox.ts' {
  interface OutboxEvents {
    /** A character sent the photo she was asked for. */
    'chat.photo-taken': { accountId: string; messageId: string };
  }
}
