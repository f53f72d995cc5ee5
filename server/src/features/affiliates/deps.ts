import type { AppDeps } from '../../deps.ts';

export type EarningDeps = Pick<
  AppDeps,
  'env' | 'db' | 'clock' | 'log' | 'limits' | 'queue' | 'metrics' | 'mailer' | 'payments' | 'cookies'
>;

declare module '../../platform/queue/queue.ts' {
  interface Jobs {
    'affiliates-send-mail': { email: string };
    /** What was put aside for an affiliate is sent to their Pix key. */
    'affiliates-pay': { payoutId: string };
    'affiliates-mail-payout': { payoutId: string };
  }
}
