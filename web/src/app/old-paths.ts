import { OLD_PATHS } from '@cafune/contract/core/old-paths';

/** Where an old path (spec §2) lives now, with its `:name` segments filled in; null for every other path. */
export function newPathOf(path: string): string | null {
  const parts = path.replace(/\/+$/, '').split('/');
  for (const { from, to } of OLD_PATHS) {
    const pattern = from.split('/');
    const matches = pattern.every((segment, index) => segment.startsWith(':') || segment === parts[index]);
    if (!matches || pattern.length !== parts.length) continue;
    return to.replace(/:\w+/g, (name) => parts[pattern.indexOf(name)] ?? '');
  }
  return null;
}
