import '../achievements.css';
import { ACHIEVEMENT_IDS } from '@cafune/contract/achievements';
import { Trophy } from 'lucide-react';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { StrandProgress } from '../../../ui/strand-progress.tsx';
import { countCoins, isDone } from '../achievement-words.ts';
import { useAchievements } from '../api.ts';

/** How many medals there are already, and the coins they brought. Nothing where they could not be read: the wall says so. */
export function SummaryCard() {
  const { data: items, isPending } = useAchievements();
  if (isPending) {
    return (
      <Loading className="medals-won">
        <Skeleton style={{ height: 52, width: 220 }} />
        <Skeleton style={{ height: 14 }} />
      </Loading>
    );
  }
  if (items === undefined) return null;
  const done = items.filter(isDone).length;
  const coins = items.reduce((sum, item) => sum + (item.claimedAt === null ? 0 : item.coins), 0);
  return (
    <section className="medals-won" aria-label="Suas conquistas até aqui">
      <header>
        <span className="medals-won-seal">
          <Trophy className="icon" aria-hidden="true" />
        </span>
        <div>
          <h2>{titleFor(done, items.length)}</h2>
          <p>{coins === 0 ? 'Cada uma guarda moedas pra você.' : `${countCoins(coins)} guardadas com elas.`}</p>
        </div>
      </header>
      <StrandProgress done={done / ACHIEVEMENT_IDS.length} label={`${done} de ${items.length} conquistas`} />
    </section>
  );
}

function titleFor(done: number, all: number): string {
  if (done === 0) return 'Tudo por descobrir';
  if (done === all) return 'Todas suas';
  return done === 1 ? 'A primeira é sua' : `${done} de ${all}`;
}
