import { useInfiniteQuery } from '@tanstack/react-query';
import { type Companion, SignupPopup, type SignupPopupProps, VisitorInvites } from '../features/auth/index.ts';
import { avatarsQuery, NO_FILTER } from '../features/avatars/index.ts';
import { useConversations } from '../features/chat/index.ts';

/** The invitations to visitors, with whom they talked to last; with the first of the catalogue before that. */
export function VisitorLayer({ isVisitor, path }: { isVisitor: boolean; path: string }) {
  return (
    <VisitorInvites isVisitor={isVisitor} path={path} drawSignup={(props) => <SignupWithCompanion {...props} />} />
  );
}

function SignupWithCompanion(props: Omit<SignupPopupProps, 'companion'>) {
  return <SignupPopup {...props} companion={useCompanion()} />;
}

function useCompanion(): Companion | null {
  const conversations = useConversations();
  const { data } = useInfiniteQuery(avatarsQuery(NO_FILTER));
  const talkedTo = conversations.data?.find(
    ({ lastMessage }) => lastMessage !== null && lastMessage.replyToId !== null,
  );
  const avatar = talkedTo?.avatar ?? data?.pages[0]?.items[0];
  if (avatar === undefined) return null;
  const { card360, card720 } = avatar.images;
  return { name: avatar.name, images: { card360, card720 }, hasTalked: talkedTo !== undefined };
}
