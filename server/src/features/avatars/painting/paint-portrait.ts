import { createHash } from 'node:crypto';
import { type PortraitImages, portraitImages } from '@cafune/contract/avatars';
import type { PortraitChoices } from '@cafune/contract/avatars/definition';
import { make, type PortraitParams } from '@cafune/portrait';
import type { AppDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { ImageModel } from '../../../providers/image/port.ts';
import { captureHold, releaseHold } from '../../coins/index.ts';
import { type Hold, holdHelpPrice } from '../help/hold-price.ts';
import { encodePainting } from './encode-painting.ts';
import { promptFor } from './prompt.ts';
import * as store from './store.ts';

export type PaintingDeps = Pick<AppDeps, 'db' | 'clock' | 'outbox' | 'imageModel'>;
export type PaintPortraitInput = { requestId: string; portrait: PortraitChoices };
export type Painting = { painting: string; images: PortraitImages; priceCoins: number };
export type PortraitPainter = (accountId: string, input: PaintPortraitInput) => Promise<Painting>;

type Attempt = { accountId: string; requestId: string; params: PortraitParams; inputHash: Buffer };

/** The painter of an application. Requests that are under way are known, so that one sent twice at once is painted once. */
export function createPortraitPainter(deps: PaintingDeps): PortraitPainter {
  const underWay = new Map<string, { inputHash: Buffer; painting: Promise<Painting> }>();
  return async (accountId, { requestId, portrait }) => {
    const params = make(portrait);
    const inputHash = createHash('sha256').update(JSON.stringify(params)).digest();
    const key = `${accountId} ${requestId}`;
    const running = underWay.get(key);
    if (running) {
      requireSame(running.inputHash, inputHash);
      return running.painting;
    }
    const attempt = { accountId, requestId, params, inputHash };
    const painting = paintPortrait(deps, attempt).finally(() => underWay.delete(key));
    underWay.set(key, { inputHash, painting });
    return painting;
  };
}

/**
 * Paints a portrait from its choices and charges when it is there; the same request again gets the same one and pays nothing.
 * @throws AppError request.not-found where no image model is configured, coins.insufficient, coins.key-reused;
 *   avatars.painting-failed when the model fails or answers no picture, free of charge
 */
async function paintPortrait(deps: PaintingDeps, attempt: Attempt): Promise<Painting> {
  const { imageModel } = deps;
  if (!imageModel) throw new AppError('request.not-found');
  const known = await deps.db.find(store.selectPainting, [attempt.accountId, attempt.requestId]);
  if (known) return repeatOf(known, attempt.inputHash);
  const hold = await holdHelpPrice(deps, attempt.accountId, 'Retrato pintado com IA');
  try {
    const picture = await askModel(imageModel, attempt.params);
    return await deps.db.transaction((tx) => keepPainting(deps, tx, { ...attempt, hold, picture }));
  } catch (error) {
    // Released once it was captured, it throws and stays captured.
    if (hold.id !== null) await releaseHold(deps.db, hold.id);
    throw error;
  } finally {
    deps.outbox.kick();
  }
}

async function askModel(model: ImageModel, params: PortraitParams): Promise<Buffer> {
  // It goes on when the browser leaves: asked again, the painting is there.
  const bytes = await model.paint(promptFor(params), new AbortController().signal).catch((error: unknown) => {
    throw new AppError('avatars.painting-failed', { cause: error });
  });
  const picture = await encodePainting(bytes);
  if (!picture) throw new AppError('avatars.painting-failed');
  return picture;
}

type Painted = Attempt & { hold: Hold; picture: Buffer };

/** Charges and keeps; when another process answered the same request meanwhile, its painting counts and nothing is charged here. */
async function keepPainting(deps: PaintingDeps, tx: Transaction, painted: Painted): Promise<Painting> {
  const { accountId, requestId, params, inputHash, hold, picture } = painted;
  const now = deps.clock.now();
  const hash = createHash('sha256').update(picture).digest('hex').slice(0, 32);
  const row = [accountId, requestId, hash, inputHash, hold.priceCoins, now];
  if ((await tx.run(store.insertPainting, row)) === 0) {
    if (hold.id !== null) await releaseHold(tx, hold.id);
    return repeatOf(await tx.get(store.selectPainting, [accountId, requestId]), inputHash);
  }
  await tx.run(store.insertPicture, [hash, JSON.stringify(params), picture, now]);
  if (hold.id !== null)
    await captureHold(tx, { id: hold.id, amountCoins: hold.priceCoins, counterpart: 'house:avatars' });
  return { painting: hash, images: portraitImages(hash), priceCoins: hold.priceCoins };
}

function repeatOf(known: store.PaintingRow, inputHash: Buffer): Painting {
  requireSame(known.input_hash, inputHash);
  return { painting: known.hash, images: portraitImages(known.hash), priceCoins: known.price_coins };
}

function requireSame(known: Buffer, inputHash: Buffer): void {
  if (!known.equals(inputHash)) throw new AppError('coins.key-reused');
}
