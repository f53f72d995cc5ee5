/** Her choices as they are drawn: gaps filled, and what does not go together mended. */
import type { PortraitChoices } from '@cafune/contract/avatars/definition';
import type { PortraitParams } from '@cafune/portrait';
import type { PortraitCode } from './portrait-drawer.ts';

const made = new WeakMap<PortraitChoices, PortraitParams>();

/** `code.make(choices)`, made once for every look. */
export function madeOf({ make }: Pick<PortraitCode, 'make'>, choices: PortraitChoices): PortraitParams {
  const known = made.get(choices) ?? make(choices);
  made.set(choices, known);
  return known;
}
