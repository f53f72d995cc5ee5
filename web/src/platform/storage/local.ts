/** Browser storage that never throws: private windows and full disks behave as empty ones. */

function attempt<Value>(action: () => Value, fallback: Value): Value {
  try {
    return action();
  } catch {
    return fallback;
  }
}

export function readLocal(key: string): string | null {
  return attempt(() => localStorage.getItem(key), null);
}

export function writeLocal(key: string, value: string): void {
  attempt(() => localStorage.setItem(key, value), undefined);
}

export function removeLocal(key: string): void {
  attempt(() => localStorage.removeItem(key), undefined);
}

/** What this tab alone keeps, over a reload. */
export function readSession(key: string): string | null {
  return attempt(() => sessionStorage.getItem(key), null);
}

export function writeSession(key: string, value: string): void {
  attempt(() => sessionStorage.setItem(key, value), undefined);
}

/** Spec §4, logout: all local and session storage goes. */
export function clearBrowserStorage(): void {
  attempt(() => localStorage.clear(), undefined);
  attempt(() => sessionStorage.clear(), undefined);
}
