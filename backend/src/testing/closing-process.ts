import { openDatabase } from '../database/open.ts';
import { createAccountCloser } from '../modules/identity/closing/close-accounts.ts';
import { createDeletions } from '../modules/identity/closing/deletions.ts';
import type { IdentityTables } from '../modules/identity/tables.ts';
import { createMail } from '../modules/mail/index.ts';
import { createAccounts } from '../modules/users/index.ts';
import { identityMails } from '../identity-mails.ts';
import { personalTables } from '../personal-tables.ts';
import { createSealing } from '../sealing/sealing.ts';

// A process that closes accounts once, and kills itself before a query of that number: `KILLED_BEFORE=12`.
const { DATABASE_URL = '', KILLED_BEFORE = '0' } = process.env;
const database = await openDatabase({ kind: 'postgres', url: DATABASE_URL });
let queries = 0;
const counted = database.db.withPlugin({
  transformQuery: ({ node }) => {
    queries += 1;
    if (queries === Number(KILLED_BEFORE)) process.kill(process.pid, 'SIGKILL');
    return node;
  },
  transformResult: ({ result }) => Promise.resolve(result),
});
const db = counted.$extendTables<IdentityTables>();
const mail = createMail({
  db: counted,
  jobs: { enqueue: () => Promise.resolve(), work: () => undefined },
  clock: { now: () => new Date() },
  log: { error: throwOn },
  drawMail: () => Promise.resolve({ subject: '', html: '', text: '' }),
  sealing: createSealing({ keys: ['ours'], purpose: 'mails' }),
  smtpUrl: 'smtp://127.0.0.1:1',
  from: 'Stillpoint <rest@stillpoint.example>',
  isStopped: () => Promise.resolve(false),
});

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
  mail: identityMails(mail, 'http://localhost'),
  siteOrigin: 'http://localhost',
  log: { info: () => undefined, error: throwOn },
})();
mail.close();
await database.close();
process.send?.({ queries });
process.disconnect();

/** What goes wrong here fails the test. */
function throwOn(...told: readonly unknown[]): never {
  throw new Error(JSON.stringify(told));
}
