import '../../../testing/console-guard.ts';
import { AvatarDraft } from '@cafune/contract/avatars/creation';
import { describe, expect, it, vi } from 'vitest';
import { draftFrom, draftToKeep, freshDraft, greetingOf, isUntouched } from './draft-fields.ts';
import {
  atStep,
  broughtBack,
  drawnFirst,
  lookAgain,
  lookBack,
  startedOver,
  stateOf,
  withCard,
  withDraft,
  withFields,
  withLook,
} from './wizard-state.ts';
import { createWizardStore } from './wizard-store.ts';

const CARD_ID = '01a1ff31-7d75-7574-ae30-69ad6553031c';

describe('the draft', () => {
  it('is kept as the contract wants it, and comes back the same', () => {
    const draft = freshDraft();
    const kept = draftToKeep(draft);
    expect(AvatarDraft.parse(kept)).toEqual(kept);
    expect(draftFrom(kept)).toEqual(draft);
  });

  it('does not keep a greeting that is only proposed: it goes on following name and city', () => {
    const draft = freshDraft();
    expect('greeting' in draftToKeep(draft).fields).toBe(false);
    const named = { ...draft.fields, relationship: 'amiga' as const, name: 'Aurora' };
    expect(greetingOf(named)).toContain('Aqui é a Aurora');
    expect(greetingOf({ ...named, greeting: '' })).toBe('');
  });

  it('is untouched until something is written; a face drawn by chance is nothing written', () => {
    const draft = freshDraft();
    expect(isUntouched({ ...draft, fields: { ...draft.fields, portrait: { hair: 'ondas' } } })).toBe(true);
    expect(isUntouched({ ...draft, fields: { ...draft.fields, loves: ['mar'] } })).toBe(false);
  });
});

describe('the open wizard', () => {
  const written = withFields(stateOf(freshDraft()), { name: 'Aurora', age: 27 });

  it('the first drawing is no step; later looks go back and forth with the draft', () => {
    const drawn = drawnFirst(written, { hair: 'ondas' });
    expect(lookBack(drawn).draft.fields.portrait).toEqual({ hair: 'ondas' });
    expect(drawnFirst(drawn, { hair: 'pixie' })).toBe(drawn);
    const other = withLook(drawn, { hair: 'pixie' }, 'Pra combinar: nada');
    expect(other.lookNote).toBe('Pra combinar: nada');
    expect(lookBack(other).draft.fields.portrait).toEqual({ hair: 'ondas' });
    expect(lookBack(other).lookNote).toBeNull();
    expect(lookAgain(lookBack(other)).draft.fields.portrait).toEqual({ hair: 'pixie' });
  });

  it('starting over is undone: everything is back, the id she would have had as well', () => {
    const over = startedOver(written);
    expect(over.draft.fields.name).toBe('');
    expect(over.draft.avatarId).not.toBe(written.draft.avatarId);
    expect(broughtBack(over).draft).toEqual(written.draft);
    expect(broughtBack(over).replaced).toBeNull();
  });

  it('a card fills what it knows, leaves the rest, and can be undone', () => {
    const state = withFields(written, { city: 'Olinda' });
    const read = withCard(state, { name: 'Zuleide', tags: ['serena'] }, CARD_ID);
    expect(read.draft).toMatchObject({
      importId: CARD_ID,
      fields: { name: 'Zuleide', tags: ['serena'], city: 'Olinda' },
    });
    expect(broughtBack(read).draft).toEqual(state.draft);
  });

  it('tells of every changed draft, and of nothing else', () => {
    const onDraft = vi.fn();
    const store = createWizardStore(written, onDraft);
    const heard = vi.fn();
    store.subscribe(heard);
    store.update((state) => atStep(state, state.draft.step));
    expect(heard).not.toHaveBeenCalled();
    store.update((state) => withDraft(state, { wantsPublic: true }));
    store.update((state) => ({ ...state, lookNote: 'x' }));
    expect(onDraft).toHaveBeenCalledTimes(1);
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
