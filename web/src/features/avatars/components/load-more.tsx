import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';

type LoadMoreProps = { hasMore: boolean; busy: boolean; failed: boolean; onMore: () => void };

/** Asks for the next page when the end comes near; the button is there for keyboards and for after a failure. */
export function LoadMore({ hasMore, busy, failed, onMore }: LoadMoreProps) {
  const ref = useRef<HTMLDivElement>(null);
  const latest = useRef(onMore);
  useEffect(() => {
    latest.current = onMore;
  });
  const waiting = hasMore && !busy && !failed;
  useEffect(() => {
    const end = ref.current;
    if (end === null || !waiting) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) latest.current();
      },
      { rootMargin: '600px' },
    );
    observer.observe(end);
    return () => observer.disconnect();
  }, [waiting]);

  if (!hasMore) return null;
  return (
    <div ref={ref} className="flex justify-center py-4">
      <Button variant="line" busy={busy} onClick={onMore}>
        {failed ? 'Tentar de novo' : 'Carregar mais'}
      </Button>
    </div>
  );
}
