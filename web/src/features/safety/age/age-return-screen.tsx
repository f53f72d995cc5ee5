import './age.css';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { sentenceFor } from '../../../platform/api-client/api-error.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { Known } from './age-screen.tsx';
import { useFinishAgeCheck } from './api.ts';

/** Where whoever checked sends the person back to: the answer is taken home once. */
export function AgeReturnScreen({ state, answer }: { state: string; answer: string }) {
  const { mutate, data, error } = useFinishAgeCheck();
  const navigate = useNavigate();
  const isSent = useRef(false);
  const isRefused = data?.state === 'refused';
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    mutate(
      { state, answer },
      {
        onSuccess: (status) => {
          if (status.state === 'refused') return;
          if (status.state === 'unverified') showToast({ kind: 'info', title: 'Não deu pra confirmar desta vez' });
          // Its own page shows what is known from now on, and the answer leaves the address.
          void navigate({ to: '/idade', replace: true });
        },
      },
    );
  }, [mutate, navigate, state, answer]);
  return (
    <section className="age" aria-live="polite">
      <title>Idade · Cafuné</title>
      {!isRefused && error === null && (
        <Loading>
          <Skeleton style={{ height: 180, borderRadius: 24 }} />
        </Loading>
      )}
      {error !== null && (
        <>
          <h1>Não deu pra confirmar</h1>
          <p>{sentenceFor(error)}</p>
          <Link to="/idade" className={buttonClass('primary')}>
            Começar de novo
          </Link>
        </>
      )}
      {isRefused && <Known status={data} />}
    </section>
  );
}
