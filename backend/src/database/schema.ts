import type { AnalyticsTables } from '../modules/analytics/repository.ts';
import type { BillingTables } from '../modules/billing/tables.ts';
import type { IdentityTables } from '../modules/identity/tables.ts';
import type { MailTables } from '../modules/mail/repository.ts';
import type { UserTables } from '../modules/users/repository.ts';
import type { VoucherTables } from '../modules/vouchers/repository.ts';

/** Every table the service keeps, gathered from the repositories that own them. */
export interface Schema
  extends UserTables, IdentityTables, VoucherTables, BillingTables, AnalyticsTables, MailTables {}
