/** The VAPID pair: made once, kept in the database, its private half sealed with the application's secret. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { AppDeps } from '../../deps.ts';
import type { VapidKeys } from '../../providers/push/port.ts';
import * as store from './store.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

type Deps = Pick<AppDeps, 'db' | 'log' | 'secret' | 'pushService'>;

/** Reads the pair, making it first if there is none; what was read is kept. */
export function createPushKeysReader(deps: Deps): () => Promise<VapidKeys> {
  let reading: Promise<VapidKeys> | undefined;
  return () => {
    reading ??= readOrMake(deps).catch((error: unknown) => {
      reading = undefined;
      throw error;
    });
    return reading;
  };
}

async function readOrMake(deps: Deps): Promise<VapidKeys> {
  const row = await deps.db.find(store.selectPushKeys);
  const known = row && open(deps.secret, row);
  if (known) return known;
  const made = deps.pushService.createKeys();
  await deps.db.transaction(async (tx) => {
    const values = [made.publicKey, seal(deps.secret, made.privateKey), row?.public_key ?? null];
    const isOurs = (await tx.run(store.insertPushKeys, values)) > 0;
    if (!isOurs || !row) return;
    // Subscriptions are bound to the pair they were made with.
    await tx.run(store.deleteAllSubscriptions);
    deps.log.warn(
      'the push keys were sealed with another SECRET_KEY: new ones were made, and browsers subscribe again',
    );
  });
  const kept = open(deps.secret, await deps.db.get(store.selectPushKeys));
  if (!kept) throw new Error('another process seals the push keys with another SECRET_KEY');
  return kept;
}

function sealingKey(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'push-keys', 32));
}

function seal(secret: string, text: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, sealingKey(secret), nonce);
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

/** @returns undefined when it was sealed with another secret */
function open(secret: string, row: store.PushKeysRow): VapidKeys | undefined {
  const sealed = row.sealed_private_key;
  const decipher = createDecipheriv(CIPHER, sealingKey(secret), sealed.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  try {
    const text = Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
    return { publicKey: row.public_key, privateKey: text.toString('utf8') };
  } catch {
    return undefined;
  }
}
