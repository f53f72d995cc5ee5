import type { Message } from '@cafune/contract/chat';
import type { ConversationState, Outgoing } from './conversation-state.ts';
import { type Moment, momentLabel, momentOf, startsMoment } from './day-label.ts';

/** One row of the list: a confirmed message or one on its way, with the separator that goes above it. */
export type Row = { key: string; separator: string | null } & (
  | { kind: 'message'; message: Message; isLastOfRun: boolean }
  | { kind: 'outgoing'; outgoing: Outgoing }
);

/** Long conversations are laid out again at every word of a reply: each instant is read once. */
const moments = new WeakMap<Message | Outgoing, Moment>();

function momentOfItem(item: Message | Outgoing): Moment {
  const known = moments.get(item);
  if (known !== undefined) return known;
  const moment = momentOf(new Date(item.createdAt));
  moments.set(item, moment);
  return moment;
}

function separatorFor(current: Moment, previous: Moment | null, now: Date): string | null {
  return startsMoment(current, previous) ? momentLabel(new Date(current.at), now) : null;
}

/** A person's message keeps the key of its sending, so that confirming it redraws nothing. */
function keyOf(message: Message): string {
  return message.clientId ?? message.id;
}

export function rowsOf({ messages, outgoing }: Pick<ConversationState, 'messages' | 'outgoing'>, now: Date): Row[] {
  let previous: Moment | null = null;
  const rows: Row[] = messages.map((message, index) => {
    const current = momentOfItem(message);
    const separator = separatorFor(current, previous, now);
    previous = current;
    const next = messages[index + 1];
    return { kind: 'message', key: keyOf(message), separator, message, isLastOfRun: next?.role !== message.role };
  });
  for (const item of outgoing) {
    const current = momentOfItem(item);
    rows.push({
      kind: 'outgoing',
      key: item.clientId,
      separator: separatorFor(current, previous, now),
      outgoing: item,
    });
    previous = current;
  }
  return rows;
}
