import { AVATAR_LIMITS } from '@cafune/contract/avatars/definition';
import { useEffect, useState } from 'react';
import { sentenceFor } from '../../../../platform/api-client/api-error.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { copyOf } from '../open-draft.ts';
import type { WizardForm } from '../use-wizard-form.ts';
import { replacedBy } from '../wizard-state.ts';

type CopyQuestionProps = {
  form: WizardForm;
  /** Whom to copy. */
  avatarId: string;
  /** The question is answered and the copy is there, or not wanted. */
  onAnswered: () => void;
};

/** A copy takes the place of the draft: of one that was begun only when the person says so. */
export function CopyQuestion({ form, avatarId, onAnswered }: CopyQuestionProps) {
  const [asks] = useState(() => !form.written.isUntouched);
  const [isCopying, setIsCopying] = useState(false);
  const name = form.fields.name.trim();

  async function copy(): Promise<void> {
    setIsCopying(true);
    try {
      const draft = await copyOf(avatarId, AVATAR_LIMITS.name);
      form.update((state) => replacedBy(state, draft, 'A cópia entrou no lugar do rascunho.'));
    } catch (error) {
      showToast({ kind: 'error', title: 'A cópia não abriu', description: sentenceFor(error) });
    }
    onAnswered();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: one address is one copy; the functions differ at every render
  useEffect(() => {
    if (!asks) void copy();
  }, [asks, avatarId]);

  return (
    <Dialog
      open={asks}
      onClose={onAnswered}
      title="Trocar o rascunho?"
      actions={
        <>
          <Button onClick={onAnswered}>Ficar com ele</Button>
          <Button variant="creme" busy={isCopying} onClick={() => void copy()}>
            Copiar
          </Button>
        </>
      }
    >
      <p>
        {name === '' ? 'Você tem um rascunho pela metade.' : `Você tem ${name} pela metade.`} A cópia entra no lugar, e
        dá pra desfazer.
      </p>
    </Dialog>
  );
}
