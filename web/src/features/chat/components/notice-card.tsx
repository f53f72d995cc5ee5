import type { Message } from '@cafune/contract/chat';
import { Bot, Clock, HeartHandshake, Phone } from 'lucide-react';
import { buttonClass } from '../../../ui/button.tsx';

const CVV = 'https://www.cvv.org.br';

/** What the house says in a conversation, never in her voice. Nothing here can be closed by accident. */
export function NoticeCard({ message }: { message: Message }) {
  const { notice, content } = message;
  if (notice === 'crisis' || notice === 'threat') return <CareCard content={content} isThreat={notice === 'threat'} />;
  const Icon = notice === 'limit' ? Clock : Bot;
  return (
    <p className="ai-notice">
      <Icon className="icon" aria-hidden="true" />
      <span>{content}</span>
    </p>
  );
}

/** Someone may be in danger: plain words, and who listens right now. */
export function CareCard({ content, isThreat = false }: { content: string; isThreat?: boolean }) {
  return (
    <section className="care-card" aria-label={isThreat ? 'Um aviso nosso' : 'Ajuda agora'}>
      <HeartHandshake className="icon" aria-hidden="true" />
      <p>{content}</p>
      <div>
        <a href={isThreat ? 'tel:190' : 'tel:188'} className={buttonClass('creme', 'sm')}>
          <Phone className="icon" aria-hidden="true" />
          {isThreat ? 'Ligar 190' : 'Ligar 188'}
        </a>
        <a href={CVV} target="_blank" rel="noopener noreferrer" className={buttonClass('line', 'sm')}>
          cvv.org.br
          <span className="visually-hidden"> (abre em outra aba)</span>
        </a>
      </div>
    </section>
  );
}
