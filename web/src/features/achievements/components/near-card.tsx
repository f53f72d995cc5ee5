import '../achievements.css';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StrandProgress } from '../../../ui/strand-progress.tsx';
import { countCoins, nearestOf, nearWords, placeFor, progressWords } from '../achievement-words.ts';
import { useAchievements } from '../api.ts';
import { Medal } from './medal.tsx';

/** The one achievement that lacks the least, and where its next step is. Nothing when all are done. */
export function NearCard() {
  const { data: items, isPending } = useAchievements();
  if (isPending) return <Skeleton className="near-shape" />;
  const item = nearestOf(items ?? []);
  if (item === undefined) return null;
  const place = placeFor(item.id);
  return (
    <section className="near card" aria-label="A mais perto">
      <Medal item={item} size={52} />
      <div>
        <b>{`${nearWords(item)}: ${item.title}`}</b>
        <small>
          {item.sentence} Vale {countCoins(item.coins)}.
        </small>
      </div>
      <Link to={place.to} className={buttonClass('soft', 'sm')}>
        {place.label}
      </Link>
      <StrandProgress done={item.progress / item.goal} label={progressWords(item)} />
    </section>
  );
}
