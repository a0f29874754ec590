import type { Kysely } from 'kysely';
import { jobKind, type Jobs } from '../../../process/jobs.ts';
import type { Sealing } from '../../../sealing/sealing.ts';
import type { Accounts, CodeMail, CodeMessage, IdentityMail } from '../ports.ts';
import { normalisedEmail } from '../sign-in/email.ts';
import type { IdentityTables } from '../tables.ts';

/** What mailing to owners alone works with. */
export interface OwnersMailParts {
  db: Kysely<IdentityTables>;
  jobs: Pick<Jobs, 'enqueue' | 'work'>;
  accounts: Pick<Accounts, 'byEmail'>;
  mail: IdentityMail;
  sealing: Pick<Sealing, 'seal' | 'open'>;
}

const mailOwner = jobKind<{ key: string; sealed: string }>('identity.mailOwner');

/**
 * Mails codes to addresses that have an account, and nothing to others. Only the job looks whether there is one, so that
 * neither the answer nor its time tells.
 */
export function createOwnersMail({ db, jobs, accounts, mail, sealing }: OwnersMailParts): CodeMail {
  jobs.work(mailOwner, async ({ key, sealed }) => {
    const message = JSON.parse(sealing.open(sealed, key)) as CodeMessage;
    const account = await accounts.byEmail(normalisedEmail(message.to));
    if (account === undefined) return;
    const { email: to, language, firstName } = account;
    await db.transaction().execute(async (trx) => {
      await mail.send({ ...message, to, language, firstName }, trx.$pickTables<never>());
    });
  });

  return {
    send: (message, trx) => {
      const { key } = message;
      return jobs.enqueue(trx, mailOwner, { key, sealed: sealing.seal(JSON.stringify(message), key) });
    },
  };
}
