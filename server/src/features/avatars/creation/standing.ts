/** Who sees an avatar and whether anybody may talk to her: every change of it passes here, and so does every question to a moderator. */
import type { AppDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { closeCasesOf, type DefinitionVerdict, openCase } from '../../safety/index.ts';
import * as store from './store.ts';

export type StandingDeps = Pick<AppDeps, 'clock' | 'outbox'>;
export type Standing = Pick<store.StandingRow, 'visibility' | 'publication'> & {
  wantsPublic: boolean;
  isPaused: boolean;
};
type Known = Pick<store.MyAvatarRow, 'id'> & store.StandingRow;

export function standingOf(row: store.StandingRow): Standing {
  const { visibility, publication, wants_public: wantsPublic, paused_at: pausedAt } = row;
  return { visibility, publication, wantsPublic, isPaused: pausedAt !== null };
}

/** Writes what changes of it. Conversations hear when she pauses and when she is back. */
export async function changeStanding(
  deps: StandingDeps,
  tx: Transaction,
  change: { row: Known; to: Partial<Standing> },
): Promise<void> {
  const { row } = change;
  const to = { ...standingOf(row), ...change.to };
  const pausedAt = to.isPaused ? (row.paused_at ?? deps.clock.now()) : null;
  await tx.run(store.updateStanding, [row.id, to.visibility, to.publication, to.wantsPublic, pausedAt]);
  if (to.isPaused === (row.paused_at !== null)) return;
  await deps.outbox.add(tx, to.isPaused ? 'avatars.paused' : 'avatars.resumed', { avatarId: row.id });
}

export type Question = {
  avatarId: string;
  accountId: string;
  version: number;
  /** The version that was asked about before this one, where there is one. */
  replaces?: number;
  cause: 'publication' | 'doubt';
  verdict: DefinitionVerdict | null;
};

/** Asks a person of ours about a version; what was asked about the one before is no question any more. */
export async function askReview(deps: StandingDeps, tx: Transaction, question: Question): Promise<void> {
  const { avatarId: id, accountId, version, replaces, cause, verdict } = question;
  const now = deps.clock.now();
  if (replaces !== undefined) await closeCasesOf(tx, { kind: 'avatar', id, version: replaces }, now);
  await openCase(tx, {
    subject: { kind: 'avatar', id, version },
    cause,
    accountId,
    class: verdict?.class ?? null,
    findings: verdict?.findings ?? [],
    now,
  });
}

declare module '../../../platform/outbox/outbox.ts' {
  interface OutboxEvents {
    /** Nobody may talk to her until a person of ours has looked. */
    'avatars.paused': { avatarId: string };
    /** People may talk to her again. */
    'avatars.resumed': { avatarId: string };
  }
}
