import './mood.css';
import type { Mood as MoodName } from '@cafune/contract/chat/memory';
import { useQuery } from '@tanstack/react-query';
import { CloudDrizzle, HandHeart, type LucideIcon, Sun, Telescope, Waves } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { relationshipQuery } from './api.ts';

export type MoodProps = { avatarId: string; isReplying: boolean };

const ICONS: Readonly<Record<MoodName, LucideIcon>> = {
  serena: Waves,
  animada: Sun,
  carinhosa: HandHeart,
  curiosa: Telescope,
  preocupada: CloudDrizzle,
};

/** How what was said last left her: a word and an icon; nothing where nothing is known. */
export function Mood({ avatarId, isReplying }: MoodProps) {
  const { data, refetch } = useQuery(relationshipQuery(avatarId));
  const wasReplying = useRef(isReplying);
  useEffect(() => {
    const hasEnded = wasReplying.current && !isReplying;
    wasReplying.current = isReplying;
    if (hasEnded) void refetch();
  }, [isReplying, refetch]);
  if (!data?.mood) return null;
  const Icon = ICONS[data.mood];
  return (
    <span className="mood" title="Pelo que vocês falaram por último">
      <Icon className="icon" aria-hidden="true" />
      <span className="visually-hidden">Humor: {data.mood}</span>
      <span className="mood-word" aria-hidden="true">
        {data.mood}
      </span>
    </span>
  );
}
