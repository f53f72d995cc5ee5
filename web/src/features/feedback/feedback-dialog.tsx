import './feedback.css';
import { FEEDBACK_MESSAGE_MAX_LENGTH, FEEDBACK_SUBJECT_MAX_LENGTH, FEEDBACK_TYPES } from '@cafune/contract/feedback';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../platform/api-client/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { SheetDialog } from '../../ui/dialog.tsx';
import { TextArea, TextField } from '../../ui/field.tsx';
import { RadioPills } from '../../ui/radio-pills.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useSendFeedback } from './api.ts';
import { StarRating } from './components/star-rating.tsx';
import {
  clearFeedbackDraft,
  EMPTY_DRAFT,
  type FeedbackDraft,
  inputOf,
  readFeedbackDraft,
  writeFeedbackDraft,
} from './feedback-draft.ts';

/** The counter shows from here on: before, nobody needs it. */
const COUNTER_FROM = FEEDBACK_MESSAGE_MAX_LENGTH - 500;

function counterOf(message: string): string | undefined {
  if (message.length < COUNTER_FROM) return undefined;
  const said = (count: number): string => count.toLocaleString('pt-BR');
  return `${said(message.length)} de ${said(FEEDBACK_MESSAGE_MAX_LENGTH)}`;
}

/** Spec §8: the server's message, or the fallback. */
function failureOf(error: unknown): string {
  return error instanceof ApiError && error.message !== '' ? error.message : 'Erro ao enviar feedback.';
}

/** Closed, open, submitting (spec §4). It stays on the page when closed, so that a send under way still ends well. */
export function FeedbackDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [draft, setDraft] = useState(readFeedbackDraft);
  const [isChecked, setChecked] = useState(false);
  const send = useSendFeedback();

  const change = (part: Partial<FeedbackDraft>): void => {
    const next = { ...draft, ...part };
    setDraft(next);
    writeFeedbackDraft(next);
  };
  const missing = (isMissing: boolean, sentence: string): string | null => (isChecked && isMissing ? sentence : null);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (send.isPending) return;
    const input = inputOf(draft);
    if (input === null) {
      setChecked(true);
      showToast({
        kind: 'error',
        title: 'Campos obrigatórios',
        description: 'Por favor, preencha todos os campos obrigatórios.',
      });
      return;
    }
    send.mutate(input, {
      onSuccess: () => {
        clearFeedbackDraft();
        setDraft(EMPTY_DRAFT);
        setChecked(false);
        onClose();
        showToast({
          kind: 'success',
          title: 'Feedback Enviado',
          description: 'Obrigado pelo seu feedback! Iremos analisá-lo em breve.',
        });
      },
      onError: (error) => showToast({ kind: 'error', title: 'Erro', description: failureOf(error) }),
    });
  }

  return (
    <SheetDialog open={open} onClose={onClose} title="Ajuda & Feedback">
      <form className="feedback" onSubmit={submit} noValidate>
        <RadioPills
          label="Tipo"
          options={FEEDBACK_TYPES}
          value={draft.type}
          onChange={(type) => change({ type })}
          error={missing(draft.type === null, 'Escolha um tipo.')}
          disabled={send.isPending}
        />
        <TextField
          label="Assunto"
          placeholder="Ex.: Áudio mais lento"
          value={draft.subject}
          maxLength={FEEDBACK_SUBJECT_MAX_LENGTH}
          required
          readOnly={send.isPending}
          onChange={(event) => change({ subject: event.target.value })}
          error={missing(draft.subject.trim() === '', 'Diga em poucas palavras do que se trata.')}
        />
        <TextArea
          label="Mensagem"
          placeholder="Conte com calma. Se algo deu errado, diga o que você estava fazendo."
          value={draft.message}
          maxLength={FEEDBACK_MESSAGE_MAX_LENGTH}
          required
          readOnly={send.isPending}
          onChange={(event) => change({ message: event.target.value })}
          error={missing(draft.message.trim() === '', 'Escreva sua mensagem.')}
          hint={counterOf(draft.message)}
        />
        <StarRating
          label="Como está sendo?"
          value={draft.rating}
          onChange={(rating) => change({ rating })}
          disabled={send.isPending}
        />
        <footer className="feedback-actions">
          <Button onClick={onClose}>Cancelar</Button>
          <Button type="submit" variant="primary" busy={send.isPending}>
            Enviar
          </Button>
        </footer>
      </form>
    </SheetDialog>
  );
}
