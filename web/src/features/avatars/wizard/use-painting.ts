/** A painting of her look: asked for and paid once, and shown in place of the drawing when it comes. */
import { usePaintPortrait } from './api.ts';
import { paidRequest } from './unanswered-requests.ts';
import type { WizardForm } from './use-wizard-form.ts';
import { withPainting } from './wizard-state.ts';

export type PortraitPainting = {
  isPending: boolean;
  error: Error | null;
  paint: () => void;
};

export function usePainting(form: WizardForm): PortraitPainting {
  const request = usePaintPortrait();

  function paint(): void {
    const { portrait } = form.store.read().draft.fields;
    const paid = paidRequest('painting', portrait);
    request.mutate(
      { requestId: paid.requestId, portrait },
      {
        onSuccess: ({ painting }) => {
          paid.answered();
          form.update((state) => withPainting(state, { portrait, painting }));
        },
        onError: paid.failed,
      },
    );
  }

  return { isPending: request.isPending, error: request.error, paint };
}
