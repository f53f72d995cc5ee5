import type { PersonalTable } from '../../platform/personal-data.ts';
import { platformTables } from '../../platform/personal-tables.ts';
import { achievementTables } from '../achievements/index.ts';
import { adminTables } from '../admin/index.ts';
import { affiliateTables } from '../affiliates/index.ts';
import { authTables } from '../auth/index.ts';
import { avatarTables } from '../avatars/index.ts';
import { chatTables } from '../chat/index.ts';
import { coinTables } from '../coins/index.ts';
import { feedTables } from '../feed/index.ts';
import { feedbackTables } from '../feedback/index.ts';
import { giftTables } from '../gifts/index.ts';
import { notificationTables } from '../notifications/index.ts';
import { paymentTables } from '../payments/index.ts';
import { rewardTables } from '../rewards/index.ts';
import { safetyTables } from '../safety/index.ts';
import { vipTables } from '../vip/index.ts';
import { privacyTables } from './store.ts';

/** Every table of the database, once: what a copy holds of it, and what is left of it when an account is deleted. */
export const TABLE_MAP: readonly PersonalTable[] = [
  ...platformTables,
  ...authTables,
  ...safetyTables,
  ...coinTables,
  ...paymentTables,
  ...vipTables,
  ...avatarTables,
  ...affiliateTables,
  ...chatTables,
  ...giftTables,
  ...feedTables,
  ...rewardTables,
  ...achievementTables,
  ...notificationTables,
  ...feedbackTables,
  ...adminTables,
  ...privacyTables,
];
