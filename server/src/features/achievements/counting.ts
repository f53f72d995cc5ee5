/** What of the domain's events counts for achievements, and how. Pure. */
import { calendarDay, dayBefore, hourOfDay } from '../../platform/calendar-day.ts';
import type { OutboxEvents } from '../../platform/outbox/outbox.ts';

export type Counter =
  | 'messages'
  | 'days'
  | 'nights'
  | 'pinned-memories'
  | 'photos'
  | 'creations'
  | 'edits'
  | 'publications'
  | 'companions'
  | 'likes'
  | 'follows'
  | 'post-likes'
  | 'commented-posts'
  | 'gifts'
  | 'gifted-companions'
  | 'gift-kinds'
  | 'stars'
  | 'full-strands';

/** A counter that moves by one; with a subject only the first time that subject comes for the account. */
export type Count = { counter: Counter; subject?: string };

type Counted = {
  'chat.message-sent': OutboxEvents['chat.message-sent'];
  'chat.memory-pinned': OutboxEvents['chat.memory-pinned'];
  'chat.photo-taken': OutboxEvents['chat.photo-taken'];
  'chat.conversation-opened': OutboxEvents['chat.conversation-opened'];
  'avatars.created': OutboxEvents['avatars.created'];
  'avatars.edited': OutboxEvents['avatars.edited'];
  'avatars.reviewed': OutboxEvents['avatars.reviewed'];
  'avatars.liked': OutboxEvents['avatars.liked'];
  'avatars.followed': OutboxEvents['avatars.followed'];
  'feed.post-liked': OutboxEvents['feed.post-liked'];
  'feed.commented': OutboxEvents['feed.commented'];
  'gifts.sent': OutboxEvents['gifts.sent'];
  'rewards.claimed': OutboxEvents['rewards.claimed'];
};
export type CountedEventName = keyof Counted;

/** What counts of each event. What can be undone and done again has a subject: it counts once. */
export const COUNTS: { readonly [Name in CountedEventName]: (event: Counted[Name]) => readonly Count[] } = {
  'chat.message-sent': ({ sentAt, isEdit }) => (isEdit ? [] : countMessage(new Date(sentAt))),
  'chat.memory-pinned': ({ memoryId }) => [{ counter: 'pinned-memories', subject: memoryId }],
  'chat.photo-taken': () => [{ counter: 'photos' }],
  'chat.conversation-opened': ({ avatarId }) => [{ counter: 'companions', subject: avatarId }],
  'avatars.created': () => [{ counter: 'creations' }],
  'avatars.edited': () => [{ counter: 'edits' }],
  'avatars.reviewed': ({ avatarId, outcome }) =>
    outcome === 'published' ? [{ counter: 'publications', subject: avatarId }] : [],
  'avatars.liked': ({ avatarId }) => [{ counter: 'likes', subject: avatarId }],
  'avatars.followed': ({ avatarId }) => [{ counter: 'follows', subject: avatarId }],
  'feed.post-liked': ({ postId }) => [{ counter: 'post-likes', subject: postId }],
  'feed.commented': ({ postId }) => [{ counter: 'commented-posts', subject: postId }],
  'gifts.sent': ({ giftId, avatarId }) => [
    { counter: 'gifts' },
    { counter: 'gifted-companions', subject: avatarId },
    { counter: 'gift-kinds', subject: giftId },
    ...(giftId === 'estrela' ? [{ counter: 'stars' as const }] : []),
  ],
  'rewards.claimed': ({ place }) => (place === 7 ? [{ counter: 'full-strands' }] : []),
};
export const COUNTED_EVENTS = Object.keys(COUNTS) as readonly CountedEventName[];

const NIGHT_BEGINS_HOUR = 19;
const NIGHT_ENDS_HOUR = 5;

/** Days and nights are those of São Paulo; a night belongs to the day on which it began. */
function countMessage(sentAt: Date): Count[] {
  const day = calendarDay(sentAt);
  const hour = hourOfDay(sentAt);
  const counts: Count[] = [{ counter: 'messages' }, { counter: 'days', subject: day }];
  if (hour >= NIGHT_BEGINS_HOUR) counts.push({ counter: 'nights', subject: day });
  if (hour < NIGHT_ENDS_HOUR) counts.push({ counter: 'nights', subject: dayBefore(day) });
  return counts;
}
