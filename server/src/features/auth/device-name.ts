/** In this order: what looks like another comes before it. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//u, 'Edge'],
  [/\b(?:OPR|Opera|OPT)\//u, 'Opera'],
  [/\bSamsungBrowser\//u, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//u, 'Firefox'],
  [/\b(?:(?:Headless)?Chrome|CriOS|Chromium)\//u, 'Chrome'],
  [/\bSafari\//u, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/u, 'no iPhone'],
  [/\biPad\b/u, 'no iPad'],
  [/\bAndroid\b/u, 'no Android'],
  [/\bWindows\b/u, 'no Windows'],
  [/\bCrOS\b/u, 'no ChromeOS'],
  [/\bMac(?:intosh| OS)\b/u, 'no Mac'],
  [/\bLinux\b/u, 'no Linux'],
];

/** A browser in plain words, as far as it says what it is: "Chrome no Windows". */
export function nameDevice(userAgent: string | null): string {
  const find = (names: typeof BROWSERS) => names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  const browser = find(BROWSERS);
  const system = find(SYSTEMS);
  if (browser === undefined) return system === undefined ? 'Aparelho desconhecido' : `Navegador ${system}`;
  return system === undefined ? browser : `${browser} ${system}`;
}
