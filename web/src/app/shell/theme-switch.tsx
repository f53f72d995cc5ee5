import { Moon, Sun, SunMoon } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import {
  applyThemeChoice,
  readThemeChoice,
  showTheme,
  subscribeToTheme,
  THEME_CHOICES,
  type ThemeChoice,
} from '../../platform/storage/theme.ts';

const LABELS: Record<ThemeChoice, string> = { dark: 'Tema escuro', light: 'Tema claro', system: 'Tema do aparelho' };
const ICONS = { dark: Moon, light: Sun, system: SunMoon };

/** The chosen theme and a way to step to the next one; follows the device while the choice is `system`. */
export function useTheme(): { choice: ThemeChoice; label: string; Icon: typeof Moon; next: () => void } {
  const choice = useSyncExternalStore(subscribeToTheme, readThemeChoice, () => 'dark' as const);
  useEffect(() => {
    if (choice !== 'system') return;
    const device = matchMedia('(prefers-color-scheme: light)');
    const follow = (): void => showTheme('system');
    device.addEventListener('change', follow);
    return () => device.removeEventListener('change', follow);
  }, [choice]);
  const next = (): void => {
    const following = THEME_CHOICES[(THEME_CHOICES.indexOf(choice) + 1) % THEME_CHOICES.length] ?? 'dark';
    applyThemeChoice(following);
  };
  return { choice, label: LABELS[choice], Icon: ICONS[choice], next };
}
