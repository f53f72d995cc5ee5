import { type RequestTakedownInput, TAKEDOWN_ANSWER_HOURS } from '@cafune/contract/safety';
import type { AppDeps } from '../../deps.ts';
import { newId } from '../../platform/ids.ts';
import { openCase } from './cases.ts';
import { newProtocol } from './protocol.ts';
import * as store from './store.ts';

/** Keeps a takedown request, starts its clock and opens its case (abuse suite G04). */
export async function requestTakedown(
  deps: Pick<AppDeps, 'db' | 'clock'>,
  input: RequestTakedownInput,
): Promise<{ protocol: string; dueAt: Date }> {
  const { name, email, relation, characterAddress, statement } = input;
  const id = newId();
  const now = deps.clock.now();
  const dueAt = new Date(now.getTime() + TAKEDOWN_ANSWER_HOURS * 3_600_000);
  return deps.db.transaction(async (tx) => {
    await openCase(tx, { subject: { kind: 'takedown', id }, cause: 'report', class: 'p1', findings: [], now });
    for (;;) {
      const protocol = newProtocol(now);
      const values = [id, protocol, name, email, relation, characterAddress, statement, now, dueAt];
      if ((await tx.run(store.insertTakedown, values)) > 0) return { protocol, dueAt };
    }
  });
}
