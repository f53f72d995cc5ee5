import type { Achievement } from '@cafune/contract/achievements';
import { Link } from '@tanstack/react-router';
import { Share2 } from 'lucide-react';
import { sentenceFor } from '../../../platform/api-client/api-error.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { SheetDialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { StrandProgress } from '../../../ui/strand-progress.tsx';
import { countCoins, familyWords, isDone, placeFor, progressWords } from '../achievement-words.ts';
import { useClaimAchievement } from '../api.ts';
import { shareAchievement } from '../share-achievement.ts';
import { Medal } from './medal.tsx';

const DAY = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'long', timeZone: 'America/Sao_Paulo' });

/** One medal, whole: what it asks for and how far it is, or what was done and when. */
export function AchievementDialog({ item, onClose }: { item: Achievement | undefined; onClose: () => void }) {
  return (
    <SheetDialog open={item !== undefined} onClose={onClose} title={item?.title ?? ''}>
      {item !== undefined && (
        <div className="medal-whole">
          <Medal item={item} size={120} />
          <small>{familyWords(item.family)}</small>
          <p>{isDone(item) ? item.doneSentence : item.sentence}</p>
          {isDone(item) ? <Won item={item} /> : <OnTheWay item={item} onGo={onClose} />}
        </div>
      )}
    </SheetDialog>
  );
}

function OnTheWay({ item, onGo }: { item: Achievement; onGo: () => void }) {
  const place = placeFor(item.id);
  return (
    <>
      <StrandProgress done={item.progress / item.goal} label={progressWords(item)} />
      <p className="medal-whole-fine num">
        {progressWords(item)}. Vale {countCoins(item.coins)}.
      </p>
      <Link to={place.to} className={buttonClass('primary')} onClick={onGo}>
        {place.label}
      </Link>
    </>
  );
}

function Won({ item }: { item: Achievement }) {
  const claim = useClaimAchievement();
  const isWaiting = item.claimedAt === null;
  return (
    <>
      <p className="medal-whole-fine">
        Feita em {DAY.format(new Date(item.unlockedAt ?? ''))}.{' '}
        {isWaiting ? '' : `${countCoins(item.coins)} na sua conta.`}
      </p>
      <div className="medal-whole-actions">
        <Button
          icon={<Share2 className="icon" aria-hidden="true" />}
          variant="soft"
          onClick={() => void shareAchievement(item)}
        >
          Compartilhar
        </Button>
        {isWaiting && (
          <Button variant="primary" busy={claim.isPending} onClick={() => claim.mutate(item.id)}>
            Guardar {countCoins(item.coins)}
          </Button>
        )}
      </div>
      {claim.isError && <Notice kind="error">{sentenceFor(claim.error)}</Notice>}
    </>
  );
}
