/** One opened draft: what is written, and where it is kept. */
import type { AvatarDraft, EditableAvatar } from '@cafune/contract/avatars/creation';
import { useEffect, useState } from 'react';
import { readOwner } from '../../../platform/storage/owner.ts';
import { saveDraft } from './api.ts';
import { keepOnDevice } from './draft-device.ts';
import { draftToKeep } from './draft-fields.ts';
import { createDraftKeeper, type DraftKeeper } from './draft-keeper.ts';
import { forgetDraft, keyOf, type OpenedDraft, type Opening, openDraft } from './open-draft.ts';
import { stateOf } from './wizard-state.ts';
import { createWizardStore, type WizardStore } from './wizard-store.ts';

export type WizardSession = {
  store: WizardStore;
  keeper: DraftKeeper;
  /** What is edited, as the server had it; null for a new one. */
  edited: EditableAvatar | null;
  isPerson: boolean;
  /** She lives, or her version is kept: nothing more is kept here, and the draft goes. */
  finish: () => Promise<void>;
};

const STALE = 'Ela mudou depois do seu rascunho. Esta é a versão mais nova.';

function createSession(opening: Opening, { draft, edited, isBehind, stale }: OpenedDraft): WizardSession {
  const key = keyOf(opening);
  const { isPerson } = opening;
  const ownerId = readOwner();
  // Leaving keeps what was not kept, and one may leave by signing out: a person's draft is never another's. A visitor's
  // goes along to whoever they become.
  const isStillTheirs = (): boolean => !isPerson || readOwner() === ownerId;
  const save = async (kept: AvatarDraft): Promise<unknown> => {
    if (!isStillTheirs()) throw new Error('somebody else signed in');
    return saveDraft(key, kept);
  };
  const keeper = createDraftKeeper({
    keepOnDevice: async (kept, isOnAccount) =>
      isStillTheirs() && keepOnDevice(key, { draft: kept, isPersons: isPerson, isOnAccount }),
    saveOnAccount: isPerson ? save : null,
    isOnline: () => navigator.onLine,
  });
  const replaced = stale === null ? null : { draft: stale, why: STALE };
  const store = createWizardStore(stateOf(draft, replaced), (changed) => {
    // Walking through her steps is no edit.
    if (edited === null || changed.fields !== draft.fields) keeper.write(draftToKeep(changed));
  });
  if (isBehind) keeper.write(draftToKeep(draft));
  return {
    store,
    keeper,
    edited,
    isPerson,
    finish: async () => {
      await keeper.stop();
      await forgetDraft(opening);
    },
  };
}

/** What may not wait: the page goes, or the connection is back. */
function keepAtMoments(keeper: DraftKeeper): () => void {
  const flush = (): void => void keeper.flush();
  const flushWhenHidden = (): void => {
    if (document.visibilityState === 'hidden') flush();
  };
  addEventListener('pagehide', flush);
  addEventListener('online', flush);
  document.addEventListener('visibilitychange', flushWhenHidden);
  return () => {
    removeEventListener('pagehide', flush);
    removeEventListener('online', flush);
    document.removeEventListener('visibilitychange', flushWhenHidden);
    flush();
  };
}

type Opened =
  | { status: 'opening' }
  | { status: 'failed'; error: unknown }
  | { status: 'ready'; session: WizardSession };

/** Opens the draft, and opens it again on `reopen`. Leaving keeps what was not kept yet. */
export function useWizardSession({ editing, isPerson }: Opening): { opened: Opened; reopen: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [opened, setOpened] = useState<Opened & { attempt: number }>({ status: 'opening', attempt });
  useEffect(() => {
    let isHere = true;
    let leave: (() => void) | undefined;
    const opening = { editing, isPerson };
    openDraft(opening).then(
      (found) => {
        if (!isHere) return;
        const session = createSession(opening, found);
        leave = keepAtMoments(session.keeper);
        setOpened({ status: 'ready', session, attempt });
      },
      (error: unknown) => {
        if (isHere) setOpened({ status: 'failed', error, attempt });
      },
    );
    return () => {
      isHere = false;
      leave?.();
    };
  }, [editing, isPerson, attempt]);
  return {
    opened: opened.attempt === attempt ? opened : { status: 'opening' },
    reopen: () => setAttempt((now) => now + 1),
  };
}
