import type { Message } from '@cafune/contract/chat';
import type { ConversationState, OfflineWords, Outgoing } from './conversation-state.ts';
import { type Moment, momentLabel, momentOf, startsMoment } from './day-label.ts';

/** One row of the list: a confirmed message, one on its way, or what she answered to that on this device, with the separator that goes above it. */
export type Row = { key: string; separator: string | null } & (
  | { kind: 'message'; message: Message; isLastOfRun: boolean }
  | { kind: 'outgoing'; outgoing: Outgoing }
  | { kind: 'offline-reply'; reply: OfflineWords }
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

/** The same object while nothing in the row changed, so that it is not drawn again. */
const drawn = new WeakMap<Message | Outgoing | OfflineWords, Row>();

function kept(item: Message | Outgoing | OfflineWords, row: Row): Row {
  const known = drawn.get(item);
  const isSame = known?.separator === row.separator && lastOfRun(known) === lastOfRun(row);
  if (known !== undefined && isSame) return known;
  drawn.set(item, row);
  return row;
}

function lastOfRun(row: Row): boolean {
  return row.kind !== 'message' || row.isLastOfRun;
}

/** When what a row shows was written. */
export function writtenAt(row: Row): Date {
  if (row.kind === 'message') return new Date(row.message.createdAt);
  return new Date(row.kind === 'outgoing' ? row.outgoing.createdAt : row.reply.at);
}

export function rowsOf({ messages, outgoing }: Pick<ConversationState, 'messages' | 'outgoing'>, now: Date): Row[] {
  let previous: Moment | null = null;
  const rows: Row[] = messages.map((message, index) => {
    const current = momentOfItem(message);
    const separator = separatorFor(current, previous, now);
    previous = current;
    const next = messages[index + 1];
    const isLastOfRun = next?.role !== message.role;
    return kept(message, { kind: 'message', key: keyOf(message), separator, message, isLastOfRun });
  });
  for (const item of outgoing) {
    const current = momentOfItem(item);
    const separator = separatorFor(current, previous, now);
    rows.push(kept(item, { kind: 'outgoing', key: item.clientId, separator, outgoing: item }));
    previous = current;
    const { clientId, reply } = item;
    if (reply) rows.push(kept(reply, { kind: 'offline-reply', key: `${clientId}-reply`, separator: null, reply }));
  }
  return rows;
}
