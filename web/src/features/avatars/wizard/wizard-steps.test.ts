import '../../../testing/console-guard.ts';
import { expect, it } from 'vitest';
import { freshDraft } from './draft-fields.ts';
import { stepsFor } from './wizard-steps.ts';

it('a first step that was passed without name or age is not ticked off, and says what is missing', () => {
  const { fields } = freshDraft();
  const [first, , third] = stepsFor('voz', fields);
  expect(first).toMatchObject({ state: 'ahead', hint: 'Falta o nome ou a idade' });
  expect(third?.state).toBe('done');
  const [written] = stepsFor('voz', { ...fields, name: 'Aurora', age: 29 });
  expect(written).toMatchObject({ state: 'done', hint: 'Quem ela é' });
});
