import { createHmac, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { languagePrefix, type Language } from '../../../domain/languages.ts';
import { jobKind, type Jobs } from '../../../process/jobs.ts';
import type { Sealing } from '../../../sealing/sealing.ts';
import { allLoginMethods } from '../identities/other-login-methods.ts';
import type { Accounts, IdentityMail } from '../ports.ts';
import { keysFor } from '../provider/keys.ts';
import { lockAccount } from '../session/locked-account.ts';
import type { IdentitySecrets, IdentityTables } from '../tables.ts';
import { linkMinutes, type ResetLinks } from './reset-links.ts';

/** Who asked for a link and in which language, and what the log-in page was opened for, as a query. */
interface AskedLink {
  emailNormalised: string;
  query: string;
  /** The page's, in which the link opens. Absent in what was asked before it was kept. */
  language?: Language;
}

/** The request, sealed for its subject, which tells no address: an HMAC of it. */
interface SealedRequest {
  subject: string;
  sealed: string;
}

const mailResetLink = jobKind<SealedRequest>('identity.mailResetLink', ({ subject }) => subject);
/** Asked for by a release that wrote addresses into its jobs. It goes with the next release. */
const sendResetLink = jobKind<AskedLink>('identity.sendResetLink', ({ emailNormalised }) => emailNormalised);

/** What sending links works with. */
export interface ResetLinkParts {
  db: Kysely<IdentityTables>;
  jobs: Pick<Jobs, 'enqueue' | 'work'>;
  accounts: Pick<Accounts, 'byEmail'>;
  mail: IdentityMail;
  links: ResetLinks;
  sealing: Pick<Sealing, 'seal' | 'open'>;
  secrets: () => Promise<Pick<IdentitySecrets, 'cookieKeys'>>;
  /** The companies by which people can sign in. */
  reachable: readonly string[];
  siteOrigin: string;
}

/**
 * Sends links to a new password. Whether the address has an account is only looked up by the job, so that neither the
 * answer nor its time tells.
 */
export function createResetLinkSender(parts: ResetLinkParts) {
  const { db, jobs, accounts, mail, links, sealing, secrets, reachable, siteOrigin } = parts;

  jobs.work(mailResetLink, ({ subject, sealed }) =>
    send(JSON.parse(sealing.open(sealed, subject)) as AskedLink),
  );
  jobs.work(sendResetLink, send);

  async function send({ emailNormalised, query, language: asked }: AskedLink): Promise<void> {
    const account = await accounts.byEmail(emailNormalised);
    if (account === undefined) return;
    const { id, email, firstName, language } = account;
    await db.transaction().execute(async (trx) => {
      // The account may have another address by now: the one that was asked for may be a stranger's.
      if ((await lockAccount(trx, id))?.emailNormalised !== emailNormalised) return;
      const token = await links.issue(trx, id);
      const search = new URLSearchParams(query);
      search.set('token', token);
      const link = `${siteOrigin}${languagePrefix(asked ?? language)}${newPasswordPath}?${search.toString()}`;
      const { password, connections } = await allLoginMethods(trx, id, reachable);
      await mail.send(
        {
          ...{ key: `passwordReset:${randomUUID()}`, to: email, language, firstName },
          ...{ mail: 'passwordReset', link, minutes: linkMinutes },
          ...(!password && connections.length > 0 && { connections }),
        },
        trx.$pickTables<never>(),
      );
    });
  }

  async function subjectOf(emailNormalised: string): Promise<string> {
    const [key = ''] = keysFor('subjects of reset links', await secrets());
    return createHmac('sha256', key).update(emailNormalised).digest('base64url');
  }

  return {
    /** Asks for a link, for any address at all. */
    async ask(asked: AskedLink): Promise<void> {
      const subject = await subjectOf(asked.emailNormalised);
      const sealed = sealing.seal(JSON.stringify(asked), subject);
      await db.transaction().execute((trx) => jobs.enqueue(trx, mailResetLink, { subject, sealed }));
    },
  };
}

export type ResetLinkSender = ReturnType<typeof createResetLinkSender>;

/** Where a new password is chosen, without its language. */
export const newPasswordPath = '/login/forgot-password/new';
