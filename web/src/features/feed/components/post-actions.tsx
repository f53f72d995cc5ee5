import type { FeedPost } from '@cafune/contract/feed';
import { Check, Heart, MessageCircle, Plus, Share2 } from 'lucide-react';
import { Face } from '../../../ui/face.tsx';
import { countBelow, labelOf } from '../count-words.ts';

export type PostHandlers = {
  onLike: (post: FeedPost) => void;
  onComment: (post: FeedPost) => void;
  onFollow: (post: FeedPost) => void;
  onShare: (post: FeedPost) => void;
  onTalkAbout: (post: FeedPost) => void;
};

type PostActionsProps = { post: FeedPost; isActive: boolean; on: PostHandlers };

/** At the right of a post: over it on phones, beside it on desktops. Only people are counted. */
export function PostActions({ post, isActive, on }: PostActionsProps) {
  const { avatar, isFollowed, isLiked, likeCount, commentCount } = post;
  const tabIndex = isActive ? 0 : -1;
  return (
    <div className="post-actions">
      <button
        type="button"
        className="post-action post-follow"
        tabIndex={tabIndex}
        aria-label={`Seguir ${avatar.name}`}
        aria-pressed={isFollowed}
        onClick={() => on.onFollow(post)}
      >
        <Face src={avatar.images.face160} name={avatar.name} size={52} />
        <em data-followed={isFollowed}>
          {isFollowed ? <Check className="icon" aria-hidden="true" /> : <Plus className="icon" aria-hidden="true" />}
        </em>
      </button>
      <button
        type="button"
        className="post-action"
        tabIndex={tabIndex}
        aria-label={labelOf('Curtir', likeCount, { one: 'curtida', many: 'curtidas' })}
        aria-pressed={isLiked}
        onClick={() => on.onLike(post)}
      >
        <span className="post-glass">
          <Heart className="icon" aria-hidden="true" />
        </span>
        <b className="num">{countBelow(likeCount) ?? 'Curtir'}</b>
      </button>
      <button
        type="button"
        className="post-action"
        tabIndex={tabIndex}
        aria-label={labelOf('Comentar', commentCount, { one: 'comentário', many: 'comentários' })}
        onClick={() => on.onComment(post)}
      >
        <span className="post-glass">
          <MessageCircle className="icon" aria-hidden="true" />
        </span>
        <b className="num">{countBelow(commentCount) ?? 'Comentar'}</b>
      </button>
      <button
        type="button"
        className="post-action"
        tabIndex={tabIndex}
        aria-label="Enviar, compartilhar"
        onClick={() => on.onShare(post)}
      >
        <span className="post-glass">
          <Share2 className="icon" aria-hidden="true" />
        </span>
        <b>Enviar</b>
      </button>
    </div>
  );
}
