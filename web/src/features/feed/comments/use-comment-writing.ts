import type { FeedComment, NewComment } from '@cafune/contract/feed';
import { useState } from 'react';
import { uuidv7 } from 'uuidv7';
import { useAuth } from '../../auth/index.ts';
import { useAddComment } from './api.ts';
import { authorName } from './comment-row.tsx';
import { readCommentDraft, writeCommentDraft } from './draft.ts';

type ReplyTo = { id: string; name: string };

export type CommentWriting = {
  text: string;
  setText: (text: string) => void;
  replyTo: ReplyTo | null;
  setReplyTo: (comment: FeedComment | null) => void;
  send: () => void;
  isSending: boolean;
  /** Id of the comment that is on its way. */
  sendingId: string | undefined;
  /** Why the last one did not get there; the text is still in the field. */
  failure: unknown;
  /** Somebody without an account wanted to send. */
  needsAccount: boolean;
  /** Of who writes; empty for visitors. */
  firstName: string;
};

/** Writing under one post. The text stays until the server has it; the same text again is the same comment. */
export function useCommentWriting(postId: string, onSent: () => void): CommentWriting {
  const { isAuthenticated, user } = useAuth();
  const firstName = user?.firstName ?? '';
  const add = useAddComment(postId, firstName);
  const [text, setText] = useState(() => readCommentDraft(postId));
  const [replyTo, setReplyTo] = useState<ReplyTo | null>(null);
  const [wantsAccount, setWantsAccount] = useState(false);

  const write = (next: string): void => {
    setText(next);
    writeCommentDraft(postId, next);
  };
  const send = (): void => {
    if (!isAuthenticated) {
      setWantsAccount(true);
      return;
    }
    const comment = { text: text.trim(), replyToId: replyTo?.id ?? null };
    const id = isSame(add.variables, comment) ? add.variables.id : uuidv7();
    add.mutate(
      { id, ...comment },
      {
        onSuccess: () => {
          write('');
          setReplyTo(null);
          add.reset();
          onSent();
        },
      },
    );
  };
  return {
    text,
    setText: write,
    replyTo,
    // Answers go one level deep: answering an answer answers what that one answered.
    setReplyTo: (comment) =>
      setReplyTo(comment === null ? null : { id: comment.replyToId ?? comment.id, name: authorName(comment) }),
    send,
    isSending: add.isPending,
    sendingId: add.isPending ? add.variables.id : undefined,
    failure: add.error,
    needsAccount: wantsAccount && !isAuthenticated,
    firstName,
  };
}

function isSame(sent: NewComment | undefined, next: Omit<NewComment, 'id'>): sent is NewComment {
  return sent?.text === next.text && sent.replyToId === next.replyToId;
}
