import type { Achievement, AchievementId } from '@cafune/contract/achievements';
import {
  BookHeart,
  CalendarDays,
  CalendarHeart,
  Compass,
  Feather,
  Gift,
  Globe,
  HandHeart,
  Handshake,
  Heart,
  House,
  Images,
  Infinity as InfinitySign,
  type LucideIcon,
  Mail,
  MessageCircleHeart,
  MessageSquareQuote,
  MessagesSquare,
  MoonStar,
  Package,
  PencilLine,
  Star,
  ThumbsUp,
  Users,
  WandSparkles,
} from 'lucide-react';
import { isDone } from '../achievement-words.ts';
import { RIM } from '../rim.ts';

const ICONS: Readonly<Record<AchievementId, LucideIcon>> = {
  'first-talk': MessageCircleHeart,
  'hundred-messages': MessagesSquare,
  'thousand-messages': Feather,
  'seven-nights': MoonStar,
  'good-memory': BookHeart,
  album: Images,
  'first-creation': WandSparkles,
  'three-creations': House,
  'finishing-touch': PencilLine,
  'in-catalogue': Globe,
  'first-meetings': Handshake,
  curiosity: Compass,
  'open-heart': Heart,
  'good-neighbours': Users,
  'liked-that': ThumbsUp,
  'small-talk': MessageSquareQuote,
  'first-gift': Gift,
  'open-hand': HandHeart,
  'thought-of-you': Mail,
  'whole-shelf': Package,
  'private-sky': Star,
  'seven-beads': InfinitySign,
  'whole-month': CalendarDays,
  'hundred-days': CalendarHeart,
};

/** A medal: its rim is a strand of nine waves that fills clockwise and closes in maracujá. Say in words beside what it shows. */
export function Medal({ item, size = 78 }: { item: Achievement; size?: number }) {
  const Icon = ICONS[item.id];
  const done = isDone(item);
  const share = done ? 1 : item.progress / item.goal;
  return (
    <span className="medal" data-done={done || undefined} style={{ width: size, height: size }} aria-hidden="true">
      <svg viewBox="0 0 80 80" fill="none" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
        <path d={RIM} className="medal-rim" />
        {share > 0 && <path d={RIM} className="medal-done" pathLength="100" strokeDasharray={`${share * 100} 200`} />}
      </svg>
      <Icon className="icon" />
    </span>
  );
}
