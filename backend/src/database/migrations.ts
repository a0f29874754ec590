import type { Migration } from 'kysely/migration';
import * as accounts from '../migrations/0010-accounts.ts';
import * as signingIn from '../migrations/0011-signing-in.ts';
import * as vouchers from '../migrations/0020-vouchers.ts';
import * as purchases from '../migrations/0021-purchases.ts';
import * as subscriptions from '../migrations/0022-subscriptions.ts';
import * as analyticsEvents from '../migrations/0030-analytics-events.ts';
import * as mails from '../migrations/0031-mails.ts';
import * as signInParams from '../migrations/0032-sign-in-params.ts';
import * as refusedMails from '../migrations/0033-refused-mails.ts';
import * as chargesAfterDiscounts from '../migrations/0034-charges-after-discounts.ts';

/** Every migration by name, in the order they run. A name once run is never changed. */
export const migrations: Record<string, Migration> = {
  '0010-accounts': accounts,
  '0011-signing-in': signingIn,
  '0020-vouchers': vouchers,
  '0021-purchases': purchases,
  '0022-subscriptions': subscriptions,
  '0030-analytics-events': analyticsEvents,
  '0031-mails': mails,
  '0032-sign-in-params': signInParams,
  '0033-refused-mails': refusedMails,
  '0034-charges-after-discounts': chargesAfterDiscounts,
};
