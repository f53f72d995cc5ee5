import '../rewards.css';
import { type DailyReward, STRAND_DAYS } from '@cafune/contract/rewards';
import { Link } from '@tanstack/react-router';
import { CalendarCheck } from 'lucide-react';
import { sentenceFor } from '../../../platform/api-client/api-error.ts';
import { useOnline } from '../../../platform/use-online.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useClaimDaily, useDailyReward } from '../api.ts';
import { coinsOf, comeBackWords, countCoins, wordsFor } from '../reward-words.ts';

/** Today's reward in one line, for where something else is the matter. */
export function TodayCard() {
  const { data: reward, isPending } = useDailyReward();
  const claim = useClaimDaily();
  const online = useOnline();
  if (isPending) return <Skeleton style={{ height: 72, borderRadius: 22 }} />;
  const open = reward?.state === 'open' ? reward : null;
  return (
    <section className="card today" aria-label="Recompensa de hoje">
      <Link to="/rewards" className="today-link">
        <span className="today-tile">
          <CalendarCheck className="icon" aria-hidden="true" />
        </span>
        <span>
          <b>Recompensa de hoje</b>
          <small className="num">{lineOf(reward)}</small>
        </span>
      </Link>
      {open !== null && (
        <Button
          variant="creme"
          size="sm"
          busy={claim.isPending}
          disabled={!online}
          aria-label={`Pegar ${countCoins(coinsOf(open.place))}`}
          onClick={() => claim.mutate()}
        >
          Pegar
        </Button>
      )}
      {claim.isError && open !== null && <Notice kind="error">{sentenceFor(claim.error)}</Notice>}
    </section>
  );
}

/** Where the strand could not be read, it says what there is. */
function lineOf(reward: DailyReward | undefined): string {
  if (reward === undefined) return `Sete dias, um fio, de ${coinsOf(1)} a ${countCoins(coinsOf(STRAND_DAYS))}`;
  if (reward.state !== 'open') return comeBackWords(reward);
  return `${wordsFor(reward).title} · ${countCoins(coinsOf(reward.place))}`;
}
