import type { AgeStatus } from '@cafune/contract/safety/age';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { sentenceFor } from '../../../platform/api-client/api-error.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { ageQuery } from './api.ts';
import { longDay } from './long-day.ts';

function lineOf({ state, verifiedUntil, level }: AgeStatus): string {
  if (state === 'in-review') return 'Precisamos confirmar sua idade antes de continuar.';
  if (state !== 'adult-verified' || verifiedUntil === null)
    return 'Ainda não confirmada. Sem isso, tudo por aqui fica no nível romântico.';
  const until = `Confirmada até ${longDay(verifiedUntil)}.`;
  if (level.offered === 'romantico') return until;
  return `${until} Seu nível é o ${level.chosen === 'sensual' ? 'sensual' : 'romântico'}.`;
}

/** What is known of the person's age, in a card of her account. */
export function AgeSummary() {
  const { data, isPending, error } = useQuery(ageQuery);
  return (
    <section className="card account-block" aria-labelledby="idade">
      <h2 id="idade">Idade e nível</h2>
      {isPending && (
        <Loading>
          <Skeleton style={{ height: 24, borderRadius: 12 }} />
        </Loading>
      )}
      {error !== null && <p role="alert">{sentenceFor(error)}</p>}
      {data && <p>{lineOf(data)}</p>}
      <div className="account-actions">
        <Link to="/idade" className={buttonClass('soft')}>
          {data?.state === 'adult-verified' ? 'Ver idade e nível' : 'Confirmar idade'}
        </Link>
      </div>
    </section>
  );
}
