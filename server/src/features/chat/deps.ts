import type { AppDeps } from '../../deps.ts';
import type { Lane, Queryable } from '../../platform/db/database.ts';
import type { Hub } from '../../platform/realtime/hub.ts';
import type { createVersionReader, createVoiceSamples } from '../avatars/index.ts';
import type { WireEvent } from './message.ts';

/** What conversations stand on besides the application's own parts. */
export type ChatDeps = Pick<
  AppDeps,
  | 'db'
  | 'clock'
  | 'env'
  | 'limits'
  | 'log'
  | 'metrics'
  | 'outbox'
  | 'queue'
  | 'secret'
  | 'textModel'
  | 'transcriptionModel'
  | 'imageModel'
> & {
  readVersions: ReturnType<typeof createVersionReader>;
  /** First name of a registered person; `db`: on connections of whoever asks. */
  findFirstName: (accountId: string, db?: Queryable) => Promise<string | undefined>;
  /** Lines said aloud; undefined where no speech model is configured. */
  voices: ReturnType<typeof createVoiceSamples>;
  /** Topic is the conversation's id. */
  hub: Hub<WireEvent>;
  /** Tells the account's other devices that a conversation went on. */
  onChanged(conversation: { accountId: string; conversationId: string; seq: number }): void;
};

/** What replies are written with: the reserved connections, so that a crowd of requests cannot cut them. */
export type ReplyDeps = Omit<ChatDeps, 'db'> & { db: Lane };

/** Writes replies: those asked for here, those that wait, and those whose worker died. Generation goes on when the browser leaves. */
export type ReplyRunner = {
  readonly workerId: string;
  /** Starts a reply this worker holds. */
  run(generationId: string): void;
  /** Cuts a reply if it runs in this process. */
  stop(generationId: string): void;
  /** Takes up what was left behind. `isOnlyProcess`: nobody else can be writing, so no lease need run out. */
  start(options: { isOnlyProcess: boolean }): Promise<void>;
  /** Lets running replies end for at most `graceMs`, then gives them up. */
  drain(graceMs: number): Promise<void>;
};

/** What later features know, or want to know at once; wired in app.ts. */
export type ConversationListeners = {
  /** What a character posted, while it can be seen; undefined for a post that is not hers. */
  findPostText(avatarId: string, postId: string): Promise<string | undefined>;
  /** Whether a first message of hers is welcome now: registered, not turned off, outside quiet hours. */
  mayReach(accountId: string): Promise<boolean>;
  onDeleted(conversation: { accountId: string; conversationId: string }): Promise<void>;
};

export type ChatActionDeps = ChatDeps & ConversationListeners & { runner: ReplyRunner };
