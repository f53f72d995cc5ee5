import type { FeedPost } from '@cafune/contract/feed';
import { Link } from '@tanstack/react-router';
import { MessageCircleHeart } from 'lucide-react';
import { type CSSProperties, type MouseEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Face } from '../../../ui/face.tsx';
import { AiMark } from './ai-mark.tsx';
import { HeartMoment } from './heart-moment.tsx';
import { PostActions, type PostHandlers } from './post-actions.tsx';
import { PostText } from './post-text.tsx';
import { TimeAgo } from './time-ago.tsx';

/** Two taps this close, in time and place, are one double tap. */
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_PX = 40;

/** The screen is as high as it is: a 3:4 picture that fills it is as wide as three quarters of that. */
const SIZES = '(min-width: 1024px) max(482px, 72vh), max(100vw, 68vh)';

type Tap = { atMs: number; x: number; y: number };
type PostProps = {
  post: FeedPost;
  /** Its place in the feed, from 1. */
  position: number;
  isActive: boolean;
  isOpening: boolean;
  on: PostHandlers;
};

/** A post of a character, as high as the screen. */
export function Post({ post, position, isActive, isOpening, on }: PostProps) {
  const { avatar, images } = post;
  const last = useRef<Tap | null>(null);
  const [hearts, setHearts] = useState<readonly Tap[]>([]);

  function tap(event: MouseEvent<HTMLElement>): void {
    if (event.target instanceof Element && event.target.closest('a, button') !== null) return;
    const box = event.currentTarget.getBoundingClientRect();
    const now: Tap = { atMs: event.timeStamp, x: event.clientX - box.left, y: event.clientY - box.top };
    const before = last.current;
    last.current = now;
    if (before === null || now.atMs - before.atMs > DOUBLE_TAP_MS) return;
    if (Math.hypot(now.x - before.x, now.y - before.y) > DOUBLE_TAP_PX) return;
    last.current = null;
    setHearts((shown) => [...shown, now]);
    if (!post.isLiked) on.onLike(post);
  }

  return (
    <article
      className="post"
      data-kind={post.kind}
      style={{ '--amb': avatar.ambient } as CSSProperties}
      tabIndex={isActive ? 0 : -1}
      aria-posinset={position}
      aria-setsize={-1}
      aria-labelledby={`post-${post.id}-author`}
      aria-describedby={`post-${post.id}-text`}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for fingers; the button and L do the same */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a shortcut for fingers; the button and L do the same */}
      <div className="post-stage" onClick={tap}>
        {images === null ? (
          <WordsCard post={post} />
        ) : (
          <img
            className="post-picture"
            src={images.card720}
            srcSet={`${images.card360} 360w, ${images.card720} 720w`}
            sizes={SIZES}
            alt={`Retrato ilustrado de ${avatar.name}`}
            width={720}
            height={960}
            decoding="async"
            fetchPriority={isActive ? 'high' : 'low'}
            draggable={false}
            onError={(event) => {
              event.currentTarget.hidden = true;
            }}
          />
        )}
        <span className="post-shade" />
        <div className="post-text">
          <p className="post-author" id={`post-${post.id}-author`}>
            <Link
              to="/avatar/$avatarId"
              params={{ avatarId: avatar.slug }}
              className="post-name"
              tabIndex={isActive ? 0 : -1}
            >
              {avatar.name}
            </Link>{' '}
            <AiMark />{' '}
            <small>
              <TimeAgo at={post.createdAt} />
            </small>
          </p>
          {images !== null && (
            <PostText id={`post-${post.id}-text`} isActive={isActive}>
              {post.text}
            </PostText>
          )}
          <Button
            variant="glass"
            size="sm"
            className="post-talk"
            icon={<MessageCircleHeart className="icon" aria-hidden="true" />}
            busy={isOpening}
            tabIndex={isActive ? 0 : -1}
            onClick={() => on.onTalkAbout(post)}
          >
            Conversar sobre isso
          </Button>
        </div>
        {hearts.map((heart) => (
          <HeartMoment
            key={heart.atMs}
            x={heart.x}
            y={heart.y}
            onGone={() => setHearts((shown) => shown.filter((other) => other !== heart))}
          />
        ))}
      </div>
      <PostActions post={post} isActive={isActive} on={on} />
    </article>
  );
}

/** Words without a picture: a note on paper, in her light. */
function WordsCard({ post }: { post: FeedPost }) {
  return (
    <div className="post-note">
      <span className="strands" aria-hidden="true" />
      <Face src={post.avatar.images.face160} name={post.avatar.name} size={64} />
      <p id={`post-${post.id}-text`}>{post.text}</p>
    </div>
  );
}
