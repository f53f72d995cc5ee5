import type { FeedComment, FeedPost } from '@cafune/contract/feed';
import { X } from 'lucide-react';
import { useId, useRef } from 'react';
import { Modal } from '../../../ui/dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useDragToClose } from '../../../ui/use-drag-to-close.ts';
import { Comments } from './comments.tsx';
import { CommentsTitle } from './comments-title.tsx';

type CommentsSheetProps = {
  post: FeedPost;
  /** Whether the field takes the focus at once: for who asked with a key. */
  isWriting: boolean;
  open: boolean;
  onClose: () => void;
  onReport: (comment: FeedComment) => void;
};

/** Comments over the post: a sheet on phones, a drawer from 768 px. */
export function CommentsSheet({ post, isWriting, open, onClose, onReport }: CommentsSheetProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const drag = useDragToClose(onClose);
  const head = (
    <header className="comments-head comments-handle" {...drag}>
      <CommentsTitle id={id} post={post} takesFocus={!isWriting} />
      <IconButton label="Fechar" onClick={onClose}>
        <X className="icon" aria-hidden="true" />
      </IconButton>
    </header>
  );
  return (
    <Modal open={open} onClose={onClose} className="sheet comments-sheet" label={{ id }}>
      <Comments key={post.id} post={post} head={head} field={field} isWriting={isWriting} onReport={onReport} />
    </Modal>
  );
}
