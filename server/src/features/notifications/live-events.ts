import type { EventStream } from '../../platform/http/event-stream.ts';
import type { NotificationDeps } from './deps.ts';

/** Sends what changes for an account as it changes. Nothing is replayed: polls fill what a stream missed. */
export function streamAccountEvents(
  deps: Pick<NotificationDeps, 'hub' | 'metrics'>,
  accountId: string,
  stream: EventStream,
): void {
  let count = 0;
  const unsubscribe = deps.hub.subscribe(accountId, (event) => {
    count += 1;
    stream.send({ id: count, name: event.type, data: JSON.stringify(event) });
  });
  deps.metrics.openStreams.inc();
  stream.onClose(() => {
    unsubscribe();
    deps.metrics.openStreams.dec();
  });
}
