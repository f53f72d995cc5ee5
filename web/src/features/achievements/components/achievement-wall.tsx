import '../achievements.css';
import type { Achievement, AchievementFamily } from '@cafune/contract/achievements';
import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import { sentenceFor } from '../../../platform/api-client/api-error.ts';
import { Coin } from '../../../ui/coin.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Pill, PillRow } from '../../../ui/pill.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { cardSentence, FAMILIES, isDone, progressWords } from '../achievement-words.ts';
import { useAchievements } from '../api.ts';
import { AchievementDialog } from './achievement-dialog.tsx';
import { Medal } from './medal.tsx';

/** All medals, or those of one family. `title`: where the page itself is called after them. What each asks for is in its card, and whole behind it. */
export function AchievementWall({ title = 'Conquistas' }: { title?: string }) {
  const id = useId();
  const query = useAchievements();
  const items = query.data;
  return (
    <section className="medal-wall" aria-labelledby={id}>
      <header className="medal-wall-head">
        <h2 id={id}>{title}</h2>
        {items !== undefined && (
          <span className="num">
            {items.filter(isDone).length} de {items.length}
          </span>
        )}
      </header>
      {query.isPending && <WallSkeleton />}
      {query.isError && items === undefined && (
        <ErrorState message={sentenceFor(query.error)} busy={query.isFetching} onRetry={() => void query.refetch()} />
      )}
      {items !== undefined && <Medals items={items} />}
    </section>
  );
}

function Medals({ items }: { items: readonly Achievement[] }) {
  const [family, setFamily] = useState<AchievementFamily | null>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const shown = family === null ? items : items.filter((item) => item.family === family);
  return (
    <>
      <div className="medal-wall-families">
        <PillRow label="Famílias de conquistas">
          <Pill pressed={family === null} onClick={() => setFamily(null)}>
            Todas
          </Pill>
          {FAMILIES.map(({ id, label }) => (
            <Pill key={id} pressed={family === id} onClick={() => setFamily(id)}>
              {label}
            </Pill>
          ))}
        </PillRow>
      </div>
      <ul className="medals">
        {shown.map((item) => (
          <li key={item.id}>
            <MedalCard item={item} onOpen={() => setOpenId(item.id)} />
          </li>
        ))}
      </ul>
      <AchievementDialog item={items.find(({ id }) => id === openId)} onClose={() => setOpenId(null)} />
    </>
  );
}

function MedalCard({ item, onOpen }: { item: Achievement; onOpen: () => void }) {
  return (
    <button type="button" className="medal-card" aria-haspopup="dialog" onClick={onOpen}>
      <Medal item={item} />
      <b>{item.title}</b>
      <span className="medal-sentence">{cardSentence(item)}</span>
      <MedalFoot item={item} />
    </button>
  );
}

function MedalFoot({ item }: { item: Achievement }) {
  if (item.unlockedAt !== null && item.claimedAt === null) {
    return (
      <span className="medal-foot num">
        <Coin size={15} />
        <span>{item.coins} pra guardar</span>
      </span>
    );
  }
  if (isDone(item)) {
    return (
      <span className="medal-foot">
        <Check className="icon" aria-hidden="true" />
        Feita
      </span>
    );
  }
  return (
    <span className="medal-foot num">
      <span>{progressWords(item)}</span>
      <span aria-hidden="true">·</span>
      <Coin size={15} />
      <span>{item.coins}</span>
      <span className="visually-hidden">moedas</span>
    </span>
  );
}

const SHAPES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;

function WallSkeleton() {
  return (
    <Loading className="grid gap-4">
      <Skeleton style={{ height: 40, borderRadius: 20 }} />
      <div className="medals">
        {SHAPES.map((shape) => (
          <Skeleton key={shape} style={{ height: 204, borderRadius: 22 }} />
        ))}
      </div>
    </Loading>
  );
}
