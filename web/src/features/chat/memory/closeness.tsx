import './closeness.css';
import { AFFINITY_LEVELS } from '@cafune/contract/chat/memory';
import { useQuery } from '@tanstack/react-query';
import { StrandProgress } from '../../../ui/strand-progress.tsx';
import { relationshipQuery } from './api.ts';

const LIST = new Intl.ListFormat('pt-BR');
const CAUSES: Readonly<Record<string, string>> = {
  'first-of-day': 'vocês se falaram',
  talk: 'a conversa rendeu',
  shared: 'você contou de você',
  reaction: 'você reagiu',
  kindness: 'você foi gentil',
  care: 'ela perguntou e você contou',
  gift: 'você deu um presente',
};

/** How close they are, what that means and what it grew by; it only ever grows. Nothing before they talked. */
export function Closeness({ avatarId }: { avatarId: string }) {
  const { data } = useQuery(relationshipQuery(avatarId));
  if (!data || data.since === null) return null;
  const { points, nextLevelAt } = data;
  const level = AFFINITY_LEVELS[data.level - 1];
  const from = level?.fromPoints ?? 0;
  const share = nextLevelAt === null ? 1 : (points - from) / (nextLevelAt - from);
  const causes = [...new Set(data.recent.flatMap((event) => CAUSES[event.cause] ?? []))].slice(0, 3);
  return (
    <section className="closeness" aria-label="Vocês dois">
      <p className="closeness-level">
        <b>
          Nível {data.level} · {level?.name}
        </b>
        {nextLevelAt !== null && (
          <span className="num">
            {points} / {nextLevelAt}
          </span>
        )}
      </p>
      <StrandProgress
        done={share}
        label={
          nextLevelAt === null
            ? `Nível ${data.level} de ${AFFINITY_LEVELS.length}`
            : `Nível ${data.level} de ${AFFINITY_LEVELS.length}: ${points} de ${nextLevelAt} pontos pro próximo`
        }
      />
      <p>
        {level?.meaning}
        {causes.length > 0 && ` Cresceu porque ${LIST.format(causes)}.`}
      </p>
    </section>
  );
}
