import type { DailyReward } from '@cafune/contract/rewards';
import { useId } from 'react';
import { sentenceFor } from '../../../platform/api-client/api-error.ts';
import { useOnline } from '../../../platform/use-online.ts';
import { Button } from '../../../ui/button.tsx';
import { Coin } from '../../../ui/coin.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { useCountUp } from '../../../ui/use-count-up.ts';
import { useClaimDaily, useDailyReward } from '../api.ts';
import { coinsOf, comeBackWords, countCoins, wordsFor } from '../reward-words.ts';
import { BeadStrand } from './bead-strand.tsx';

/** Today's reward: the strand, what today brings, and the one button. */
export function DailyCard() {
  const query = useDailyReward();
  if (query.isPending) return <DailySkeleton />;
  if (query.data === undefined) {
    return (
      <section className="daily" aria-label="Recompensa do dia">
        <ErrorState message={sentenceFor(query.error)} busy={query.isFetching} onRetry={() => void query.refetch()} />
      </section>
    );
  }
  return <Daily reward={query.data} />;
}

function Daily({ reward }: { reward: DailyReward }) {
  const id = useId();
  const claim = useClaimDaily();
  // What was taken on this page today is shown as it happens; what was taken before simply is.
  const isFresh = claim.data?.reward.day === reward.day && reward.state === 'claimed';
  const { title, line } = wordsFor(reward);
  return (
    <section className="daily" aria-labelledby={id}>
      <header>
        <Coin size={52} />
        <div>
          <h2 id={id}>{title}</h2>
          <p className="daily-line">{line}</p>
        </div>
      </header>
      <BeadStrand reward={reward} isFilling={isFresh} />
      {reward.state === 'open' ? (
        <ClaimButton reward={reward} isBusy={claim.isPending} onClaim={() => claim.mutate()} />
      ) : (
        <Taken reward={reward} isFresh={isFresh} />
      )}
      {claim.isError && reward.state === 'open' && <Notice kind="error">{sentenceFor(claim.error)}</Notice>}
      <p className="daily-fine">
        Vira à meia-noite, horário de Brasília. Se um dia passar em branco, o fio recomeça; o que você já tem continua
        seu.
      </p>
    </section>
  );
}

type ClaimButtonProps = { reward: DailyReward; isBusy: boolean; onClaim: () => void };

function ClaimButton({ reward, isBusy, onClaim }: ClaimButtonProps) {
  const online = useOnline();
  return (
    <>
      <Button variant="primary" className="button-block" busy={isBusy} disabled={!online} onClick={onClaim}>
        Pegar {countCoins(coinsOf(reward.place))}
      </Button>
      {!online && <p className="daily-fine">Sem conexão agora. Quando a internet voltar, é só pegar.</p>}
    </>
  );
}

/** What came, and what comes tomorrow. Said aloud only when it just happened. */
function Taken({ reward, isFresh }: { reward: DailyReward; isFresh: boolean }) {
  const coins = coinsOf(reward.place);
  const shown = useCountUp({ to: coins, isCounting: isFresh });
  return (
    <div className="daily-taken" data-fresh={isFresh || undefined} role={isFresh ? 'status' : undefined}>
      {reward.state === 'claimed' && (
        <b className="daily-coins num">
          <span aria-hidden="true">+{shown}</span>
          <span className="visually-hidden">{`Você pegou ${countCoins(coins)}.`}</span>
        </b>
      )}
      <p className="daily-come-back">{comeBackWords(reward)}</p>
    </div>
  );
}

function DailySkeleton() {
  return (
    <Loading className="daily">
      <header>
        <Skeleton style={{ width: 52, height: 52, borderRadius: 26 }} />
        <div className="grid gap-2">
          <Skeleton style={{ width: 170, height: 26 }} />
          <Skeleton style={{ width: 200, height: 16 }} />
        </div>
      </header>
      <Skeleton style={{ height: 98, borderRadius: 22 }} />
      <Skeleton style={{ height: 48, borderRadius: 24 }} />
      <Skeleton style={{ height: 36 }} />
    </Loading>
  );
}
