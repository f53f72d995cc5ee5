import type { Message } from '@cafune/contract/chat';
import { X } from 'lucide-react';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { OutgoingQuote } from '../conversation-state.ts';
import { plainText } from '../rich-text.ts';

function author(role: 'person' | 'character' | 'notice', name: string): string {
  if (role === 'notice') return 'Cafuné';
  return role === 'person' ? 'Você' : name;
}

type QuotedProps = {
  quote: NonNullable<Message['quote']>;
  name: string;
  onGo?: ((quote: { messageId: string; excerpt: string | null }) => void) | undefined;
};

/** What a message answers, in its bubble; a press goes there. */
export function Quoted({ quote, name, onGo }: QuotedProps) {
  const { role, excerpt } = quote;
  if (excerpt === null) return <span className="quoted quoted-gone">Mensagem apagada</span>;
  const words = (
    <>
      <b>{author(role, name)}</b>
      <span>{plainText(excerpt)}</span>
    </>
  );
  if (onGo === undefined) return <span className="quoted">{words}</span>;
  return (
    <button type="button" className="quoted" onClick={() => onGo(quote)}>
      <span className="visually-hidden">Resposta a </span>
      {words}
    </button>
  );
}

type QuotingProps = { quote: OutgoingQuote; name: string; onCancel: () => void };

/** What is about to be answered, above the field. */
export function Quoting({ quote, name, onCancel }: QuotingProps) {
  return (
    <section className="quoting" aria-label="Respondendo a">
      <p>
        <b>{author(quote.role, name)}</b>
        <span>{plainText(quote.excerpt)}</span>
      </p>
      <IconButton label="Não citar" onClick={onCancel}>
        <X className="icon" aria-hidden="true" />
      </IconButton>
    </section>
  );
}
