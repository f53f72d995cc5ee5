import { AFFINITY_LEVELS } from '@cafune/contract/chat/memory';
import { useQuery } from '@tanstack/react-query';
import { useAuth } from '../../auth/index.ts';
import { relationshipQuery } from '../memory/api.ts';

export type ClosenessWords = {
  /** "Nível 3 · Próximos". */
  level: string;
  /** How far the next level is, 0 … 1. */
  share: number;
  /** What is missing, in words. */
  ahead: string;
};

/** How close the person is to her; null where they never talked, and while it is not known. */
export function useCloseness(avatarId: string | null): ClosenessWords | null {
  const { isAuthenticated } = useAuth();
  const { data } = useQuery({ ...relationshipQuery(avatarId ?? ''), enabled: isAuthenticated && avatarId !== null });
  if (!data || data.since === null) return null;
  const { points, nextLevelAt } = data;
  const level = AFFINITY_LEVELS[data.level - 1];
  const next = AFFINITY_LEVELS[data.level];
  const from = level?.fromPoints ?? 0;
  return {
    level: `Nível ${data.level} · ${level?.name}`,
    share: nextLevelAt === null ? 1 : (points - from) / (nextLevelAt - from),
    ahead:
      nextLevelAt === null || next === undefined
        ? (level?.meaning ?? '')
        : `Faltam ${nextLevelAt - points} de carinho para ${next.name}.`,
  };
}
