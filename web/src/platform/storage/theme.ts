/** The theme is a cookie, so that `theme.js` applies it before the first paint and signing out does not lose it. */
export const THEME_CHOICES = ['dark', 'light', 'system'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

const ONE_YEAR_SECONDS = 31_536_000;

export function readThemeChoice(): ThemeChoice {
  const found = /(?:^|; )theme=(dark|light|system)/.exec(document.cookie)?.[1];
  return THEME_CHOICES.find((choice) => choice === found) ?? 'dark';
}

const listeners = new Set<() => void>();

/** Hears of every new choice. */
export function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function applyThemeChoice(choice: ThemeChoice): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `theme=${choice}; path=/; max-age=${ONE_YEAR_SECONDS}; samesite=lax`;
  showTheme(choice);
  for (const listener of listeners) listener();
}

/** Paints a choice without keeping it; `system` follows the device. */
export function showTheme(choice: ThemeChoice): void {
  const light = choice === 'system' ? matchMedia('(prefers-color-scheme: light)').matches : choice === 'light';
  document.documentElement.dataset.theme = light ? 'light' : 'dark';
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', light ? '#fef8f6' : '#150b0c');
}
