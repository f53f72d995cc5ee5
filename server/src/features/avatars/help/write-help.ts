import { createHash } from 'node:crypto';
import type { AvatarDraftFields, HelpField } from '@cafune/contract/avatars/creation';
import type { AppDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { captureHold, releaseHold } from '../../coins/index.ts';
import { type Hold, holdHelpPrice } from './hold-price.ts';
import * as store from './store.ts';
import { guardFields, MAX_LENGTHS, readSuggestions, type Suggestions, sketchOf } from './texts.ts';

export type HelpDeps = Pick<AppDeps, 'db' | 'clock' | 'outbox' | 'textModel'>;
export type WriteHelpInput = { requestId: string; fields: AvatarDraftFields; wanted: readonly HelpField[] };
export type Help = { suggestions: Suggestions; priceCoins: number };
export type HelpWriter = (accountId: string, input: WriteHelpInput) => Promise<Help>;

type Attempt = { accountId: string; input: WriteHelpInput; hash: Buffer };

/** The writer of an application. Requests that are under way are known, so that one sent twice at once is written once. */
export function createHelpWriter(deps: HelpDeps): HelpWriter {
  const underWay = new Map<string, { hash: Buffer; help: Promise<Help> }>();
  return async (accountId, input) => {
    const hash = hashOf(input);
    const key = `${accountId} ${input.requestId}`;
    const running = underWay.get(key);
    if (running) {
      requireSame(running.hash, hash);
      return running.help;
    }
    const help = writeHelp(deps, { accountId, input, hash }).finally(() => underWay.delete(key));
    underWay.set(key, { hash, help });
    return help;
  };
}

/**
 * Proposes texts and charges when they come; the same request again gets the same texts and pays nothing.
 * @throws AppError safety.minimum-age and its kin for what the person wrote, coins.insufficient, coins.key-reused;
 *   avatars.help-failed when the model fails or says what nobody may publish, free of charge
 */
async function writeHelp(deps: HelpDeps, attempt: Attempt): Promise<Help> {
  const { accountId, input, hash } = attempt;
  const known = await deps.db.find(store.selectHelp, [accountId, input.requestId]);
  if (known) return repeatOf(known, hash);
  guardFields(input.fields, deps.clock.now());
  const hold = await holdHelpPrice(deps, accountId, 'Ideias para criar companhia');
  try {
    const suggestions = await askModel(deps, input);
    return await deps.db.transaction((tx) => keepHelp(deps, tx, { ...attempt, hold, suggestions }));
  } catch (error) {
    // Released once it was captured, it throws and stays captured.
    if (hold.id !== null) await releaseHold(deps.db, hold.id);
    throw error;
  } finally {
    deps.outbox.kick();
  }
}

async function askModel(deps: HelpDeps, { requestId, fields, wanted }: WriteHelpInput): Promise<Suggestions> {
  const asked = { sketch: sketchOf(fields), wanted, maxLength: MAX_LENGTHS, seed: seedOf(requestId) };
  // It goes on when the browser leaves: asked again, the answer is there.
  const written = await deps.textModel.write(asked, new AbortController().signal).catch((error: unknown) => {
    throw new AppError('avatars.help-failed', { cause: error });
  });
  const suggestions = readSuggestions(written, wanted, deps.clock.now());
  if (!suggestions) throw new AppError('avatars.help-failed');
  return suggestions;
}

type Written = Attempt & { hold: Hold; suggestions: Suggestions };

/** Charges and keeps; when another process answered the same request meanwhile, its answer counts and nothing is charged here. */
async function keepHelp(deps: HelpDeps, tx: Transaction, written: Written): Promise<Help> {
  const { accountId, input, hash, hold, suggestions } = written;
  const { requestId: id } = input;
  const row = [accountId, id, hash, JSON.stringify(suggestions), hold.priceCoins, deps.clock.now()];
  if ((await tx.run(store.insertHelp, row)) === 0) {
    if (hold.id !== null) await releaseHold(tx, hold.id);
    return repeatOf(await tx.get(store.selectHelp, [accountId, id]), hash);
  }
  if (hold.id !== null)
    await captureHold(tx, { id: hold.id, amountCoins: hold.priceCoins, counterpart: 'house:avatars' });
  return { suggestions, priceCoins: hold.priceCoins };
}

function repeatOf(known: store.HelpRow, hash: Buffer): Help {
  requireSame(known.input_hash, hash);
  return { suggestions: known.suggestions, priceCoins: known.price_coins };
}

function requireSame(known: Buffer, hash: Buffer): void {
  if (!known.equals(hash)) throw new AppError('coins.key-reused');
}

function hashOf({ fields, wanted }: WriteHelpInput): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([fields, wanted]))
    .digest();
}

function seedOf(requestId: string): number {
  return createHash('sha256').update(requestId).digest().readInt32BE(0);
}

/** Forgets answers nobody asks for again. */
export async function pruneHelps(deps: Pick<AppDeps, 'db' | 'clock'>): Promise<void> {
  await deps.db.run(store.pruneHelps, [deps.clock.now()]);
}
