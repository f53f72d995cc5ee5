/** The last act: bringing her to life, or keeping a new version of her. */
import type { MyAvatar } from '@cafune/contract/avatars/creation';
import { useState } from 'react';
import { fetchEditable, useCreateAvatar, useEditAvatar } from './api.ts';
import { changeNoteProblem, listProblems } from './definition-problems.ts';
import { draftOfDefinition } from './draft-fields.ts';
import type { WizardSession } from './wizard-session.ts';
import { replacedBy } from './wizard-state.ts';

export type Finish = {
  act: () => void;
  isPending: boolean;
  error: Error | null;
  /** Who lives now, or has a new version. */
  done: MyAvatar | null;
  /** After a conflict: shows the newest version, with the way back to what was written here. */
  loadNewest: () => void;
  note: string;
  setNote: (note: string) => void;
};

export function useFinish(session: WizardSession): Finish {
  const create = useCreateAvatar();
  const edit = useEditAvatar();
  const [note, setNote] = useState('');
  const [done, setDone] = useState<MyAvatar | null>(null);
  const [baseVersion, setBaseVersion] = useState(session.edited?.avatar.version ?? 1);
  const sending = session.edited === null ? create : edit;

  function onSuccess(avatar: MyAvatar): void {
    void session.finish();
    setDone(avatar);
  }

  function act(): void {
    const { draft } = session.store.read();
    if (sending.isPending || listProblems(draft.fields).length > 0) return;
    if (session.edited === null) create.mutate(draft, { onSuccess });
    else if (changeNoteProblem(note) === null) edit.mutate({ draft, baseVersion, changeNote: note }, { onSuccess });
  }

  async function loadNewest(): Promise<void> {
    const { avatar, definition } = await fetchEditable(session.store.read().draft.avatarId);
    setBaseVersion(avatar.version);
    edit.reset();
    session.store.update((state) =>
      replacedBy(
        state,
        { ...draftOfDefinition(definition, avatar.id), step: state.draft.step },
        'Esta é a versão mais nova.',
      ),
    );
  }

  return {
    act,
    isPending: sending.isPending,
    error: sending.error,
    done,
    // Offline the sentence of the conflict stays, and so does the button.
    loadNewest: () => void loadNewest().catch(() => undefined),
    note,
    setNote,
  };
}
