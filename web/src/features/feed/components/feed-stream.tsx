import type { FeedPost, FeedTab } from '@cafune/contract/feed';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { SeenChoice } from '../api.ts';
import type { Feed } from '../use-feed.ts';
import { type FeedAct, useFeedKeys } from '../use-feed-keys.ts';
import { useSnap } from '../use-snap.ts';
import { FeedEnd } from './feed-end.tsx';
import { FeedSkeleton } from './feed-skeleton.tsx';
import { Post } from './post.tsx';
import type { PostHandlers } from './post-actions.tsx';

/** Slot after the last post. */
const END = 'end';
/** Drawn around the one on screen: one before, and two after, whose pictures come ahead. */
const DRAWN_BEFORE = 1;
const DRAWN_AFTER = 2;
/** The next page is asked for this many posts before the end. */
const MORE_AHEAD = 3;

export type StreamHandlers = PostHandlers & { onWrite: (post: FeedPost) => void };

type FeedStreamProps = {
  feed: Feed;
  where: { tab: FeedTab; seen: SeenChoice };
  /** Where somebody was before. */
  startId: string | undefined;
  talkingTo: string | null;
  hasLetters: boolean;
  on: StreamHandlers;
  /** Key of what is on screen: a post, or what follows the last one. */
  onActive: (id: string) => void;
  onAgain: () => void;
};

/** The posts, one per screen; moves by finger, wheel, keys and buttons. */
export function FeedStream({ feed, where, startId, talkingTo, hasLetters, on, onActive, onAgain }: FeedStreamProps) {
  const { posts, hasMore, more } = feed;
  const keys = [...posts.map(({ id }) => id), END];
  const { scroller, active, goTo } = useSnap(keys, startId);
  const index = keys.indexOf(active ?? END);
  const post = posts[index];
  const [said, setSaid] = useState('');
  const movesFocus = useRef(false);

  useEffect(() => {
    if (active !== undefined) onActive(active);
  }, [active, onActive]);
  const isNearEnd = index >= posts.length - MORE_AHEAD && !feed.isMoreMissing;
  useEffect(() => {
    if (isNearEnd && hasMore) more();
  }, [isNearEnd, hasMore, more]);
  // Whoever reads by keyboard goes along with the post; a focus elsewhere stays there.
  useEffect(() => {
    const root = scroller.current;
    const slot = root?.querySelector(`[data-slot="${active}"]`);
    const isLeftBehind = root?.contains(document.activeElement) === true && !slot?.contains(document.activeElement);
    if (movesFocus.current || isLeftBehind)
      slot?.querySelector<HTMLElement>('.post, .feed-end')?.focus({ preventScroll: true });
    movesFocus.current = false;
  }, [active, scroller]);

  const step = (by: 1 | -1): void => {
    const key = keys[index + by];
    if (key !== undefined) goTo(key);
  };
  const stepByButton = (by: 1 | -1): void => {
    step(by);
    const next = posts[index + by];
    setSaid(next === undefined ? '' : `${next.avatar.name}, personagem de IA. ${next.text}`);
  };
  const act = (wanted: FeedAct): void => {
    if (wanted === 'next' || wanted === 'previous') {
      movesFocus.current = true;
      step(wanted === 'next' ? 1 : -1);
      return;
    }
    if (post === undefined) return;
    const acts = { like: on.onLike, comment: on.onWrite, follow: on.onFollow, share: on.onShare };
    acts[wanted](post);
  };
  useFeedKeys(hasLetters, act);

  return (
    <>
      <div className="feed-scroller" ref={scroller} role="feed" aria-label="Publicações" aria-busy={feed.isFetching}>
        {posts.map((item, at) => (
          <div key={item.id} className="feed-slot" data-slot={item.id}>
            {at >= index - DRAWN_BEFORE && at <= index + DRAWN_AFTER && (
              <Post
                post={item}
                position={at + 1}
                isActive={at === index}
                isOpening={talkingTo === item.avatar.id}
                on={on}
              />
            )}
          </div>
        ))}
        <div className="feed-slot" data-slot={END} inert={active !== END}>
          {index >= posts.length - DRAWN_AFTER && (
            <StreamEnd
              feed={feed}
              where={where}
              onAgain={where.seen === 'hide' ? onAgain : () => goTo(keys[0] ?? END)}
            />
          )}
        </div>
      </div>
      <div className="feed-steps">
        <IconButton label="Post anterior" disabled={index <= 0} onClick={() => stepByButton(-1)}>
          <ChevronUp className="icon" aria-hidden="true" />
        </IconButton>
        <IconButton label="Próximo post" disabled={index >= posts.length} onClick={() => stepByButton(1)}>
          <ChevronDown className="icon" aria-hidden="true" />
        </IconButton>
      </div>
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
    </>
  );
}

type StreamEndProps = { feed: Feed; where: FeedStreamProps['where']; onAgain: () => void };

/** Posts on their way, those that did not come, or the end. */
function StreamEnd({ feed, where, onAgain }: StreamEndProps) {
  if (feed.isMoreMissing) {
    return (
      <div className="feed-end" tabIndex={-1}>
        <p>As próximas não vieram.</p>
        <Button variant="line" busy={feed.isFetching} onClick={feed.more}>
          Tentar de novo
        </Button>
      </div>
    );
  }
  if (feed.hasMore) return <FeedSkeleton />;
  return <FeedEnd {...where} isEverEmpty={feed.isEverEmpty} onAgain={onAgain} />;
}
