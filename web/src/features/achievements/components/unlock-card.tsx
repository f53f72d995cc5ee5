import '../achievements.css';
import type { Achievement } from '@cafune/contract/achievements';
import { Share2 } from 'lucide-react';
import { useId } from 'react';
import { sentenceFor } from '../../../platform/api-client/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { countCoins, waitingToBeClaimed } from '../achievement-words.ts';
import { useAchievements, useClaimAchievement } from '../api.ts';
import { RIM } from '../rim.ts';
import { shareAchievement } from '../share-achievement.ts';

/** What was won and waits to be put away: one cream card at a time, the newest first. Nothing where nothing waits. */
export function UnlockCard() {
  const waiting = waitingToBeClaimed(useAchievements().data ?? []);
  const [item] = waiting;
  if (item === undefined) return null;
  return <Won key={item.id} item={item} more={waiting.length - 1} />;
}

function Won({ item, more }: { item: Achievement; more: number }) {
  const id = useId();
  const claim = useClaimAchievement();
  const put = () =>
    claim.mutate(item.id, {
      onSuccess: () =>
        showToast({ kind: 'success', title: `${countCoins(item.coins)} na sua conta`, description: item.title }),
    });
  return (
    <section className="unlock" aria-labelledby={id}>
      <span className="strands" aria-hidden="true" />
      <Seal />
      <div className="unlock-words">
        <small>{more > 0 ? `Conquista nova, e mais ${more}` : 'Conquista nova'}</small>
        <h2 id={id}>{item.title}</h2>
        <p>{item.doneSentence}</p>
      </div>
      <div className="unlock-actions">
        <Button variant="ink" busy={claim.isPending} onClick={put}>
          Guardar {countCoins(item.coins)}
        </Button>
        <IconButton label={`Compartilhar ${item.title}`} onClick={() => void shareAchievement(item)}>
          <Share2 className="icon" aria-hidden="true" />
        </IconButton>
      </div>
      {claim.isError && <Notice kind="error">{sentenceFor(claim.error)}</Notice>}
    </section>
  );
}

/** Wax on paper: the rim of the medals around two strands. */
function Seal() {
  return (
    <svg
      className="unlock-seal"
      viewBox="0 0 80 80"
      fill="none"
      strokeLinecap="round"
      strokeWidth="3"
      aria-hidden="true"
    >
      <circle cx="40" cy="40" r="27" fill="oklch(.85 .15 84)" />
      <path d={RIM} stroke="oklch(.62 .19 30)" />
      <path d="M27 44c5-9 9-9 14-4s8 4 12-3M29 50c4.500-7 8-7 12.500-3s7 3 10-2" stroke="oklch(.33 .08 50)" />
    </svg>
  );
}
