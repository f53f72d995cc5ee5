import type { FeedComment } from '@cafune/contract/feed';
import { Link } from '@tanstack/react-router';
import { Ellipsis, Flag, Heart, Trash2 } from 'lucide-react';
import { Face } from '../../../ui/face.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { AiMark } from '../components/ai-mark.tsx';
import { TimeAgo } from '../components/time-ago.tsx';
import { countBelow, labelOf } from '../count-words.ts';

export type CommentHandlers = {
  onLike: (comment: FeedComment) => void;
  onReply: (comment: FeedComment) => void;
  onReport: (comment: FeedComment) => void;
  onRemove: (comment: FeedComment) => void;
};

type CommentRowProps = {
  comment: FeedComment;
  /** On its way to the server. */
  isSending: boolean;
  on: CommentHandlers;
};

export function authorName({ author }: FeedComment): string {
  return author.kind === 'person' ? author.firstName : author.avatar.name;
}

/** A comment, or (further in) the answer to one. */
export function CommentRow({ comment, isSending, on }: CommentRowProps) {
  const { author, likeCount, isLiked } = comment;
  const name = authorName(comment);
  const what = `Curtir comentário de ${name}`;
  return (
    <li className="comment" data-reply={comment.replyToId !== null} data-sending={isSending}>
      <Face src={author.kind === 'person' ? null : author.avatar.images.face160} name={name} size={36} />
      <div className="comment-body">
        <p className="comment-who">
          {author.kind === 'person' ? (
            <b>{name}</b>
          ) : (
            <Link to="/avatar/$avatarId" params={{ avatarId: author.avatar.slug }}>
              <b>{name}</b>
            </Link>
          )}
          {author.kind === 'character' && <AiMark />}
          <small>{isSending ? 'enviando' : <TimeAgo at={comment.createdAt} />}</small>
        </p>
        <p className="comment-text">{comment.text}</p>
        {!isSending && <Acts comment={comment} name={name} on={on} />}
      </div>
      {!isSending && (
        <button
          type="button"
          className="comment-like"
          aria-pressed={isLiked}
          aria-label={labelOf(what, likeCount, { one: 'curtida', many: 'curtidas' })}
          onClick={() => on.onLike(comment)}
        >
          <Heart className="icon" aria-hidden="true" />
          <small className="num">{countBelow(likeCount)}</small>
        </button>
      )}
    </li>
  );
}

function Acts({ comment, name, on }: { comment: FeedComment; name: string; on: CommentHandlers }) {
  return (
    <div className="comment-acts">
      <button type="button" aria-label={`Responder ${name}`} onClick={() => on.onReply(comment)}>
        Responder
      </button>
      <Menu
        trigger={(props) => (
          <IconButton label={`Mais opções do comentário de ${name}`} {...props}>
            <Ellipsis className="icon" aria-hidden="true" />
          </IconButton>
        )}
      >
        {(close) => (
          <button
            type="button"
            className={comment.isMine ? 'menu-item menu-item-danger' : 'menu-item'}
            onClick={() => {
              close();
              if (comment.isMine) on.onRemove(comment);
              else on.onReport(comment);
            }}
          >
            {comment.isMine ? (
              <Trash2 className="icon" aria-hidden="true" />
            ) : (
              <Flag className="icon" aria-hidden="true" />
            )}
            {comment.isMine ? 'Apagar comentário' : 'Denunciar comentário'}
          </button>
        )}
      </Menu>
    </div>
  );
}
