import type { AppDeps } from '../../deps.ts';
import type { PaymentDeps } from '../payments/index.ts';
import type { Reminder } from './agenda.ts';

export type VipDeps = PaymentDeps & Pick<AppDeps, 'db' | 'clock' | 'outbox' | 'queue'>;

/** What somebody is told about their VIP. `price` in words, e.g. "R$ 29,90 por mês"; null where nothing will be charged. */
export type VipReminder = {
  reason: Reminder | 'charge-failed';
  hoursLeft: number;
  endsAt: string;
  price: string | null;
};

declare module '../../platform/outbox/outbox.ts' {
  interface OutboxEvents {
    /** Somebody's VIP began, went on, ended or renews otherwise. */
    'vip.changed': { accountId: string };
    'vip.trial-began': { accountId: string; at: string };
    /** `key` is the same whenever the same is told. */
    'vip.reminded': { accountId: string; key: string; reminder: VipReminder };
    'vip.ended': { accountId: string; key: string };
  }
}
