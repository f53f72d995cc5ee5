/** Accounts, guests, signing in and out. Design: safety.md "Security". Earlier features it uses: none. */
export { makeAdmin, requireAdmin } from './admin.ts';
export { isCommonPassword } from './common-passwords.ts';
export { type ConfirmDeps, confirmPassword } from './confirm-password.ts';
export { startGuest } from './guests.ts';
export { defineAuthJobs } from './jobs.ts';
export { createPasswordHasher, type PasswordHasher } from './password.ts';
export {
  findAccountIds,
  findFirstName,
  findFirstNames,
  findMailAddress,
  findMailAddresses,
  findOwnAddress,
  listLivingAccounts,
} from './people.ts';
export { authTables } from './personal-data/store.ts';
export { mountAuthRoutes } from './routes.ts';
export { forgetSecondFactor } from './second-factor/second-factor.ts';
