/** Keeps the draft while it is written: a moment after the last change on the device, and for people on their account. */
import type { AvatarDraft } from '@cafune/contract/avatars/creation';

/** The draft is kept this long after the last change. */
export const KEEP_AFTER_MS = 600;

/** Where the newest draft is; `offline` is on the device for want of a connection. */
export type KeptWhere = 'unchanged' | 'device' | 'offline' | 'account' | 'nowhere';

type KeeperParts = {
  /** Answers false where the browser keeps nothing. */
  keepOnDevice: (draft: AvatarDraft, isOnAccount: boolean) => Promise<boolean>;
  /** Null for visitors. */
  saveOnAccount: ((draft: AvatarDraft) => Promise<unknown>) | null;
  isOnline: () => boolean;
};

export type DraftKeeper = {
  write: (draft: AvatarDraft) => void;
  /** Keeps at once what was not kept yet; resolves when that is done. */
  flush: () => Promise<void>;
  /** Nothing more is kept; resolves when what was under way has ended. */
  stop: () => Promise<void>;
  read: () => KeptWhere;
  subscribe: (listener: () => void) => () => void;
};

export function createDraftKeeper({ keepOnDevice, saveOnAccount, isOnline }: KeeperParts): DraftKeeper {
  let waiting: AvatarDraft | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let isStopped = false;
  let where: KeptWhere = 'unchanged';
  const listeners = new Set<() => void>();

  function say(next: KeptWhere): void {
    where = next;
    for (const listener of listeners) listener();
  }

  async function keep(draft: AvatarDraft): Promise<void> {
    const isKept = await keepOnDevice(draft, false);
    if (saveOnAccount !== null) {
      try {
        await saveOnAccount(draft);
        await keepOnDevice(draft, true);
        say('account');
        return;
      } catch {
        // It goes with the next change, or when the connection is back.
        waiting ??= draft;
      }
    }
    say(isKept ? (saveOnAccount !== null && !isOnline() ? 'offline' : 'device') : 'nowhere');
  }

  async function run(): Promise<void> {
    while (waiting !== null) {
      const draft = waiting;
      waiting = null;
      await keep(draft);
      if (waiting === draft) return;
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    if (isStopped) return running ?? Promise.resolve();
    running ??= run().finally(() => {
      running = null;
    });
    return running;
  }

  return {
    flush,
    read: () => where,
    write: (draft) => {
      if (isStopped) return;
      waiting = draft;
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), KEEP_AFTER_MS);
    },
    stop: () => {
      clearTimeout(timer);
      isStopped = true;
      waiting = null;
      return running ?? Promise.resolve();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
