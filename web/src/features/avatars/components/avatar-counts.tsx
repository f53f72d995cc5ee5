import type { Avatar } from '@cafune/contract/avatars';
import { compactCount } from '../count-words.ts';

/** Counts of what happened; what never did is not counted. */
export function AvatarCounts({ avatar }: { avatar: Avatar }) {
  const counts = [
    { count: avatar.chatCount, label: avatar.chatCount === 1 ? 'conversa' : 'conversas' },
    { count: avatar.followerCount, label: avatar.followerCount === 1 ? 'seguidor(a)' : 'seguidores' },
    { count: avatar.likeCount, label: avatar.likeCount === 1 ? 'curtida' : 'curtidas' },
  ].filter(({ count }) => count > 0);
  if (counts.length === 0) return null;
  return (
    <ul className="avatar-counts">
      {counts.map(({ count, label }) => (
        <li key={label}>
          <strong className="num">{compactCount(count)}</strong> {label}
        </li>
      ))}
    </ul>
  );
}
