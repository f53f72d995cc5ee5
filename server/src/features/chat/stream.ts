import type { EventStream } from '../../platform/http/event-stream.ts';
import type { ChatDeps } from './deps.ts';
import { readEvent, type WireEvent } from './message.ts';
import * as store from './store.ts';

const PAGE = 500;

export type StreamRequest = {
  conversationId: string;
  /** The last event the other side has; what comes after is sent, in order, once (R7). */
  afterSeq: number;
  /** Ends the stream with the end of this reply. */
  untilMessageId?: string;
};

/** Sends the stored events of a conversation and then those that come, without a gap between the two. */
export async function streamEvents(
  deps: Pick<ChatDeps, 'db' | 'hub' | 'metrics' | 'log'>,
  request: StreamRequest,
  stream: EventStream,
): Promise<void> {
  const { conversationId, untilMessageId } = request;
  let lastSeq = request.afterSeq;
  let early: WireEvent[] | undefined = [];
  const send = (event: WireEvent) => {
    if (event.seq <= lastSeq) return;
    lastSeq = event.seq;
    stream.send({ id: event.seq, name: event.type, data: event.data });
    const isEnd = event.type === 'text-end' || event.type === 'error' || event.isWhole === true;
    if (isEnd && event.messageId === untilMessageId) stream.end();
  };
  const catchUp = async () => {
    for (let isMore = true; isMore && stream.isOpen; ) {
      const rows = await deps.db.all(store.selectEvents, [conversationId, lastSeq, PAGE]);
      for (const row of rows) send(readEvent(row));
      isMore = rows.length === PAGE;
    }
    const waiting = early ?? [];
    early = undefined;
    // Not simply sent: one of them may have overtaken an event that is stored by now but was not yet told.
    for (const event of waiting) receive(event);
  };
  const receive = (event: WireEvent) => {
    if (!stream.isOpen) return;
    if (early) early.push(event);
    else if (event.seq <= lastSeq + 1) send(event);
    else {
      // Something stored in between was not told here (another process): read it.
      early = [event];
      catchUp().catch(() => stream.end());
    }
  };
  const unsubscribe = deps.hub.subscribe(conversationId, receive);
  deps.metrics.openStreams.inc();
  stream.onClose(() => {
    unsubscribe();
    deps.metrics.openStreams.dec();
  });
  await catchUp().catch((error: unknown) => {
    deps.log.error({ err: error }, 'reading events failed');
    stream.end();
  });
}
