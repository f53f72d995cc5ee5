import type { AvatarCard } from '@cafune/contract/avatars';

/** The tags worth a filter: borne by at least two characters, the commonest first, at most `limit`. */
export function commonTags(avatars: readonly Pick<AvatarCard, 'tags'>[], limit: number): string[] {
  const counts = new Map<string, number>();
  for (const tag of avatars.flatMap((avatar) => avatar.tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > 1)
    .sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0], 'pt-BR'))
    .slice(0, limit)
    .map(([tag]) => tag);
}

/** "carinhosa" → "Carinhosa", "boa-ouvinte" → "Boa ouvinte", as pills and tags show it. */
export function capitalized(tag: string): string {
  const text = tag.replace(/^boa-/, 'boa ');
  return text.slice(0, 1).toLocaleUpperCase('pt-BR') + text.slice(1);
}
