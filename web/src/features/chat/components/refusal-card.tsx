import { Link } from '@tanstack/react-router';
import { CircleAlert, Clock, Heart, ShieldCheck } from 'lucide-react';
import { buttonClass } from '../../../ui/button.tsx';
import { Coin } from '../../../ui/coin.tsx';
import type { Refusal } from '../conversation-session.ts';

type RefusalCardProps = { kind: Refusal['kind']; message: string; conversationId: string };

/** What only time changes. */
const WAITING: Readonly<Partial<Record<Refusal['kind'], string>>> = {
  'queue-full': 'Mande quando elas tiverem ido.',
  'in-review': 'A conversa volta quando a análise terminar.',
  limit: 'Ler continua aberto.',
};

/** Why the next reply waits, and what can be done. What was written stays in the field. */
export function RefusalCard({ kind, message, conversationId }: RefusalCardProps) {
  if (kind === 'coins') {
    return (
      <div className="refusal" role="alert">
        <Coin size={34} />
        <p>
          <b>{message}</b>
          <span>O que você escreveu continua aqui.</span>
        </p>
        <div className="refusal-actions">
          <Link to="/coins" search={{ voltar: `/chat/${conversationId}` }} className={buttonClass('primary', 'sm')}>
            Comprar moedas
          </Link>
        </div>
      </div>
    );
  }
  const waiting = WAITING[kind];
  if (waiting !== undefined) {
    return (
      <div className="refusal" role="alert">
        <Clock className="icon" aria-hidden="true" />
        <p>
          <b>{message}</b>
          <span>O que você escreveu continua aqui. {waiting}</span>
        </p>
        {kind === 'limit' && (
          <div className="refusal-actions">
            <Link to="/my-account" className={buttonClass('soft', 'sm')}>
              Ver meu limite
            </Link>
          </div>
        )}
      </div>
    );
  }
  if (kind === 'text' || kind === 'frozen') {
    return (
      <div className="refusal" role="alert">
        <CircleAlert className="icon" aria-hidden="true" />
        <p>
          <b>{message}</b>
          <span>A mensagem não foi e nada foi cobrado. O texto voltou pro campo.</span>
        </p>
      </div>
    );
  }
  if (kind === 'age') {
    return (
      <div className="refusal" role="alert">
        <ShieldCheck className="icon" aria-hidden="true" />
        <p>
          <b>{message}</b>
          <span>A conversa fica guardada e nada foi cobrado.</span>
        </p>
        <div className="refusal-actions">
          <Link to="/idade" className={buttonClass('primary', 'sm')}>
            Confirmar idade
          </Link>
        </div>
      </div>
    );
  }
  const search = { voltar: `/chat/${conversationId}` };
  return (
    <div className="refusal" role="alert">
      <Heart className="icon" aria-hidden="true" />
      <p>
        <b>{message}</b>
        <span>São 500 moedas na chegada, e esta conversa vem junto.</span>
      </p>
      <div className="refusal-actions">
        <Link to="/register" search={search} className={buttonClass('primary', 'sm')}>
          Criar conta
        </Link>
        <Link to="/login" search={search} className={buttonClass('soft', 'sm')}>
          Já tenho conta
        </Link>
      </div>
    </div>
  );
}
