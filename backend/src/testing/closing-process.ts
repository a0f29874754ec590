import { createAccountCloser } from '../modules/identity/closing/close-accounts.ts';
import { createDeletions } from '../modules/identity/closing/deletions.ts';
import type { IdentityTables } from '../modules/identity/tables.ts';
import { createAccounts } from '../modules/users/index.ts';
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
  personalTables,
  mail,
  siteOrigin: 'http://localhost',
  log: { info: () => undefined, error: throwOn },
})();
await end();
