import { createFileRoute } from '@tanstack/react-router';
import { GiftStoreScreen } from '../../../features/chat/index.ts';
import { textParam } from '../../search-params.ts';

/** For whom, and what was chosen before signing up. */
type GiftStoreSearch = { para?: string; presente?: string };

function giftStoreSearch(search: Record<string, unknown>): GiftStoreSearch {
  const para = textParam(search.para, 60);
  const presente = textParam(search.presente, 20);
  return { ...(para === '' ? {} : { para }), ...(presente === '' ? {} : { presente }) };
}

export const Route = createFileRoute('/_shell/gift-store')({
  staticData: { title: 'Presentes', hidesBottomBar: true },
  validateSearch: giftStoreSearch,
  component: GiftStoreRoute,
});

function GiftStoreRoute() {
  const { para, presente } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <GiftStoreScreen
      wanted={para}
      giftId={presente}
      onChooseRecipient={(id) =>
        void navigate({ search: (now) => ({ ...now, para: id }), replace: true, resetScroll: false })
      }
      onSent={(conversationId) => void navigate({ to: '/chat/$conversationId', params: { conversationId } })}
    />
  );
}
