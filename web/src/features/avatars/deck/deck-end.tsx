import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { sentenceFor } from '../../../platform/api-client/api-error.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { postDeckRestart } from './api.ts';
import { sendWaiting } from './swipe-sender.ts';
import type { DeckActs } from './use-deck-acts.ts';

type DeckEndProps = { acts: DeckActs; hasTaste: boolean };

/** Nobody left: what can be done instead. */
export function DeckEnd({ acts, hasTaste }: DeckEndProps) {
  const { state, chooseTaste, reset } = acts.deck;
  const hasSwiped = (state?.history.length ?? 0) > 0;
  const restart = useMutation({
    mutationFn: async () => {
      await sendWaiting();
      await postDeckRestart();
    },
    onSuccess: reset,
    onError: (error) => showToast({ kind: 'error', title: 'Não deu certo', description: sentenceFor(error) }),
  });
  const words = hasTaste
    ? {
        title: hasSwiped ? 'Você viu todo mundo assim' : 'Não achei ninguém assim',
        line: 'Mude seu gosto, ou veja todo mundo.',
      }
    : { title: 'Você viu todo mundo por hoje', line: 'Amanhã chegam mais.' };
  const primary = hasTaste ? (
    <Button variant="primary" onClick={() => chooseTaste({})}>
      Ver todo mundo
    </Button>
  ) : (
    <Link to="/explorar" className={buttonClass('primary')}>
      Explorar
    </Link>
  );
  return (
    <div className="deck-end">
      <EmptyState
        {...words}
        action={
          <div className="deck-end-actions">
            {primary}
            {(state?.passedCount ?? 0) > 0 && (
              <Button variant="line" busy={restart.isPending} onClick={() => restart.mutate()}>
                Rever quem passou
              </Button>
            )}
            {hasSwiped && (
              <Button variant="ghost" onClick={acts.undo}>
                Desfazer
              </Button>
            )}
          </div>
        }
      />
    </div>
  );
}
