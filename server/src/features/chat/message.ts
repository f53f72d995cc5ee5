import type { Message, StreamEvent } from '@cafune/contract/chat';
import type { EventRow, MessageRow } from './store.ts';

/** Dates come as `Date` from columns and as text from JSON built in SQL. */
type AnyMessageRow = Omit<MessageRow, 'created_at'> & { created_at: Date | string };

export function toMessage(row: AnyMessageRow): Message {
  return {
    id: row.id,
    conversationId: row.conversation_id,
    seq: row.seq,
    role: row.role,
    content: row.text,
    status: row.status,
    variant: { index: row.variant, count: row.variant_count },
    isEdited: row.origin === 'edited',
    isFallback: row.is_fallback,
    isOffline: row.origin === 'offline',
    reaction: row.reaction,
    quote: row.quote,
    attachment: row.attachment,
    notice: row.notice,
    clientId: row.client_id,
    replyToId: row.reply_to_id,
    createdAt: new Date(row.created_at).toISOString(),
  };
}

/** An event as it goes over the wire: numbered, named, already serialised once for all who listen. */
export type WireEvent = {
  seq: number;
  type: StreamEvent['type'];
  messageId: string;
  data: string;
  /** A message that came with all its words: nothing more follows of it. */
  isWhole?: boolean;
};

export function toWireEvent(seq: number, event: StreamEvent): WireEvent {
  const messageId = event.type === 'message-added' ? event.message.id : event.messageId;
  const isWhole = event.type === 'message-added' && event.message.status === 'complete';
  return { seq, type: event.type, messageId, data: JSON.stringify(event), isWhole };
}

/** A stored event. All but messages and their words were stored as they go out. */
export function readEvent(row: EventRow): WireEvent {
  switch (row.type) {
    case 'message-added':
      if (!row.message) throw new Error('an event without its message');
      return toWireEvent(row.seq, { type: 'message-added', message: toMessage(row.message) });
    case 'text-start':
      return toWireEvent(row.seq, { type: 'text-start', messageId: row.message_id });
    case 'text-delta':
      return toWireEvent(row.seq, { type: 'text-delta', messageId: row.message_id, text: row.text ?? '' });
    case 'message-changed':
    case 'message-removed':
    case 'path-changed':
    case 'text-end':
    case 'error':
      return { seq: row.seq, type: row.type, messageId: row.message_id, data: JSON.stringify(row.data) };
  }
}
