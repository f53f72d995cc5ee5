/** Ideas for her texts: asked for and paid once, kept apart from what the person wrote until each is taken or left. */
import { HELP_FIELDS, type HelpField } from '@cafune/contract/avatars/creation';
import { useState } from 'react';
import { useAvatarHelp } from './api.ts';
import { draftToKeep } from './draft-fields.ts';
import { paidRequest } from './unanswered-requests.ts';
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

  function ask(): void {
    const { fields } = draftToKeep(form.store.read().draft);
    const request = paidRequest('help', fields);
    help.mutate(
      { requestId: request.requestId, fields, wanted: [...HELP_FIELDS] },
      {
        onSuccess: (answer) => {
          request.answered();
          setSuggestions(answer.suggestions);
        },
        onError: request.failed,
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
