import { createFileRoute } from '@tanstack/react-router';
import { ChatsScreen } from '../../../features/chat/index.ts';
import { Ambient } from '../../../ui/ambient.tsx';

export const Route = createFileRoute('/_shell/chats')({ staticData: { title: 'Chats' }, component: ChatsRoute });

function ChatsRoute() {
  return (
    <>
      <Ambient light=".5 .12 20" />
      <ChatsScreen />
    </>
  );
}
