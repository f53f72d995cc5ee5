import { unsentTotal } from './unsent-count.ts';

/**
 * How many messages only this device has, refused and expired ones too: signing out deletes them. Read anew, since other
 * tabs write and send as well.
 */
export async function countOnlyHere(): Promise<number> {
  try {
    const { listUnsent } = await import('./offline.ts');
    return (await listUnsent()).length;
  } catch {
    return unsentTotal();
  }
}
