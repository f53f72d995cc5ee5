/** The part of the guard a browser keeps for when there is no connection: whether a message tells of a crisis. */
import { readCrisis } from './conversation/crisis.ts';
import { cutEarlier, cutLong, readPlain } from './conversation/plain.ts';

/** Whether the card belongs under a message (safety.md "Crisis"). `earlier` is what the person wrote before, oldest first. */
export function isCrisis(text: string, earlier: readonly string[]): boolean {
  const before = earlier.map((said) => readPlain(cutEarlier(said)));
  const rule = readCrisis(readPlain(cutLong(text)), before);
  return rule !== undefined && rule !== 'past-crisis';
}
