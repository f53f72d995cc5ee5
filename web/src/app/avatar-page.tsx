import { useQuery } from '@tanstack/react-query';
import { Link, useCanGoBack, useRouter } from '@tanstack/react-router';
import { MessagesSquare } from 'lucide-react';
import { AvatarScreen, avatarQuery } from '../features/avatars/index.ts';
import { ProfileCloseness, ProfilePhotos, useConversations } from '../features/chat/index.ts';
import { Ambient } from '../ui/ambient.tsx';
import { buttonClass } from '../ui/button.tsx';
import { useTalk } from './use-talk.ts';

/** A character's profile, the same under /avatar/ and /profile/ (spec §2). `avatarId` is an id or a slug. */
export function AvatarPage({ avatarId }: { avatarId: string }) {
  const { data } = useQuery(avatarQuery(avatarId));
  const { talk, talkingTo } = useTalk();
  const router = useRouter();
  const canGoBack = useCanGoBack();
  return (
    <>
      <Ambient light={data?.ambient ?? '.5 .12 20'} strength={36} />
      <AvatarScreen
        avatarId={avatarId}
        isOpening={talkingTo !== null}
        onTalk={(avatar, starter) => talk(avatar.id, { starter })}
        onBack={() => (canGoBack ? router.history.back() : void router.navigate({ to: '/' }))}
        history={data && <History avatarId={data.id} />}
        photos={data && <Photos avatar={data} />}
      />
    </>
  );
}

const day = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'long' });

/** Since when the two have been talking, with the way back in; nothing for who has not begun. */
function History({ avatarId }: { avatarId: string }) {
  const conversation = useConversationWith(avatarId);
  if (conversation === undefined) return null;
  const { id, createdAt, lastActivity } = conversation;
  return (
    <>
      <div className="avatar-history">
        <MessagesSquare className="icon" aria-hidden="true" />
        <p>
          <strong>Vocês conversam desde {day.format(new Date(createdAt))}</strong>
          Última mensagem em {day.format(new Date(lastActivity))}.
        </p>
        <Link to="/chat/$conversationId" params={{ conversationId: id }} className={buttonClass('soft', 'sm')}>
          Continuar
        </Link>
      </div>
      <ProfileCloseness avatarId={avatarId} />
    </>
  );
}

/** What she sent to whoever looks; nothing for who has not begun. */
function Photos({ avatar }: { avatar: { id: string; name: string } }) {
  const conversation = useConversationWith(avatar.id);
  return conversation === undefined ? null : <ProfilePhotos avatar={avatar} conversationId={conversation.id} />;
}

function useConversationWith(avatarId: string) {
  const { data: conversations = [] } = useConversations();
  return conversations.find(({ avatar }) => avatar.id === avatarId);
}
