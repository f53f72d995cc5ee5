import { useSyncExternalStore } from 'react';
import { useOnDemand } from '../../platform/use-on-demand.ts';
import { showToast } from '../../ui/toast-store.ts';
import { closeFeedback, isFeedbackOpen, subscribeToFeedback } from './feedback-store.ts';

/** Draws the feedback dialog. Its code comes when it is first opened. */
export function FeedbackHost() {
  const isOpen = useSyncExternalStore(subscribeToFeedback, isFeedbackOpen, () => false);
  const FeedbackDialog = useOnDemand({
    load: () => import('./feedback-dialog.tsx').then((module) => module.FeedbackDialog),
    wanted: isOpen,
    onFailure: () => {
      closeFeedback();
      showToast({
        kind: 'error',
        title: 'A janela de ajuda não abriu',
        description: 'Confira a internet e tente de novo.',
      });
    },
  });
  return FeedbackDialog === null ? null : <FeedbackDialog open={isOpen} onClose={closeFeedback} />;
}
