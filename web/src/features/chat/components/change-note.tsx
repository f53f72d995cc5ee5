import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useChooseVersion } from '../api.ts';

/** Her maker changed her. She stays as she is here until the person says otherwise (chat.md: never silently). */
export function ChangeNote({ conversationId, note }: { conversationId: string; note: string }) {
  const { mutate, isPending, variables } = useChooseVersion(conversationId);
  const choose = (choice: 'update' | 'keep') => () =>
    mutate(choice, { onError: () => showToast({ kind: 'error', title: 'Não deu agora. Tente de novo.' }) });
  return (
    <section className="change-note" aria-label="Ela mudou">
      <p>
        Ela mudou: <q>{note}</q>
      </p>
      <div>
        <Button size="sm" busy={isPending && variables === 'update'} disabled={isPending} onClick={choose('update')}>
          Atualizar
        </Button>
        <Button
          size="sm"
          variant="ghost"
          busy={isPending && variables === 'keep'}
          disabled={isPending}
          onClick={choose('keep')}
        >
          Ficar com a de antes
        </Button>
      </div>
    </section>
  );
}
