import type { AppDeps } from '../../deps.ts';
import type { Hub } from '../../platform/realtime/hub.ts';
import type { createVersionReader } from '../avatars/index.ts';
import type { WireEvent } from './message.ts';
import type { ReplyRunner } from './replies/runner.ts';

/** What conversations stand on besides the application's own parts. */
export type ChatDeps = Pick<AppDeps, 'db' | 'clock' | 'log' | 'metrics' | 'outbox' | 'queue' | 'textModel'> & {
  readVersions: ReturnType<typeof createVersionReader>;
  /** First name of a registered person. */
  findFirstName: (accountId: string) => Promise<string | undefined>;
  /** Topic is the conversation's id. */
  hub: Hub<WireEvent>;
};
export type ChatActionDeps = ChatDeps & { runner: ReplyRunner };
