import type { FeedPost } from '@cafune/contract/feed';
import type { RefObject } from 'react';

/** Where comments are, and of which post. */
export type CommentsPlace = {
  /** Beside the posts, always; else in a sheet that opens. */
  isBeside: boolean;
  post: FeedPost | undefined;
  /** Whether the sheet is open, to read or to write. */
  sheet: 'read' | 'write' | null;
  /** The field beside the posts. */
  field: RefObject<HTMLTextAreaElement | null>;
  open: (how: 'read' | 'write') => void;
  close: () => void;
};
