/** Comments as they are kept for one post: pages of comments, each followed by the answers to it. */
import type { FeedComment } from '@cafune/contract/feed';
import type { InfiniteData } from '@tanstack/react-query';

export type CommentPages = InfiniteData<{ items: FeedComment[]; nextCursor: string | null }>;

function changeItems(kept: CommentPages, change: (items: FeedComment[]) => FeedComment[]): CommentPages {
  return { ...kept, pages: kept.pages.map((page) => ({ ...page, items: change(page.items) })) };
}

/** A new one stands first; an answer stands after the other answers to the same. */
export function withComment(kept: CommentPages, comment: FeedComment): CommentPages {
  if (comment.replyToId === null) {
    const [first, ...rest] = kept.pages;
    return first === undefined ? kept : { ...kept, pages: [{ ...first, items: [comment, ...first.items] }, ...rest] };
  }
  return changeItems(kept, (items) => {
    const last = items.findLastIndex(
      ({ id, replyToId }) => id === comment.replyToId || replyToId === comment.replyToId,
    );
    return last === -1 ? items : items.toSpliced(last + 1, 0, comment);
  });
}

export function hasComment({ pages }: CommentPages, id: string): boolean {
  return pages.some(({ items }) => items.some((comment) => comment.id === id));
}

/** The same comment as it is now. */
export function withChanged(
  kept: CommentPages,
  id: string,
  change: (comment: FeedComment) => FeedComment,
): CommentPages {
  return changeItems(kept, (items) => items.map((comment) => (comment.id === id ? change(comment) : comment)));
}

/** Without one, nor the answers to it. */
export function withoutFamily(kept: CommentPages, id: string): CommentPages {
  return changeItems(kept, (items) => items.filter((comment) => comment.id !== id && comment.replyToId !== id));
}

/** How many go with a comment, itself included: people's apart from characters'. */
export function familyCounts(kept: CommentPages, id: string): { people: number; characters: number } {
  const family = kept.pages.flatMap(({ items }) => items.filter((item) => item.id === id || item.replyToId === id));
  const people = family.filter(({ author }) => author.kind === 'person').length;
  return { people, characters: family.length - people };
}
