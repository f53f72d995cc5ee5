/** What the polling tab learns, the other tabs of the browser know too. */
import type { QueryClient } from '@tanstack/react-query';
import { isPollLeader } from '../realtime/poll-leader.ts';
import { hearOtherTabs, tellOtherTabs } from '../realtime/tab-channel.ts';
import { readOwner } from '../storage/owner.ts';

/** Shares the answers of these query keys (their first element) among tabs, until the returned function is called. */
export function sharePolls(client: QueryClient, paths: readonly string[]): () => void {
  const unsubscribe = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual === true) return;
    const [path] = event.query.queryKey;
    if (!isPollLeader() || !paths.includes(String(path))) return;
    tellOtherTabs({ type: 'polled', ownerId: readOwner(), path: String(path), data: event.action.data });
  });
  const deaf = hearOtherTabs((message) => {
    if (message.type !== 'polled' || message.ownerId !== readOwner() || !paths.includes(message.path)) return;
    client.setQueryData([message.path], message.data);
  });
  return () => {
    unsubscribe();
    deaf();
  };
}
