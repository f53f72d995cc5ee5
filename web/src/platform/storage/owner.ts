/** The account of this browser, person or guest: what is kept on the device belongs to it (chat.md R10). */
import { readLocal, removeLocal, writeLocal } from './local.ts';

const KEY = 'accountId';

export function readOwner(): string | null {
  return readLocal(KEY);
}

export function writeOwner(accountId: string | null): void {
  if (accountId === null) removeLocal(KEY);
  else if (readLocal(KEY) !== accountId) writeLocal(KEY, accountId);
}
