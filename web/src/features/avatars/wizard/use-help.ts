/** Ideas for her texts: asked for and paid once, kept apart from what the person wrote until each is taken or left. */
import { HELP_FIELDS, type HelpField } from '@cafune/contract/avatars/creation';
import { useRef, useState } from 'react';
import { ApiError } from '../../../platform/api-client/api-error.ts';
import { newRequestId, useAvatarHelp } from './api.ts';
import { draftToKeep } from './draft-fields.ts';
import type { WizardForm } from './use-wizard-form.ts';

export type Help = {
  suggestions: Partial<Record<HelpField, string>>;
  isPending: boolean;
  error: Error | null;
  ask: () => void;
  /** The idea is taken or left. */
  drop: (field: HelpField) => void;
};

export function useHelp(form: WizardForm): Help {
  const help = useAvatarHelp();
  const [suggestions, setSuggestions] = useState<Help['suggestions']>({});
  /** A request that nobody answered may have been charged: asked again with the same id, it is not charged twice. */
  const unanswered = useRef<{ id: string; asked: string } | null>(null);

  function ask(): void {
    const { fields } = draftToKeep(form.state.draft);
    const asked = JSON.stringify(fields);
    const requestId = unanswered.current?.asked === asked ? unanswered.current.id : newRequestId();
    unanswered.current = { id: requestId, asked };
    help.mutate(
      { requestId, fields, wanted: [...HELP_FIELDS] },
      {
        onSuccess: (answer) => {
          unanswered.current = null;
          setSuggestions(answer.suggestions);
        },
        onError: (error) => {
          if (error instanceof ApiError) unanswered.current = null;
        },
      },
    );
  }

  return {
    suggestions,
    isPending: help.isPending,
    error: help.error,
    ask,
    drop: (field) => setSuggestions(({ [field]: _, ...others }) => others),
  };
}
