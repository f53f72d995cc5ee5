import type { MyAvatar } from '@cafune/contract/avatars/creation';
import type { AvatarDefinition } from '@cafune/contract/avatars/definition';
import { foldText } from '@cafune/contract/core/text';
import type { AppDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import type { Session } from '../../../platform/session/session.ts';
import { assertDefinition, type DefinitionVerdict, requireLevel, summarize } from '../../safety/index.ts';
import { requireOwnPainting } from '../painting/own-painting.ts';
import { isVisitor } from '../policy.ts';
import { insertAvatar } from '../store.ts';
import { showVersion, writeVersion } from '../versions.ts';
import { judgeDefinition, partsOf } from './definition.ts';
import { type OwnAvatar, requireMine, toMyAvatar } from './my-avatars.ts';
import { chargeCreation, isFirstAvatar } from './price.ts';
import { isSame } from './same.ts';
import { askReview, changeStanding } from './standing.ts';
import * as store from './store.ts';

export type CreationDeps = Pick<AppDeps, 'db' | 'clock' | 'env' | 'outbox' | 'queue'>;
export type CreateAvatarInput = {
  id: string;
  definition: AvatarDefinition;
  wantsPublic: boolean;
  importId: string | null;
};
/** `paused`: nobody may talk to her before a person of ours has looked. */
export type Created = { outcome: 'made' | 'repeated' | 'paused'; avatar: MyAvatar };

/**
 * Brings an avatar to life and charges her once: the same id again is the same avatar. The account's first is free.
 * @throws AppError safety.minimum-age, safety.real-person, safety.personal-data, safety.invalid-definition, safety.not-allowed,
 *   safety.age-not-verified and its kin, avatars.sign-up-first, coins.insufficient, avatars.already-made; request.not-found for an id or a painting that is another's
 */
export async function createAvatar(deps: CreationDeps, session: Session, input: CreateAvatarInput): Promise<Created> {
  const known = await deps.db.find(store.selectMine, [input.id, session.accountId]);
  if (known) return repeat(known, input);
  await requireLevel(deps, { accountId: session.accountId, level: input.definition.contentLevel });
  const verdict = judgeDefinition(input.definition, { now: deps.clock.now() });
  assertDefinition(verdict);
  if (input.wantsPublic && isVisitor(session)) throw new AppError('avatars.sign-up-first');
  const created = await deps.db.transaction((tx) => storeAvatar(deps, tx, { session, input, verdict }));
  deps.outbox.kick();
  return created;
}

/** A repeat that says something else would lose what it says. */
function repeat(known: store.MyAvatarRow, input: CreateAvatarInput): Created {
  if (!isSame(known, partsOf(input.definition))) throw new AppError('avatars.already-made');
  return { outcome: 'repeated', avatar: toMyAvatar(known) };
}

type Attempt = { session: Session; input: CreateAvatarInput; verdict: DefinitionVerdict };

async function storeAvatar(deps: CreationDeps, tx: Transaction, attempt: Attempt): Promise<Created> {
  const { session, input } = attempt;
  const { accountId } = session;
  const own = { accountId, avatarId: input.id };
  await tx.all(store.lockCreation, [accountId]);
  const known = await tx.find(store.selectMine, [input.id, accountId]);
  if (known) return repeat(known, input);
  const isFirst = await isFirstAvatar(tx, accountId);
  if (!isFirst && isVisitor(session)) throw new AppError('avatars.sign-up-first');
  await requireOwnPainting(tx, accountId, input.definition.painting);
  const imported = input.importId === null ? undefined : await tx.find(store.takeImport, [input.importId, accountId]);
  const hash = await storeFirstVersion(deps, tx, { own, input, sourceCard: imported?.card ?? null });
  if (!isFirst) await chargeCreation(tx, { ...own, now: deps.clock.now() });
  const verdict = summarize([...attempt.verdict.findings, ...(imported?.doubts ?? [])]);
  const isPaused = verdict.verdict === 'review';
  if (isPaused || input.wantsPublic) await askFirstReview(deps, tx, { own, wantsPublic: input.wantsPublic, verdict });
  await tx.run(store.deleteDraft, [accountId, 'novo']);
  await deps.queue.add(tx, 'avatars-draw-portrait', { hash });
  await deps.outbox.add(tx, 'avatars.created', own);
  return { outcome: isPaused ? 'paused' : 'made', avatar: toMyAvatar(await requireMine(tx, own)) };
}

type First = { own: OwnAvatar; input: CreateAvatarInput; sourceCard: unknown };

/** @returns the hash that names her portrait */
async function storeFirstVersion(deps: CreationDeps, tx: Transaction, first: First): Promise<string> {
  const { own, input, sourceCard } = first;
  const { accountId, avatarId } = own;
  const now = deps.clock.now();
  const { card, tags, portrait } = partsOf(input.definition);
  const slug = makeSlug(card.name);
  const row = [avatarId, slug, accountId, 'private', 'none', now.getTime(), now];
  if ((await tx.run(insertAvatar, row)) === 0) throw new AppError('request.not-found');
  const hash = await writeVersion(tx, {
    avatarId,
    version: 1,
    card,
    tags,
    portrait,
    changeNote: 'Primeira versão',
    sourceCard,
    now,
  });
  await showVersion(tx, { avatarId, version: 1, card, tags });
  return hash;
}

/** Her name, readable, and a piece of chance: names are not unique and ids are made by browsers. */
function makeSlug(name: string): string {
  const words = foldText(name)
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '');
  return `${words || 'companhia'}-${newId().slice(-8)}`;
}

type FirstReview = { own: OwnAvatar; wantsPublic: boolean; verdict: DefinitionVerdict };

async function askFirstReview(deps: CreationDeps, tx: Transaction, review: FirstReview): Promise<void> {
  const { own, wantsPublic, verdict } = review;
  const row = await requireMine(tx, own);
  const isPaused = verdict.verdict === 'review';
  await changeStanding(deps, tx, { row, to: { publication: 'in-review', wantsPublic, isPaused } });
  const cause = wantsPublic ? 'publication' : 'doubt';
  await askReview(deps, tx, { ...own, version: 1, cause, verdict });
}

declare module '../../../platform/outbox/outbox.ts' {
  interface OutboxEvents {
    /** Somebody made an avatar. */
    'avatars.created': { avatarId: string; accountId: string };
  }
}
