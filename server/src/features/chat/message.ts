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
    clientId: row.client_id,
    replyToId: row.reply_to_id,
    createdAt: new Date(row.created_at).toISOString(),
  };
}

/** An event as it goes over the wire: numbered, named, already serialised once for all who listen. */
export type WireEvent = { seq: number; type: StreamEvent['type']; messageId: string; data: string };

export function toWireEvent(seq: number, event: StreamEvent): WireEvent {
  const messageId = event.type === 'message-added' ? event.message.id : event.messageId;
  return { seq, type: event.type, messageId, data: JSON.stringify(event) };
}

/** A stored event. Endings were stored as they go out. */
export function readEvent(row: EventRow): WireEvent {
  switch (row.type) {
    case 'message-added':
      return toWireEvent(row.seq, { type: 'message-added', message: toMessage(row.message) });
    case 'text-start':
      return toWireEvent(row.seq, { type: 'text-start', messageId: row.message_id });
    case 'text-delta':
      return toWireEvent(row.seq, { type: 'text-delta', messageId: row.message_id, text: row.text ?? '' });
    case 'text-end':
    case 'error':
      return { seq: row.seq, type: row.type, messageId: row.message_id, data: JSON.stringify(row.data) };
  }
}
