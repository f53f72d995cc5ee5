import { personalTables } from '../../../platform/personal-data.ts';

const TEAM =
  'What administrators did with money, of an account without a name: a log that can lose lines is none (docs/decisions/0027).';

/** What of this feature's tables is a person's: of an administrator, that is. */
export const adminTables = personalTables('admin', {
  admin_step_ups: {
    exported: { leftOut: 'That the password was given again, for ten minutes.' },
    erased: 'rows',
  },
  admin_requests: {
    exported: { leftOut: 'Work of the team; what somebody got of it is in their statement and purchases.' },
    erased: { kept: 'decided', because: TEAM },
  },
  admin_audit: {
    exported: { leftOut: 'Work of the team.' },
    erased: { kept: 'decided', because: TEAM },
  },
  admin_audit_head: { apart: 'Where the chain of the log ends.' },
});
