import type { Fact } from '../../../providers/text/port.ts';

/** The morning after: from when on she may ask how it went, hours after midnight in São Paulo (three behind UTC all year). */
const ASKED_FROM_HOUR = 10;
const SAO_PAULO_BEHIND_HOURS = 3;
const PLAN = /^(?<what>.+?) \((?<day>\d{2})\/(?<month>\d{2})\/(?<year>\d{4})\)$/u;

export type Loop = { text: string; dueAt: Date };

/** A plan with its day is a loop: the day after, she asks how it went. Undefined for what has no day, or one long past. */
export function loopOf(fact: Fact, now: Date): Loop | undefined {
  const plan = fact.relation === 'plan' ? PLAN.exec(fact.value)?.groups : undefined;
  if (!plan) return undefined;
  const hours = ASKED_FROM_HOUR + SAO_PAULO_BEHIND_HOURS;
  const dueAt = new Date(Date.UTC(Number(plan.year), Number(plan.month) - 1, Number(plan.day) + 1, hours));
  return dueAt > now ? { text: plan.what ?? '', dueAt } : undefined;
}
