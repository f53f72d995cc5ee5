import { statement } from '../../../platform/db/database.ts';

/** Of one affiliate since an instant. */
export const countClicks = statement<{ clicks: number; visitors: number }>(
  'affiliates.count-clicks',
  `SELECT count(*)::int AS clicks, count(DISTINCT visitor_id)::int AS visitors FROM affiliate_touches
   WHERE affiliate_id = $1 AND kind = 'click' AND at >= $2`,
);
export const countPeople = statement<{ sign_ups: number; trials: number; buyers: number }>(
  'affiliates.count-people',
  `SELECT count(*) FILTER (WHERE bound_at >= $2)::int AS sign_ups, count(*) FILTER (WHERE trial_at >= $2)::int AS trials,
     count(*) FILTER (WHERE first_paid_at >= $2)::int AS buyers FROM affiliate_referrals WHERE affiliate_id = $1`,
);
export const sumRevenue = statement<{ cents: number }>(
  'affiliates.sum-revenue',
  'SELECT coalesce(sum(base_cents), 0)::int AS cents FROM affiliate_entries WHERE affiliate_id = $1 AND at >= $2',
);
export const sumStates = statement<{
  held: number;
  payable: number;
  sending: number;
  paid: number;
  next_release_at: Date | null;
}>(
  'affiliates.sum-states',
  `SELECT coalesce(sum(e.amount_cents) FILTER (WHERE payout_id IS NULL AND releases_at > $2), 0)::int AS held,
     coalesce(sum(e.amount_cents) FILTER (WHERE payout_id IS NULL AND releases_at <= $2), 0)::int AS payable,
     coalesce(sum(e.amount_cents) FILTER (WHERE p.status = 'sending'), 0)::int AS sending,
     coalesce(sum(e.amount_cents) FILTER (WHERE p.status = 'paid'), 0)::int AS paid,
     min(e.releases_at) FILTER (WHERE e.payout_id IS NULL AND releases_at > $2) AS next_release_at
   FROM affiliate_entries e LEFT JOIN affiliate_payouts p ON p.id = e.payout_id WHERE e.affiliate_id = $1`,
);
export const selectPaidMonths = statement<{ month: string }>(
  'affiliates.select-paid-months',
  `SELECT month FROM affiliate_payouts WHERE affiliate_id = $1 AND status <> 'refused'`,
);

/** By calendar days of America/Sao_Paulo; days without anything are not among them. */
export const countClicksByDay = statement<{ day: string; count: number }>(
  'affiliates.count-clicks-by-day',
  `SELECT (at AT TIME ZONE 'America/Sao_Paulo')::date::text AS day, count(*)::int AS count FROM affiliate_touches
   WHERE affiliate_id = $1 AND kind = 'click' AND at >= $2 GROUP BY day`,
);
export const countSignUpsByDay = statement<{ day: string; count: number }>(
  'affiliates.count-sign-ups-by-day',
  `SELECT (bound_at AT TIME ZONE 'America/Sao_Paulo')::date::text AS day, count(*)::int AS count FROM affiliate_referrals
   WHERE affiliate_id = $1 AND bound_at >= $2 GROUP BY day`,
);
export const sumCommissionByDay = statement<{ day: string; count: number }>(
  'affiliates.sum-commission-by-day',
  `SELECT (at AT TIME ZONE 'America/Sao_Paulo')::date::text AS day, sum(amount_cents)::int AS count FROM affiliate_entries
   WHERE affiliate_id = $1 AND at >= $2 GROUP BY day`,
);

export type LinkRow = { label: string | null; clicks: number; visitors: number; sign_ups: number; buyers: number };
/** The ten links with most clicks since an instant. Who came by a code came by none. */
export const selectTopLinks = statement<LinkRow>(
  'affiliates.select-top-links',
  `SELECT t.label, t.clicks, t.visitors, coalesce(r.sign_ups, 0)::int AS sign_ups, coalesce(r.buyers, 0)::int AS buyers FROM (
     SELECT label, count(*)::int AS clicks, count(DISTINCT visitor_id)::int AS visitors FROM affiliate_touches
     WHERE affiliate_id = $1 AND kind = 'click' AND at >= $2 GROUP BY label
   ) AS t LEFT JOIN (
     SELECT label, count(*) FILTER (WHERE bound_at >= $2) AS sign_ups, count(*) FILTER (WHERE first_paid_at >= $2) AS buyers
     FROM affiliate_referrals WHERE affiliate_id = $1 AND via = 'link' GROUP BY label
   ) AS r ON r.label IS NOT DISTINCT FROM t.label
   ORDER BY t.clicks DESC, t.label NULLS FIRST LIMIT 10`,
);
