import type { FeedPost } from '@cafune/contract/feed';
import { countBelow } from '../count-words.ts';

type CommentsTitleProps = { id?: string; post: FeedPost; takesFocus?: boolean };

/** "Comentários 82": people's alone. */
export function CommentsTitle({ id, post, takesFocus = false }: CommentsTitleProps) {
  const count = countBelow(post.commentCount);
  return (
    <h2 id={id} tabIndex={-1} data-autofocus={takesFocus ? '' : undefined}>
      Comentários {count !== undefined && <small className="num">{count}</small>}
    </h2>
  );
}
