import { sql } from 'kysely';
import { createNewMemberCheck } from '../modules/billing/index.ts';
import { createAccountCloser } from '../modules/identity/closing/close-accounts.ts';
import { createDeletions } from '../modules/identity/closing/deletions.ts';
import type { IdentityTables } from '../modules/identity/tables.ts';
import { createFormerPeople } from '../modules/referral/former-people.ts';
import { personDigests } from '../modules/referral/person-digests.ts';
import type { ReferralTables } from '../modules/referral/tables.ts';
import { createAccounts, createMailboxes } from '../modules/users/index.ts';
import { personalTables } from '../personal-tables.ts';
import { openKillingDatabase, throwOn } from './killed-process.ts';

// A process that closes accounts once.
const { db: counted, mail, end } = await openKillingDatabase();
const db = counted.$extendTables<IdentityTables>();

await createAccountCloser({
  db,
  deletions: createDeletions(db),
  accounts: createAccounts(counted),
  subscriptions: {
    subscriptionOf: () => Promise.resolve({ status: 'none' }),
    endRenewals: () => Promise.resolve(),
    paymentsKeptUntil: () => Promise.resolve('2036-12-31'),
    paymentYearsOf: () => Promise.resolve(10),
  },
  families: {
    leave: async (accountId) => {
      await sql`insert into told_families values ('left', ${accountId})`.execute(db);
    },
    endOf: async (trx, accountId) => {
      await sql`insert into told_families values ('ended', ${accountId})`.execute(trx);
    },
  },
  // As the application's, so that one that is killed shows whether it is kept.
  referrals: createFormerPeople({
    db: counted.$extendTables<ReferralTables>(),
    clock: { now: () => new Date() },
    billing: { isNewMember: createNewMemberCheck(counted) },
    mailboxOf: createMailboxes(counted),
    digests: personDigests(['a'.repeat(32)]),
  }),
  personalTables,
  mail,
  siteOrigin: 'http://localhost',
  log: { info: () => undefined, error: throwOn },
})();
await end();
