import type { FeedComment } from '@cafune/contract/feed';
import { Comments } from './comments.tsx';
import type { CommentsPlace } from './comments-place.ts';
import { CommentsSheet } from './comments-sheet.tsx';
import { CommentsTitle } from './comments-title.tsx';

type CommentsLayerProps = { place: CommentsPlace; onReport: (comment: FeedComment) => void };

/** Comments where there is room for them. Its code comes when it is first wanted. */
export function CommentsLayer({ place, onReport }: CommentsLayerProps) {
  const { isBeside, post, sheet, field, close } = place;
  if (post === undefined) return null;
  if (!isBeside) {
    return (
      <CommentsSheet
        post={post}
        open={sheet !== null}
        isWriting={sheet === 'write'}
        onClose={close}
        onReport={onReport}
      />
    );
  }
  const head = (
    <header className="comments-head">
      <CommentsTitle post={post} />
    </header>
  );
  return (
    <aside className="feed-comments" aria-label="Comentários">
      <Comments key={post.id} post={post} head={head} field={field} onReport={onReport} />
    </aside>
  );
}
