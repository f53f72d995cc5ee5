import type { Transaction } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import { seal, unseal } from '../../platform/sealing.ts';
import * as store from './store.ts';

const PURPOSE = 'cafune evidence';

/** Keeps what a case is about, readable only with the installation's secret; the caller says nothing of it in any log. */
export async function sealEvidence(
  tx: Transaction,
  evidence: { caseId: string; secret: string; content: unknown; now: Date },
): Promise<void> {
  const sealed = seal({ secret: evidence.secret, purpose: PURPOSE }, JSON.stringify(evidence.content));
  await tx.run(store.insertEvidence, [newId(), evidence.caseId, sealed, evidence.now]);
}

/** The way back. @throws when the secret is another one or a byte was changed */
export function openEvidence(secret: string, sealed: Buffer): unknown {
  return JSON.parse(unseal({ secret, purpose: PURPOSE }, sealed));
}
