/** Cookies that the interface itself sets: small flags with an end, readable here and kept through signing out. */

/** The value of a cookie, or null when it is not set or has ended. */
export function readCookie(name: string): string | null {
  for (const pair of document.cookie.split('; ')) {
    const equals = pair.indexOf('=');
    if (equals !== -1 && pair.slice(0, equals) === name) return decoded(pair.slice(equals + 1));
  }
  return null;
}

/** Sets a cookie of the whole site for `maxAgeSeconds`. */
export function writeCookie(name: string, value: string, maxAgeSeconds: number): void {
  put(name, value, new Date(Date.now() + maxAgeSeconds * 1_000));
}

export function removeCookie(name: string): void {
  put(name, '', new Date(0));
}

function put(name: string, value: string, expires: Date): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; expires=${expires.toUTCString()}; samesite=lax`;
}

/** Something else may have written it: what cannot be decoded is given as it stands. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
