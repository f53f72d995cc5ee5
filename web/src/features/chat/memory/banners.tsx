import './memory.css';
import type { Conversation } from '@cafune/contract/chat';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { sentenceFor } from '../../../platform/api-client/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import type { LiveConversation } from '../use-conversation.ts';
import { memoriesQuery, useMemoryConsent, useModelConsent } from './api.ts';

/** Before there is something to remember, nobody is asked. */
const ASKED_AFTER_MESSAGES = 3;

/** Two questions, one at a time, with equal answers and nothing ticked (safety.md "Privacy"). */
export function MemoryBanners({ conversation, live }: { conversation: Conversation; live: LiveConversation }) {
  const { provider, avatar } = conversation;
  const own = live.state.messages.filter((message) => message.role === 'person').length;
  if (provider?.consent === 'unasked') return <ModelQuestion conversationId={conversation.id} host={provider.host} />;
  return own >= ASKED_AFTER_MESSAGES ? <MemoryQuestion avatar={avatar} /> : null;
}

function MemoryQuestion({ avatar }: { avatar: { id: string; name: string } }) {
  const { data } = useQuery(memoriesQuery(avatar.id));
  const { mutate, isPending } = useMemoryConsent(avatar.id);
  if (data?.consent !== 'unasked') return null;
  const answer = (isGranted: boolean) => () =>
    mutate(isGranted, { onError: (error) => showToast({ kind: 'error', title: sentenceFor(error) }) });
  return (
    <section className="consent-card" aria-label="Memória">
      <p className="consent-words">
        <b>Quer que {avatar.name} lembre do que você conta?</b> Vale pra todas as companhias, mas o que uma sabe não
        passa pra outra. Dá pra ver, corrigir e apagar tudo. <Link to="/privacy-policy">Como guardamos</Link>
      </p>
      <div>
        <Button size="sm" disabled={isPending} onClick={answer(false)}>
          Agora não
        </Button>
        <Button size="sm" disabled={isPending} onClick={answer(true)}>
          Pode lembrar
        </Button>
      </div>
    </section>
  );
}

function ModelQuestion({ conversationId, host }: { conversationId: string; host: string }) {
  const { mutate, isPending } = useModelConsent(conversationId);
  const answer = (isGranted: boolean) => () =>
    mutate(
      { provider: host, isGranted },
      { onError: (error) => showToast({ kind: 'error', title: sentenceFor(error) }) },
    );
  return (
    <section className="consent-card" aria-label="Quem escreve as respostas">
      <p className="consent-words">
        <b>As respostas podem ser escritas por um modelo de {host}.</b> Pra isso, o que você escreve nas conversas vai
        pra lá. Sem isso, responde o motor da casa. <Link to="/privacy-policy">O que isso quer dizer</Link>
      </p>
      <div>
        <Button size="sm" disabled={isPending} onClick={answer(false)}>
          Ficar aqui
        </Button>
        <Button size="sm" disabled={isPending} onClick={answer(true)}>
          Pode mandar
        </Button>
      </div>
    </section>
  );
}
