import type { FeedTab } from '@cafune/contract/feed';
import { createFileRoute, useCanGoBack, useRouter } from '@tanstack/react-router';
import { useUnsentCount } from '../../../features/chat/index.ts';
import { FeedScreen } from '../../../features/feed/index.ts';
import { textParam } from '../../search-params.ts';
import { BottomBar } from '../../shell/bottom-bar.tsx';
import { useTalk } from '../../use-talk.ts';

type FeedSearch = { post?: string; aba?: 'seguindo' };

function readSearch(search: Record<string, unknown>): FeedSearch {
  const post = textParam(search.post, 36);
  return { ...(post === '' ? {} : { post }), ...(search.aba === 'seguindo' ? { aba: 'seguindo' } : {}) };
}

export const Route = createFileRoute('/_shell/feed')({
  staticData: { hidesShell: true },
  validateSearch: readSearch,
  component: FeedRoute,
});

function FeedRoute() {
  const { post, aba } = Route.useSearch();
  const navigate = Route.useNavigate();
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const waiting = useUnsentCount();
  const { talk, talkingTo } = useTalk();
  const onTab = (tab: FeedTab): void =>
    void navigate({ search: tab === 'following' ? { aba: 'seguindo' } : {}, replace: true, resetScroll: false });
  return (
    <FeedScreen
      tab={aba === 'seguindo' ? 'following' : 'for-you'}
      onTab={onTab}
      linkedId={aba === undefined ? post : undefined}
      onBack={() => (canGoBack ? router.history.back() : void router.navigate({ to: '/' }))}
      onTalkAbout={({ id, avatar }) => talk(avatar.id, { postId: id })}
      talkingTo={talkingTo}
      bar={<BottomBar chatsMark={waiting > 0} />}
    />
  );
}
