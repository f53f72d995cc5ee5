import './age.css';
import type { AgeStatus } from '@cafune/contract/safety/age';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ShieldCheck } from 'lucide-react';
import { sentenceFor } from '../../../platform/api-client/api-error.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { ageQuery, useStartAgeCheck } from './api.ts';
import { LevelChoice } from './level-choice.tsx';
import { longDay } from './long-day.ts';

const WORDS: Readonly<Record<AgeStatus['state'], { title: string; line: string; canStart: boolean }>> = {
  unverified: {
    title: 'Confirme sua idade',
    line: 'Algumas partes do Cafuné pedem uma confirmação de que você tem 18 anos ou mais. Quem confere não conta pra gente quem você é, só se é uma pessoa adulta.',
    canStart: true,
  },
  'in-review': {
    title: 'Precisamos confirmar sua idade',
    line: 'Algo que você escreveu diz que você tem menos de 18 anos. As conversas ficam guardadas e voltam quando a idade estiver confirmada.',
    canStart: true,
  },
  'adult-verified': { title: 'Idade confirmada', line: 'Está tudo certo por aqui.', canStart: false },
  refused: {
    title: 'O Cafuné é só para pessoas adultas',
    line: 'Quem conferiu disse que você tem menos de 18 anos, então esta conta foi encerrada. O que estava nela fica bloqueado: ninguém lê e ninguém mais entra. Se foi engano, ou pra pedir que tudo seja apagado, escreva pra gente em Ajuda & Feedback.',
    canStart: false,
  },
};

/** What is known of the person's age, and the one button that confirms it (safety.md "Age"). */
export function AgeScreen() {
  const { data, isPending, error, refetch } = useQuery(ageQuery);
  return (
    <section className="age">
      <title>Idade · Cafuné</title>
      {isPending && (
        <Loading>
          <Skeleton style={{ height: 180, borderRadius: 24 }} />
        </Loading>
      )}
      {error !== null && <ErrorState message={sentenceFor(error)} onRetry={() => void refetch()} />}
      {data === null && (
        <>
          <h1>Confirme sua idade</h1>
          <p>Crie sua conta ou entre nela, e a confirmação fica guardada.</p>
          <Link to="/register" search={{ voltar: '/idade' }} className={buttonClass('primary')}>
            Criar conta
          </Link>
        </>
      )}
      {data && <Known status={data} />}
    </section>
  );
}

export function Known({ status }: { status: AgeStatus }) {
  const { title, line, canStart } = WORDS[status.state];
  const { mutate, isPending } = useStartAgeCheck();
  const start = () =>
    mutate(undefined, { onError: (error) => showToast({ kind: 'error', title: sentenceFor(error) }) });
  return (
    <>
      <ShieldCheck className="icon age-icon" aria-hidden="true" />
      <h1>{title}</h1>
      <p>{line}</p>
      {status.verifiedUntil !== null && <p>Vale até {longDay(status.verifiedUntil)}.</p>}
      {status.state === 'adult-verified' && <LevelChoice level={status.level} />}
      {canStart ? (
        <Button variant="primary" busy={isPending} onClick={start}>
          Confirmar minha idade
        </Button>
      ) : (
        <Link to={status.state === 'refused' ? '/' : '/chats'} className={buttonClass('soft')}>
          {status.state === 'refused' ? 'Ir pro início' : 'Ver conversas'}
        </Link>
      )}
    </>
  );
}
