import { useEffect, useState } from 'react';
import { postSeen, useMarkSeen } from './api.ts';
import { createSeenQueue } from './seen-queue.ts';

/** On screen for so long, a post was seen. */
const SEEN_AFTER_MS = 1_500;

/** Marks the post that stays on screen, while somebody may be looking, as seen. */
export function useSeen(postId: string | undefined): void {
  const { mutateAsync } = useMarkSeen();
  const [queue] = useState(() =>
    createSeenQueue((ids, isLeaving) => (isLeaving ? postSeen(ids, true) : mutateAsync(ids))),
  );

  useEffect(() => {
    if (postId === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') timer = setTimeout(() => queue.add(postId), SEEN_AFTER_MS);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [postId, queue]);

  useEffect(() => {
    const leave = (): void => queue.flush(true);
    const hide = (): void => {
      if (document.visibilityState === 'hidden') leave();
    };
    document.addEventListener('visibilitychange', hide);
    addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [queue]);
}
