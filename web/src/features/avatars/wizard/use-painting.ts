/** A painting of her look: asked for and paid once, and shown in place of the drawing when it comes. */
import { ApiError } from '../../../platform/api-client/api-error.ts';
import { newRequestId, usePaintPortrait } from './api.ts';
import type { WizardForm } from './use-wizard-form.ts';
import { withPainting } from './wizard-state.ts';

/**
 * Requests of which the wizard heard no answer, by the look they are of: they may have been charged, and asked again with the
 * same id they are not charged twice. They outlive a wizard that was left while it painted.
 */
const unanswered = new Map<string, string>();

export type PortraitPainting = {
  isPending: boolean;
  error: Error | null;
  paint: () => void;
};

export function usePainting(form: WizardForm): PortraitPainting {
  const request = usePaintPortrait();

  function paint(): void {
    const { portrait } = form.fields;
    const asked = JSON.stringify(portrait);
    const requestId = unanswered.get(asked) ?? newRequestId();
    unanswered.set(asked, requestId);
    request.mutate(
      { requestId, portrait },
      {
        onSuccess: ({ painting }) => {
          unanswered.delete(asked);
          form.update((state) => withPainting(state, { portrait, painting }));
        },
        onError: (error) => {
          if (error instanceof ApiError) unanswered.delete(asked);
        },
      },
    );
  }

  return { isPending: request.isPending, error: request.error, paint };
}
