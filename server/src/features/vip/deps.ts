import type { VipCancellation } from '@cafune/contract/vip';
import type { AppDeps } from '../../deps.ts';
import type { PaymentDeps } from '../payments/index.ts';
import type { Reminder } from './agenda.ts';

export type VipDeps = PaymentDeps & Pick<AppDeps, 'db' | 'clock' | 'outbox' | 'queue'>;

/**
 * What somebody is told about their VIP. `price` in words, e.g. "R$ 29,90 por mês", and when it is charged; null where nothing will be.
 * `endsAt` of a charge that failed: until when VIP goes on.
 */
export type VipReminder = {
  reason: Reminder | 'charge-failed';
  endsAt: string;
  chargeAt: string | null;
  price: string | null;
};

declare module '../../platform/queue/queue.ts' {
  interface Jobs {
    /** A charge comes, or did not pass. */
    'vip-mail-reminder': { accountId: string; reminder: VipReminder };
    'vip-mail-canceled': { accountId: string; cancellation: VipCancellation };
  }
}
declare module '../../platform/outbox/outbox.ts' {
  interface OutboxEvents {
    /** Somebody's VIP began, went on, ended or renews otherwise. */
    'vip.changed': { accountId: string };
    'vip.trial-began': { accountId: string; at: string };
    /** `key` is the same whenever the same is told. */
    'vip.reminded': { accountId: string; key: string; reminder: VipReminder };
    /** `trial-had`: it was a trial, of somebody who had theirs with another account. */
    'vip.ended': { accountId: string; key: string; because?: 'trial-had' };
  }
}
