import { isDeepStrictEqual } from 'node:util';
import { make, type PortraitParams } from '@cafune/portrait';
import type { DefinitionParts } from './definition.ts';
import type { MyAvatarRow } from './store.ts';

/** Whether a definition says what her newest version already says. */
export function isSame({ card, tags, portrait }: MyAvatarRow, parts: DefinitionParts): boolean {
  return isDeepStrictEqual({ card, tags, portrait: make(portrait as Partial<PortraitParams>) }, parts);
}
