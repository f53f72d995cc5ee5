import type { AppDeps } from '../../deps.ts';
import type { ConfirmDeps } from '../auth/index.ts';

export type AdminDeps = Pick<AppDeps, 'db' | 'clock' | 'log' | 'limits' | 'outbox' | 'queue' | 'metrics'>;
export type StepUpDeps = AdminDeps & ConfirmDeps;
