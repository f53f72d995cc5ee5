import './sessions.css';
import type { OpenSession } from '@cafune/contract/auth/sessions';
import { useQuery } from '@tanstack/react-query';
import { Laptop, Smartphone } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { sentenceFor } from '../../../platform/api-client/api-error.ts';
import { relativeTime } from '../../../platform/relative-time.ts';
import { Button } from '../../../ui/button.tsx';
import { CardError } from '../../../ui/card-error.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { sessionsQuery, useEndSession } from './api.ts';

const MOMENT = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' });
const IS_SMALL = /iPhone|iPad|Android/u;

function seenWords({ isThis, seenAt }: OpenSession): string {
  if (isThis) return 'É aqui que você está.';
  const words = relativeTime(new Date(seenAt), new Date());
  if (words === 'agora') return 'Vista agora há pouco.';
  return words.includes('/') ? `Vista pela última vez em ${words}.` : `Vista há ${words}.`;
}

/** Where the account is open, and a way out of each place. */
export function SessionsCard() {
  const { data, isPending, error, isFetching, refetch } = useQuery(sessionsQuery);
  const end = useEndSession();
  const title = useRef<HTMLHeadingElement>(null);
  const isLeaving = end.isSuccess;
  // The button that was pressed is gone with its row.
  useEffect(() => {
    if (isLeaving) title.current?.focus();
  }, [isLeaving]);
  const items = data?.items ?? [];

  function leave(id: string | null): void {
    end.mutate(id, {
      onSuccess: () =>
        showToast({ kind: 'success', title: id === null ? 'Só esta sessão ficou aberta' : 'Sessão encerrada' }),
      onError: (failure) => showToast({ kind: 'error', title: sentenceFor(failure) }),
    });
  }

  return (
    <section className="card account-block" aria-labelledby="sessoes">
      <h2 id="sessoes" tabIndex={-1} ref={title}>
        Sessões ativas
      </h2>
      <p>Onde sua conta está aberta. Não reconhece alguma? Encerre e troque a senha.</p>
      {isPending && (
        <Loading>
          <Skeleton style={{ height: 64, borderRadius: 16 }} />
          <Skeleton style={{ height: 64, borderRadius: 16, marginTop: 8 }} />
        </Loading>
      )}
      {error !== null && items.length === 0 && (
        <CardError message={sentenceFor(error)} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {items.length > 0 && (
        <ul className="sessions">
          {items.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              busy={end.isPending && end.variables === session.id}
              onEnd={() => leave(session.id)}
            />
          ))}
        </ul>
      )}
      {items.length > 1 && (
        <div className="account-actions">
          <Button variant="line" busy={end.isPending && end.variables === null} onClick={() => leave(null)}>
            Encerrar todas as outras
          </Button>
        </div>
      )}
    </section>
  );
}

type SessionRowProps = { session: OpenSession; busy: boolean; onEnd: () => void };

function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const { device, startedAt, isThis } = session;
  const Icon = IS_SMALL.test(device) ? Smartphone : Laptop;
  return (
    <li>
      <Icon className="icon" aria-hidden="true" />
      <div>
        <b>{device}</b>
        <small>
          {seenWords(session)}{' '}
          <span>
            Aberta em <time dateTime={startedAt}>{MOMENT.format(new Date(startedAt))}</time>.
          </span>
        </small>
      </div>
      {!isThis && (
        <Button variant="soft" size="sm" busy={busy} onClick={onEnd} aria-label={`Encerrar ${device}`}>
          Encerrar
        </Button>
      )}
    </li>
  );
}
