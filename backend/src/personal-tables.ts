import type { PersonalTable } from './database/personal-table.ts';
import { analyticsTables } from './modules/analytics/index.ts';
import { membershipTables } from './modules/b2b/index.ts';
import { billingTables } from './modules/billing/index.ts';
import { buddyTables } from './modules/buddies/index.ts';
import { familyTables } from './modules/family/index.ts';
import { identityTables } from './modules/identity/index.ts';
import { momentTables } from './modules/moments/index.ts';
import { newsletterTables } from './modules/newsletter/index.ts';
import { referralTables } from './modules/referral/index.ts';
import { terminationTables } from './modules/terminations/index.ts';
import { studentTables } from './modules/students/index.ts';
import { userTables } from './modules/users/index.ts';
import { voucherTables } from './modules/vouchers/index.ts';

/** All that is kept of a person, in the order in which closing an account deletes it: first what gives access. */
export const personalTables: readonly PersonalTable[] = [
  ...identityTables,
  ...userTables,
  ...membershipTables,
  ...studentTables,
  ...analyticsTables,
  ...momentTables,
  ...familyTables,
  ...referralTables,
  ...buddyTables,
  ...billingTables,
  ...terminationTables,
  ...voucherTables,
  ...newsletterTables,
];
