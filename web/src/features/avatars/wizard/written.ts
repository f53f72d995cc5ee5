/** What a person writes in the wizard, apart from her look: the forms hear of it, and a tap on a hair colour draws none anew. */
import { isUntouched, type WrittenFields } from './draft-fields.ts';
import type { Replacement, WizardState } from './wizard-state.ts';

export type Written = {
  fields: WrittenFields;
  wantsPublic: boolean;
  /** Nothing was written or painted yet. */
  isUntouched: boolean;
  replaced: Replacement | null;
};

const LOOK: ReadonlySet<string> = new Set(['portrait', 'painting']);

function isSameText(one: WrittenFields, other: WrittenFields): boolean {
  if (one === other) return true;
  const keys = Object.keys(other) as (keyof WrittenFields)[];
  return keys.every((key) => LOOK.has(key) || one[key] === other[key]);
}

/** What is written in `state`: `before` itself while that says the same. */
export function writtenIn(state: WizardState, before: Written | null): Written {
  const { draft, replaced } = state;
  const now = { fields: draft.fields, wantsPublic: draft.wantsPublic, isUntouched: isUntouched(draft), replaced };
  const isSame =
    before !== null &&
    before.wantsPublic === now.wantsPublic &&
    before.isUntouched === now.isUntouched &&
    before.replaced === replaced &&
    isSameText(before.fields, now.fields);
  return isSame ? before : now;
}
