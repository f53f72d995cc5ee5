/** One choice of her portrait, and what was changed so that all goes together. */
import type { PortraitParams } from '@cafune/portrait';
import type { PortraitCode } from './portrait-drawer.ts';
import { type ChoiceKey, VALUE_LABELS, valueLabel } from './portrait-labels.ts';
import { PORTRAIT_TABS } from './portrait-tabs.ts';

const ROW_LABELS = new Map(PORTRAIT_TABS.flatMap(({ rows }) => rows.map(({ key, label }) => [key, label] as const)));

function isChoice(key: string): key is ChoiceKey {
  return key in VALUE_LABELS;
}

/** A choice, as the drawing code lets it be; `note` says quietly what it changed besides ("Pra combinar: …"). */
export function chooseWith(
  code: Pick<PortraitCode, 'make'>,
  params: PortraitParams,
  choice: Partial<Record<keyof PortraitParams, string | number>>,
): { params: PortraitParams; note: string | null } {
  const wanted = { ...params, ...choice };
  // Under a turban no hair is seen: who chooses some takes it off.
  const isHidden = choice.hair !== undefined && choice.headwear === undefined && params.headwear === 'turbante';
  const made = code.make(isHidden ? { ...wanted, headwear: 'nenhum' } : wanted);
  const changed = Object.keys(made)
    .filter(isChoice)
    .filter((key) => made[key] !== wanted[key])
    .map(
      (key) =>
        `${ROW_LABELS.get(key)?.toLocaleLowerCase('pt-BR')} ${valueLabel(key, made[key]).toLocaleLowerCase('pt-BR')}`,
    );
  return { params: made, note: changed.length === 0 ? null : `Pra combinar: ${changed.join(', ')}` };
}
