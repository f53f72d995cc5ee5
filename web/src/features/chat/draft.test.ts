import { expect, it } from 'vitest';
import { createDraft, readDraft } from './draft.ts';

it('what was given away stays kept until it was taken, before what is written meanwhile', async () => {
  const draft = createDraft('um');
  draft.write('já volto');
  const taken = Promise.withResolvers<void>();
  const given = draft.give(taken.promise);
  expect(draft.read()).toBe('');
  draft.write('e traz pão');
  draft.keep();
  expect(readDraft('um')).toBe('já volto\ne traz pão');
  taken.resolve();
  await given;
  expect([draft.read(), readDraft('um')]).toEqual(['e traz pão', 'e traz pão']);
});

it('what was not taken comes back to the field', async () => {
  const draft = createDraft('dois');
  draft.write('já volto');
  const given = draft.give(Promise.reject(new Error('no code for it')));
  draft.write('viu?');
  await given;
  expect([draft.read(), readDraft('dois')]).toEqual(['já volto\nviu?', 'já volto\nviu?']);
});
