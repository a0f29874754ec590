import type { Kysely } from 'kysely';
import { Type } from 'typebox';
import { dayOf } from '../../../domain/days.ts';
import { languagePrefix, type Language } from '../../../domain/languages.ts';
import { loginBackTo } from '../../../http/login-address.ts';
import { pageForm, type PageHandler, type PageToShow } from '../../../http/page-handler.ts';
import { accountAddress, accountPath } from '../account/outcome.ts';
import { recordChange } from '../audit.ts';
import type { Told } from '../told.ts';
import type { Accounts, IdentityMail } from '../ports.ts';
import type { ClosingSession, Sessions } from '../session/sessions.ts';
import type { IdentityTables } from '../tables.ts';
import { deletionMail } from './deletion-mail.ts';
import type { Deletions } from './deletions.ts';
import type { KeepAccountFacts } from './facts.ts';
import { keepAccountPath } from './paths.ts';

/** What keeping an account works with. */
export interface KeepAccountParts {
  db: Kysely<IdentityTables>;
  accounts: Pick<Accounts, 'byId'>;
  sessions: Pick<Sessions, 'closingOf' | 'sessionOf'>;
  deletions: Deletions;
  told: Pick<Told, 'keep'>;
  mail: IdentityMail;
  siteOrigin: string;
}

/** Where a login leads whose account will be deleted: it says until when, and keeps the account by one press. */
export function keepAccountPage(parts: KeepAccountParts): PageHandler {
  const { db, accounts, sessions, deletions, told, mail, siteOrigin } = parts;
  return {
    show: async ({ request, language }) => {
      const closing = await sessions.closingOf(request);
      if (closing !== undefined) return pageFor(closing);
      const signedIn = (await sessions.sessionOf(request)) !== undefined;
      return {
        redirectTo: signedIn ? `${languagePrefix(language)}/user` : loginBackTo(here(language), language),
      };
    },
    form: pageForm({
      body: Type.Object({ userId: Type.String({ maxLength: 100 }) }),
      submit: async ({ request, reply, language }, { userId: drawnFor }) => {
        const closing = await sessions.closingOf(request);
        // Another account may have been logged in since: its own page says what becomes of it.
        if (closing?.userId !== drawnFor) return { redirectTo: here(language) };
        const account = await accounts.byId(drawnFor);
        if (account === undefined) return { redirectTo: loginBackTo(here(language), language) };
        const { deletesAt } = closing;
        const kept = await db.transaction().execute(async (trx) => {
          const deletion = await deletions.takeBack(trx, drawnFor);
          if (deletion === undefined) return false;
          const change = 'deletionCancelled';
          await recordChange(trx, { accountId: drawnFor, change, method: 'owner', ip: request.ip });
          const dates = { askedAt: deletion.askedAt, deletesAt, siteOrigin };
          await mail.send(deletionMail('kept', account, dates), trx.$pickTables<never>());
          return true;
        });
        if (!kept) return { redirectTo: here(language) };
        told.keep(reply, { page: accountPath, of: drawnFor }, { code: 'accountKept' });
        return { redirectTo: accountAddress(language) };
      },
    }),
  };
}

function pageFor({ userId, deletesAt, begun }: ClosingSession): PageToShow {
  const facts: KeepAccountFacts = begun
    ? { status: 'begun' }
    : { status: 'ready', userId, deletesOn: dayOf(deletesAt) };
  return { route: 'keepAccount', facts, personal: true };
}

function here(language: Language): string {
  return `${languagePrefix(language)}${keepAccountPath}`;
}
