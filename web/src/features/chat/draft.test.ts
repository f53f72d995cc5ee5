import { expect, it } from 'vitest';
import { draftOf, readDraft } from './draft.ts';

it('what was given away stays kept until it was taken, before what is written meanwhile', async () => {
  const draft = draftOf('um');
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
  const draft = draftOf('dois');
  draft.write('já volto');
  const given = draft.give(Promise.reject(new Error('no code for it')));
  draft.write('viu?');
  await given;
  expect([draft.read(), readDraft('dois')]).toEqual(['já volto\nviu?', 'já volto\nviu?']);
});

it('whoever comes back while something was not yet taken finds an empty field, and it comes back there if it must', async () => {
  const draft = draftOf('três');
  draft.write('já volto');
  const taken = Promise.withResolvers<void>();
  const given = draft.give(taken.promise);
  const back = draftOf('três');
  expect(back.read()).toBe('');
  taken.reject(new Error('not taken'));
  await given;
  expect(back.read()).toBe('já volto');
  expect(draftOf('três').read()).toBe('já volto');
});
