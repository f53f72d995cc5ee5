import '../../../testing/console-guard.ts';
import { expect, it } from 'vitest';
import { freshDraft } from './draft-fields.ts';
import { stateOf, withFields, withLook, withPainting } from './wizard-state.ts';
import { createWizardStore } from './wizard-store.ts';

it('what is written stays the same while her look changes, and is new with every text', () => {
  const store = createWizardStore(stateOf(freshDraft()), () => undefined);
  const before = store.readWritten();
  store.update((state) => withLook(state, { hair: 'pixie' }, 'Pra combinar: nada'));
  store.update((state) => withLook(state, { hair: 'ondas' }, null));
  expect(store.readWritten()).toBe(before);
  store.update((state) => withFields(state, { name: 'Aurora' }));
  expect(store.readWritten()).not.toBe(before);
  expect(store.readWritten()).toMatchObject({ fields: { name: 'Aurora' }, isUntouched: false });
});

it('a painting was paid for: with it the draft is touched', () => {
  const store = createWizardStore(stateOf(freshDraft()), () => undefined);
  expect(store.readWritten().isUntouched).toBe(true);
  store.update((state) => withPainting(state, { portrait: {}, painting: 'a'.repeat(16) }));
  expect(store.readWritten().isUntouched).toBe(false);
});
