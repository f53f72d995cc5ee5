import { COMMENT_MAX_LENGTH } from '@cafune/contract/feed';
import { Link } from '@tanstack/react-router';
import { ArrowUp, X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import { sentenceFor } from '../../../platform/api-client/api-error.ts';
import { useMediaQuery } from '../../../platform/use-media-query.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Face } from '../../../ui/face.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { CommentWriting } from './use-comment-writing.ts';

/** The counter shows from four fifths of what fits. */
const COUNTER_FROM = COMMENT_MAX_LENGTH * 0.8;

type CommentComposerProps = {
  postId: string;
  writing: CommentWriting;
  field: RefObject<HTMLTextAreaElement | null>;
  takesFocus: boolean;
};

/** Enter sends with a keyboard and breaks no line: a comment is one paragraph. */
export function CommentComposer({ postId, writing, field, takesFocus }: CommentComposerProps) {
  const { text, replyTo, failure, isSending, needsAccount, firstName } = writing;
  const hasKeyboard = useMediaQuery('(hover: hover) and (pointer: fine)');
  const tooLong = text.length > COMMENT_MAX_LENGTH;
  const canSend = text.trim() !== '' && !tooLong && !isSending;
  const send = (): void => {
    if (canSend) writing.send();
  };

  useEffect(() => {
    if (replyTo !== null) field.current?.focus();
  }, [replyTo, field]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing && (hasKeyboard || event.ctrlKey)) {
      event.preventDefault();
      send();
    }
    if (event.key !== 'Escape') return;
    if (replyTo === null) field.current?.blur();
    // First the answer is left, then the field; the sheet around it closes after both.
    else event.preventDefault();
    writing.setReplyTo(null);
  }

  return (
    <form
      className="comment-form"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {replyTo !== null && (
        <p className="comment-answering">
          Respondendo a {replyTo.name}
          <IconButton label="Não responder" onClick={() => writing.setReplyTo(null)}>
            <X className="icon" aria-hidden="true" />
          </IconButton>
        </p>
      )}
      {needsAccount && <SignUpFirst postId={postId} />}
      {failure !== null && (
        <p className="comment-failure" role="alert">
          {sentenceFor(failure)}{' '}
          {canSend && (
            <button type="button" className="link" onClick={send}>
              Tentar de novo
            </button>
          )}
        </p>
      )}
      <div className="comment-line">
        {firstName !== '' && <Face src={null} name={firstName} size={40} />}
        <div className="comment-field">
          <textarea
            ref={field}
            rows={1}
            data-autofocus={takesFocus ? '' : undefined}
            value={isSending ? '' : text}
            readOnly={isSending}
            placeholder="Escreva com carinho"
            aria-label="Seu comentário"
            aria-invalid={tooLong}
            aria-describedby="comment-count"
            enterKeyHint="send"
            onChange={(event) => writing.setText(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <IconButton label="Publicar comentário" variant="primary" type="submit" disabled={!canSend}>
            <ArrowUp className="icon" aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      <p id="comment-count" className="comment-count num" data-over={tooLong}>
        {text.length >= COUNTER_FROM && !isSending && `${text.length} de ${COMMENT_MAX_LENGTH}`}
      </p>
    </form>
  );
}

/** Comments carry a name: a visitor makes an account first, and finds the text where it was. */
function SignUpFirst({ postId }: { postId: string }) {
  const voltar = `/feed?post=${postId}`;
  return (
    <div className="comment-account" role="alert">
      <p>Pra comentar, crie sua conta de graça. O que você escreveu fica guardado aqui.</p>
      <div>
        <Link to="/login" search={{ voltar }} className={buttonClass('ghost', 'sm')}>
          Entrar
        </Link>
        <Link to="/register" search={{ voltar }} className={buttonClass('creme', 'sm')}>
          Criar conta
        </Link>
      </div>
    </div>
  );
}
