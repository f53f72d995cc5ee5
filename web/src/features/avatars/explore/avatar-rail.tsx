import type { AvatarListing } from '@cafune/contract/avatars';
import { LinkedAvatarCard } from '../components/linked-avatar-card.tsx';
import { conversationsInWords } from '../count-words.ts';

/** Those whom most people talk to, in a row that goes on sideways. */
export function AvatarRail({ avatars }: { avatars: readonly AvatarListing[] }) {
  return (
    <section className="explore-rail" aria-labelledby="em-alta">
      <h2 id="em-alta">Em alta</h2>
      <ul>
        {avatars.map((avatar, index) => (
          <li key={avatar.id}>
            <LinkedAvatarCard
              avatar={avatar}
              sizes="232px"
              priority={index < 2}
              count={conversationsInWords(avatar.chatCount)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
