import './comments.css';
import type { FeedComment, FeedPost } from '@cafune/contract/feed';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Bot } from 'lucide-react';
import { type ReactNode, type RefObject, useCallback, useRef, useState } from 'react';
import { sentenceFor } from '../../../platform/api-client/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { commentsQuery, useLikeComment, useRemoveComment } from './api.ts';
import { CommentComposer } from './comment-composer.tsx';
import { type CommentHandlers, CommentRow } from './comment-row.tsx';
import { useRemovals } from './removals.ts';
import { RemovedRow } from './removed-row.tsx';
import { useCommentWriting } from './use-comment-writing.ts';

const REMOVED = 'Comentário apagado. Dá pra desfazer por 10 segundos.';

type CommentsProps = {
  post: FeedPost;
  /** Title and the way out; the count of people belongs to the title. */
  head: ReactNode;
  field: RefObject<HTMLTextAreaElement | null>;
  /** The field takes the focus in a dialog that opens. */
  isWriting?: boolean;
  onReport: (comment: FeedComment) => void;
};

/** What people and characters say to a post, counted apart, and the field to say something. One per post. */
export function Comments({ post, head, field, isWriting = false, onReport }: CommentsProps) {
  const [said, setSaid] = useState('');
  const [removedId, setRemovedId] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const writing = useCommentWriting(post.id, () => {
    setSaid('Comentário publicado.');
    if (writing.replyTo === null) list.current?.scrollTo({ top: 0 });
  });
  const like = useLikeComment(post.id);
  const remove = useRemoveComment(post.id);
  const handlers: CommentHandlers = {
    onLike: (comment) =>
      like.mutate(comment, {
        onError: (error) => showToast({ kind: 'error', title: 'A curtida não foi', description: sentenceFor(error) }),
      }),
    onReply: (comment) => writing.setReplyTo(comment),
    onRemove: ({ id }) => {
      remove(id);
      setRemovedId(id);
      // The same words again are a change, too: else they are said only once.
      setSaid((before) => (before === REMOVED ? `${REMOVED}\u00A0` : REMOVED));
    },
    onReport,
  };
  const focusList = useCallback(() => list.current?.focus({ preventScroll: true }), []);
  return (
    <div className="comments">
      {head}
      <div className="comments-list" ref={list} tabIndex={-1}>
        <CharactersNote count={post.characterCommentCount} />
        <CommentList
          postId={post.id}
          sendingId={writing.sendingId}
          removedId={removedId}
          onUndone={() => setSaid('O comentário voltou.')}
          onFocusLost={focusList}
          on={handlers}
        />
      </div>
      <CommentComposer postId={post.id} writing={writing} field={field} takesFocus={isWriting} />
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
    </div>
  );
}

/** Product.md: what comes from characters is counted apart. */
function CharactersNote({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p className="comments-note">
      <Bot className="icon" aria-hidden="true" />
      {count === 1 ? 'Mais 1 de personagem, com a marca IA.' : `Mais ${count} de personagens, sempre com a marca IA.`}
    </p>
  );
}

type CommentListProps = {
  postId: string;
  sendingId: string | undefined;
  /** The last one that was taken away here. */
  removedId: string | undefined;
  onUndone: () => void;
  onFocusLost: () => void;
  on: CommentHandlers;
};

function CommentList({ postId, sendingId, removedId, onUndone, onFocusLost, on }: CommentListProps) {
  const removals = useRemovals();
  const list = useInfiniteQuery(commentsQuery(postId));
  if (list.isPending) return <CommentsSkeleton />;
  if (list.data === undefined)
    return <ErrorState message={sentenceFor(list.error)} busy={list.isFetching} onRetry={() => void list.refetch()} />;
  const isShown = ({ id, replyToId }: FeedComment): boolean =>
    removals.get(id)?.undo !== null && (replyToId === null || !removals.has(replyToId));
  const comments = list.data.pages.flatMap((page) => page.items).filter(isShown);
  if (comments.length === 0) return <EmptyState title="Ninguém comentou ainda" line="O primeiro pode ser o seu." />;
  return (
    <>
      <ol aria-label="Comentários">
        {comments.map((comment) => {
          const undo = removals.get(comment.id)?.undo;
          if (!undo)
            return <CommentRow key={comment.id} comment={comment} isSending={comment.id === sendingId} on={on} />;
          return (
            <RemovedRow
              key={comment.id}
              isReply={comment.replyToId !== null}
              takesFocus={comment.id === removedId}
              onFocusLost={onFocusLost}
              onUndo={() => {
                undo();
                onUndone();
              }}
            />
          );
        })}
      </ol>
      {list.hasNextPage && (
        <Button variant="line" size="sm" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {list.isFetchNextPageError ? 'Tentar de novo' : 'Ver mais comentários'}
        </Button>
      )}
    </>
  );
}

function CommentsSkeleton() {
  return (
    <Loading className="comments-skeleton">
      {['a', 'b', 'c'].map((key) => (
        <Skeleton key={key} className="comments-skeleton-row" />
      ))}
    </Loading>
  );
}
