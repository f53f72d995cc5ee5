import type { CaseSubjectKind, PolicyClass, ReportReason, ReportSubjectInput } from '@cafune/contract/safety';
import type { AppDeps } from '../../deps.ts';
import { newId } from '../../platform/ids.ts';
import { openCase } from './cases.ts';
import { newProtocol } from './protocol.ts';
import * as store from './store.ts';

/** The class a report is looked at under until somebody knows better; the rest has none. */
const CLASS_OF: Partial<Record<ReportReason, PolicyClass>> = { minor: 'p0', 'real-person': 'p1' };

/** Keeps a report and opens the case it belongs to. `accountId` is undefined for a visitor. @returns the protocol */
export async function reportSubject(
  deps: Pick<AppDeps, 'db' | 'clock' | 'outbox'>,
  accountId: string | undefined,
  input: ReportSubjectInput,
): Promise<string> {
  const { subjectKind, subjectId, reason, details } = input;
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const caseId = await openCase(tx, {
      subject: { kind: subjectKind, id: subjectId },
      cause: 'report',
      class: CLASS_OF[reason] ?? null,
      findings: [],
      now,
    });
    const told = { subjectKind, subjectId, caseId, accountId: accountId ?? null };
    await deps.outbox.add(tx, 'safety.reported', told);
    for (;;) {
      const protocol = newProtocol(now);
      const values = [
        newId(),
        protocol,
        subjectKind,
        subjectId,
        reason,
        details || null,
        accountId ?? null,
        caseId,
        now,
      ];
      if ((await tx.run(store.insertReport, values)) > 0) return protocol;
    }
  });
}

declare module '../../platform/outbox/outbox.ts' {
  interface OutboxEvents {
    /** Somebody reported something: whoever owns it may add what the case is about. */
    'safety.reported': { subjectKind: CaseSubjectKind; subjectId: string; caseId: string; accountId: string | null };
  }
}
