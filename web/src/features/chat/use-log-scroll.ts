/** Where the reader is in the messages: at the end while new ones come, or wherever they went. */
import { type RefObject, type UIEvent, useEffect, useRef, useState, type WheelEvent } from 'react';
import type { LiveConversation } from './use-conversation.ts';

/** Within this of the end, the reader is at the end. */
const AT_END_PX = 56;
/** More messages are asked for before the reader gets to the first or the last. */
const NEAR_EDGE_PX = 900;

function toEnd(log: HTMLElement | null): void {
  if (log !== null) log.scrollTop = log.scrollHeight;
}

type Tail = { key: string | undefined; isOwn: boolean };
type ScrollOptions = { log: RefObject<HTMLElement | null>; live: LiveConversation; tail: Tail };

export function useLogScroll({ log, live, tail }: ScrollOptions) {
  const { state, actions } = live;
  const pinned = useRef(true);
  const seen = useRef({ top: 0, height: 0 });
  const [isAway, setAway] = useState(false);
  const [newest, setNewest] = useState(tail.key);
  const { hasNewer } = state;

  function onScroll(event: UIEvent<HTMLElement>): void {
    const { scrollHeight, scrollTop, clientHeight } = event.currentTarget;
    const below = scrollHeight - scrollTop - clientHeight;
    const atEnd = below < AT_END_PX && !hasNewer;
    // Only the reader going up unpins: rows that are measured change the height too.
    const wentUp = scrollTop < seen.current.top && scrollHeight === seen.current.height;
    seen.current = { top: scrollTop, height: scrollHeight };
    if (atEnd) pinned.current = true;
    else if (wentUp) pinned.current = false;
    setAway(!atEnd && !pinned.current);
    if (atEnd) setNewest(tail.key);
    loadAround(scrollTop, below);
  }

  function loadAround(above: number, below: number): void {
    if (above < NEAR_EDGE_PX) actions.loadOlder();
    if (hasNewer && below < NEAR_EDGE_PX) actions.loadNewer();
  }

  // The list grows as rows are measured and as a reply is written; the frame shrinks when a keyboard opens.
  useEffect(() => {
    const element = log.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      if (pinned.current) toEnd(element);
    });
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [log]);

  useEffect(() => {
    if (tail.isOwn) pinned.current = true;
    if (pinned.current && tail.key !== undefined && !hasNewer) toEnd(log.current);
  }, [log, tail.key, tail.isOwn, hasNewer]);

  return {
    isAway: isAway || hasNewer,
    hasNew: newest !== tail.key && !hasNewer,
    isAtEnd: !isAway && !hasNewer,
    /** The reader goes somewhere by other means than scrolling. */
    unpin: () => {
      pinned.current = false;
    },
    goToEnd: () => {
      pinned.current = true;
      if (hasNewer) actions.goToEnd();
      toEnd(log.current);
    },
    handlers: {
      onScroll,
      onWheel: (event: WheelEvent) => {
        if (event.deltaY < 0) pinned.current = false;
      },
    },
  };
}
