import { createFileRoute } from '@tanstack/react-router';
import { DeckScreen, prefetchDeck } from '../../../features/avatars/index.ts';
import { Ambient } from '../../../ui/ambient.tsx';
import { LazyRecent } from '../../lazy-recent.tsx';
import { useTalk } from '../../use-talk.ts';

export const Route = createFileRoute('/_shell/')({
  // Asked for while the screen's code is still on its way; nobody waits for it here.
  loader: ({ context }) => prefetchDeck(context.queryClient),
  component: HomeRoute,
});

function HomeRoute() {
  const { talk, talkingTo } = useTalk();
  return (
    <>
      <Ambient light=".56 .17 24" />
      <DeckScreen
        onTalk={(card, starter) => talk(card.id, { starter })}
        isOpening={talkingTo !== null}
        recent={<LazyRecent />}
      />
    </>
  );
}
