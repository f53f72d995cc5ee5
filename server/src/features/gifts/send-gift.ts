import type { GiftId } from '@cafune/contract/chat/gifts';
import { AppError } from '../../platform/errors.ts';
import type { Session } from '../../platform/session/session.ts';
import { type ChatActionDeps, giveInConversation, type SendResult } from '../chat/index.ts';
import { spendCoins } from '../coins/index.ts';
import * as store from './store.ts';

const HOUSE_ACCOUNT = 'house:gifts';

export type GiftRequest = { conversationId: string; giftId: GiftId; clientId: string };

/**
 * Gives something in a conversation: its price, the message and the reaction that is asked for, in one transaction; the same id
 * again is the same gift. She reacts for free, and it brings them closer.
 * @throws AppError request.not-found, coins.insufficient, chat.id-reused, chat.character-in-review, chat.frozen
 */
export async function sendGift(deps: ChatActionDeps, session: Session, request: GiftRequest): Promise<SendResult> {
  const { conversationId, giftId, clientId } = request;
  const gift = await deps.db.get(store.selectGift, [giftId]);
  const { accountId } = session;
  return giveInConversation(deps, session, {
    conversationId,
    clientId,
    content: `Trouxe um presente pra você: ${gift.name.toLocaleLowerCase('pt-BR')}.`,
    attachment: { kind: 'gift', giftId, name: gift.name, priceCoins: gift.price_coins },
    pay: async (tx, { messageId, avatarId, name }) => {
      const sent = await tx.find(store.selectSent, [accountId, clientId]);
      if (sent) throw new AppError('chat.id-reused');
      await spendCoins(tx, {
        accountId,
        key: `gift:${clientId}`,
        amountCoins: gift.price_coins,
        counterpart: HOUSE_ACCOUNT,
        reason: `Presente para ${name}: ${gift.name}`,
      });
      const values = [accountId, clientId, giftId, avatarId, conversationId, messageId, gift.price_coins];
      await tx.run(store.insertSent, [...values, deps.clock.now()]);
      await deps.outbox.add(tx, 'gifts.sent', { accountId, giftId, avatarId });
    },
  });
}

declare module '../../platform/outbox/outbox.ts' {
  interface OutboxEvents {
    /** Somebody gave something to a character. */
    'gifts.sent': { accountId: string; giftId: GiftId; avatarId: string };
  }
}
