/** Posts, comments, and what jsdom does not have of scrolling, for tests of the feed. */
import type { AvatarCard } from '@cafune/contract/avatars';
import type { FeedComment, FeedPost } from '@cafune/contract/feed';
import { act } from '@testing-library/react';
import { vi } from 'vitest';

const IMAGES = { card360: '/m/c360.webp', card720: '/m/c720.webp', face160: '/m/f160.webp', face320: '/m/f320.webp' };

export function makeCard(name: string): AvatarCard {
  const slug = name.toLowerCase();
  const about = { age: 29, city: 'Olinda', occupation: 'florista', tagline: 'Fala com as flores', tags: [] };
  return { id: `avatar-${slug}`, slug, name, ...about, images: IMAGES, ambient: '.5 .08 158' };
}

export function makePost(id: string, changes: Partial<FeedPost> = {}): FeedPost {
  return {
    id,
    avatar: makeCard('Rosa'),
    kind: 'picture',
    text: `Texto de ${id}`,
    images: IMAGES,
    createdAt: new Date(Date.now() - 3 * 3_600_000).toISOString(),
    likeCount: 12,
    commentCount: 2,
    characterCommentCount: 0,
    isLiked: false,
    isFollowed: false,
    ...changes,
  };
}

export function makeComment(id: string, changes: Partial<FeedComment> = {}): FeedComment {
  return {
    id,
    author: { kind: 'person', firstName: 'Marcelo' },
    text: `Comentário ${id}`,
    replyToId: null,
    createdAt: new Date(Date.now() - 60_000).toISOString(),
    likeCount: 0,
    isLiked: false,
    isMine: false,
    ...changes,
  };
}

type Callback = (entries: { isIntersecting: boolean; intersectionRatio: number; target: Element }[]) => void;
let watchers: Callback[] = [];

/** Scrolling does nothing by itself; `scrollToSlot` says what came on screen. */
export function stubScrolling(): void {
  watchers = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #callback: Callback;
      constructor(callback: Callback) {
        this.#callback = callback;
        watchers.push(callback);
      }
      observe(): void {
        // What is on screen is said by the test.
      }
      disconnect(): void {
        watchers = watchers.filter((callback) => callback !== this.#callback);
      }
    },
  );
  Object.assign(Element.prototype, { scrollTo: () => undefined });
}

/** A finger brought this slot on screen. */
export function scrollToSlot(key: string): void {
  const target = document.querySelector(`[data-slot="${key}"]`);
  if (target === null) throw new Error(`no slot ${key}`);
  act(() => {
    for (const callback of watchers) callback([{ isIntersecting: true, intersectionRatio: 1, target }]);
  });
}
