import type { AppDeps } from '../../deps.ts';

export type EarningDeps = Pick<
  AppDeps,
  'env' | 'db' | 'clock' | 'log' | 'limits' | 'queue' | 'metrics' | 'mailer' | 'payments' | 'cookies'
>;

declare module '../../platform/queue/queue.ts' {
  interface Jobs {
    'affiliates-send-mail': { email: string };
    'affiliates-mail-payout': { payoutId: string };
    /** `shownKey` is hidden but for its ends. */
    'affiliates-mail-key': { affiliateId: string; shownKey: string };
  }
}
