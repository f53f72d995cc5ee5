import './age.css';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { sentenceFor } from '../../../platform/api-client/api-error.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { Known } from './age-screen.tsx';
import { useFinishAgeCheck } from './api.ts';

/** Where whoever checked sends the person back to: the answer is taken home once. */
export function AgeReturnScreen({ state, answer }: { state: string; answer: string }) {
  const { mutate, data, error } = useFinishAgeCheck();
  const isSent = useRef(false);
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    mutate({ state, answer });
  }, [mutate, state, answer]);
  return (
    <section className="age" aria-live="polite">
      <title>Idade · Cafuné</title>
      {data === undefined && error === null && (
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
      {data !== undefined && <Known status={data} />}
    </section>
  );
}
