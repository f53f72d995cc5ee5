import type { Achievement } from '@cafune/contract/achievements';
import { shareOrCopy } from '../../ui/share.ts';

/** Shares an achievement through the device, or copies it where there is no such thing. The link is the house's, nobody's page. */
export function shareAchievement({ title }: Achievement): Promise<void> {
  const url = new URL('/landing', location.origin).href;
  const text = `Ganhei a conquista “${title}” no Cafuné.`;
  return shareOrCopy({ title: `${title} · Cafuné`, text, url }, { copies: 'text' });
}
