import { sealEvidence } from '../../safety/index.ts';
import type { ChatDeps } from '../deps.ts';
import * as store from './store.ts';

/** The reported message and what was said before it. */
const SEALED_MESSAGES = 12;

type Report = { subjectKind: string; subjectId: string; caseId: string; accountId: string | null };

/** Seals what a reported message said, for the person who decides; only the one who had the conversation can report it. */
export async function sealReported(deps: Pick<ChatDeps, 'db' | 'clock' | 'secret'>, report: Report): Promise<void> {
  if (report.subjectKind !== 'message' || report.accountId === null) return;
  const messages = await deps.db.all(store.selectReported, [report.subjectId, report.accountId, SEALED_MESSAGES]);
  if (messages.length === 0) return;
  const { caseId, accountId } = report;
  const content = { accountId, messages: messages.toReversed() };
  await deps.db.transaction((tx) => sealEvidence(tx, { caseId, secret: deps.secret, content, now: deps.clock.now() }));
}
