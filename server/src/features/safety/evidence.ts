import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Transaction } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import * as store from './store.ts';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Keeps what a case is about, readable only with the installation's secret; the caller says nothing of it in any log. */
export async function sealEvidence(
  tx: Transaction,
  evidence: { caseId: string; secret: string; content: unknown; now: Date },
): Promise<void> {
  const sealed = seal(evidence.secret, JSON.stringify(evidence.content));
  await tx.run(store.insertEvidence, [newId(), evidence.caseId, sealed, evidence.now]);
}

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'cafune evidence', 32));
}

function seal(secret: string, text: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(secret), nonce);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

/** The way back. @throws when the secret is another one or a byte was changed */
export function openEvidence(secret: string, sealed: Buffer): unknown {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(ALGORITHM, keyOf(secret), nonce);
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const body = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES));
  return JSON.parse(Buffer.concat([body, decipher.final()]).toString('utf8'));
}
