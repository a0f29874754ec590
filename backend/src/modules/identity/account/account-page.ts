import type { Kysely } from 'kysely';
import { uuidPattern } from '../../../domain/uuid.ts';
import { otherAccount } from '../../../http/member.ts';
import { pageForm, type FormResult, type MemberVisit, type PageHandler } from '../../../http/page-handler.ts';
import { queryOf } from '../../../http/query.ts';
import type { Throttle } from '../../../throttle/throttle.ts';
import { accountOfVisit } from '../account-of-visit.ts';
import { recordChange } from '../audit.ts';
import { accountPages, linkedIn, toldAfterLogin, type Told } from '../told.ts';
import type { Accounts, KnownAccount } from '../ports.ts';
import { endAccess } from '../session/end-access.ts';
import { isStillSignedIn } from '../session/same-access.ts';
import type { Sessions } from '../session/sessions.ts';
import type { IdentityTables } from '../tables.ts';
import { changeLanguage, changeMarketing, changeNames, type DetailParts } from './details.ts';
import { accountChanges, editableParts, type AccountFacts, type OpenAccountForm } from './facts.ts';
import {
  askForNewEmail,
  confirmBeforeEmail,
  confirmNewEmail,
  keepEmail,
  newEmailPurpose,
  openEmailForm,
  sendNewEmailCode,
  type EmailParts,
} from './email.ts';
import { AccountForm } from './forms.ts';
import { changeLimits } from './limits.ts';
import { accountAddress, accountPath, waitBefore, type AccountOutcome } from './outcome.ts';
import { confirmOwnEmail, sendEmailCode, type OwnEmailParts } from './own-email.ts';
import { changePassword, openPasswordForm, sendPasswordCode, type PasswordParts } from './password.ts';
import type { ReadAccount } from './read-account.ts';

/** What the forms work with that change what is kept here alone. */
type KeptHere = PasswordParts & EmailParts & OwnEmailParts;

/** What the account's page works with. */
export interface AccountPageParts extends DetailParts {
  accounts: DetailParts['accounts'] & Pick<Accounts, 'byId'>;
  db: Kysely<IdentityTables>;
  sessions: Pick<Sessions, 'sessionOf' | 'endOfAccount'>;
  read: ReadAccount;
  throttle: Pick<Throttle, 'attempt'>;
  told: Told;
  /** Whether names are kept up here, and not by another system. */
  managesProfiles: boolean;
  /** Undefined where another issuer keeps the passwords. */
  password: KeptHere | undefined;
}

/** The account of a signed-in person: its details, its password, and where it is signed in. */
export function accountPage(parts: AccountPageParts): PageHandler<MemberVisit> {
  return {
    show: async (visit) => {
      const query = queryOf(visit.request);
      const account = await accountOfVisit(visit, parts);
      const form = await openedForm(visit, query.get('change'), account, parts);
      const { userId } = visit;
      const done = parts.told.take(visit, { page: accountPath, of: userId }, accountChanges)?.code;
      const facts = await factsOf(visit, account, parts);
      const names = facts.connections.map(({ name }) => name);
      // What a form of the page did comes first. The other notice waits for the next page of the account.
      const login =
        done === undefined
          ? parts.told.take(visit, { page: accountPages, of: userId }, toldAfterLogin, names)
          : undefined;
      return {
        route: 'account',
        facts: {
          ...facts,
          ...(form && { form }),
          ...(done && { done }),
          ...(login?.code === 'linked' && linkedIn(login)),
          ...(login?.code === 'notConnected' && { notConnected: true as const }),
        },
      };
    },
    form: pageForm({
      body: AccountForm,
      submit: async (visit: MemberVisit, form): Promise<FormResult> => {
        if (form.userId !== visit.userId) {
          const { statusCode, error } = otherAccount;
          const facts: AccountFacts = { status: 'otherAccount' };
          return { page: { route: 'account', facts, statusCode }, errors: [error] };
        }
        const account = await accountOfVisit(visit, parts);
        const allowed = await parts.throttle.attempt(changeLimits(visit.userId));
        if (!allowed.ok) return answer(visit, waitBefore(undefined, allowed.minutes), parts);
        return answer(visit, await change(visit, form, account, parts), parts);
      },
    }),
  };
}

function change(
  visit: MemberVisit,
  form: AccountForm,
  account: KnownAccount,
  parts: AccountPageParts,
): Promise<AccountOutcome> {
  switch (form.change) {
    case 'names':
      return parts.managesProfiles
        ? changeNames(visit, form, account, parts)
        : Promise.resolve(keptElsewhere('Names are kept up by another system.'));
    case 'email':
      return ifKeptHere(parts, (kept) => askForNewEmail(visit, form, account, kept));
    case 'confirmOwner':
      return ifKeptHere(parts, (kept) => confirmBeforeEmail(visit, form, account, kept));
    case 'newEmailCode':
      return ifKeptHere(parts, (kept) => sendNewEmailCode(visit, account, kept));
    case 'confirmEmail':
      return ifKeptHere(parts, (kept) => confirmNewEmail(visit, form, account, kept));
    case 'keepEmail':
      return ifKeptHere(parts, (kept) => keepEmail(visit, account, kept));
    case 'ownEmailCode':
      return ifKeptHere(parts, (kept) => sendEmailCode(visit, account, kept));
    case 'confirmOwnEmail':
      return ifKeptHere(parts, (kept) => confirmOwnEmail(visit, form, account, kept));
    case 'language':
      return changeLanguage(visit, form, account, parts);
    case 'marketing':
      return changeMarketing(visit, form, account, parts);
    case 'passwordCode':
      return ifKeptHere(parts, (kept) => sendPasswordCode(visit, account, kept));
    case 'password':
      return ifKeptHere(parts, (kept) => changeKeptPassword(visit, form, account, kept));
    case 'endSession':
      return endSession(visit, form, parts);
    case 'endOtherSessions':
      return endOtherSessions(visit, parts);
  }
}

/** A new password calls off a new address that waits for its code: an intruder may have asked for it. */
async function changeKeptPassword(
  visit: MemberVisit,
  form: AccountForm,
  account: KnownAccount,
  kept: KeptHere,
): Promise<AccountOutcome> {
  const emailWaits = (await kept.codes.sentTo(newEmailPurpose(account))) !== undefined;
  const outcome = await changePassword(visit, form, account, kept);
  return emailWaits && 'done' in outcome && outcome.done === 'password'
    ? { ...outcome, done: 'passwordAndEmailKept' }
    : outcome;
}

/** Another issuer knows the address and the password of the people that it signs in. */
function ifKeptHere(
  { password }: AccountPageParts,
  make: (kept: KeptHere) => Promise<AccountOutcome>,
): Promise<AccountOutcome> {
  return password === undefined
    ? Promise.resolve(keptElsewhere('Passwords are kept by another issuer.'))
    : make(password);
}

/** Signs another browser out. One that is signed out already is no failure. */
async function endSession(
  { request, userId, language }: MemberVisit,
  { session = '' }: AccountForm,
  { sessions }: AccountPageParts,
): Promise<AccountOutcome> {
  if (uuidPattern.test(session)) await sessions.endOfAccount(userId, session, request.ip);
  return { done: 'session', language };
}

async function endOtherSessions(
  { request, userId, language }: MemberVisit,
  { db, sessions }: AccountPageParts,
): Promise<AccountOutcome> {
  const session = await sessions.sessionOf(request);
  if (session !== undefined) {
    const { sid } = session;
    await db.transaction().execute(async (trx) => {
      if (!(await isStillSignedIn(trx, { accountId: userId, sid }))) return;
      await endAccess(trx, userId, { except: sid });
      const change = { accountId: userId, change: 'accessEnded', method: 'owner' } as const;
      await recordChange(trx, { ...change, ip: request.ip });
    });
  }
  return { done: 'otherSessions', language };
}

async function answer(
  visit: MemberVisit,
  outcome: AccountOutcome,
  parts: AccountPageParts,
): Promise<FormResult> {
  if ('done' in outcome) {
    parts.told.keep(visit.reply, { page: accountPath, of: visit.userId }, { code: outcome.done });
    return { redirectTo: accountAddress(outcome.language) };
  }
  if ('next' in outcome) return { redirectTo: outcome.next };
  const { form, emailCode } = outcome;
  const read = await factsOf(visit, await accountOfVisit(visit, parts), parts);
  const problem = 'newEmailProblem' in outcome ? outcome.newEmailProblem : undefined;
  const triesLeft = 'triesLeft' in outcome ? outcome.triesLeft : undefined;
  const newEmailCodeSent = 'newEmailCodeSent' in outcome;
  const facts: AccountFacts = {
    ...read,
    ...(form && { form }),
    ...(newEmailCodeSent && { newEmailCodeSent }),
    ...(emailCode && { emailCode }),
    ...(problem && { newEmailProblem: problem }),
    ...(triesLeft !== undefined && { triesLeft }),
  };
  if (!('errors' in outcome)) return { page: { route: 'account', facts }, attributes: { form } };
  const { statusCode, errors, waitMinutes } = outcome;
  if (waitMinutes === undefined) return { page: { route: 'account', facts, statusCode }, errors };
  const page = { route: 'account', statusCode, retryAfterMinutes: waitMinutes } as const;
  return { page: { ...page, facts: { ...facts, waitMinutes } }, errors };
}

async function factsOf(visit: MemberVisit, account: KnownAccount, { sessions, read }: AccountPageParts) {
  const session = await sessions.sessionOf(visit.request);
  return read(account, session?.sid);
}

/** The form that the address asks for. What it asks for may be invented. */
async function openedForm(
  visit: MemberVisit,
  asked: string | null,
  account: KnownAccount,
  { password, managesProfiles }: Pick<AccountPageParts, 'password' | 'managesProfiles'>,
): Promise<OpenAccountForm | undefined> {
  const { firstName, lastName } = account;
  const part = editableParts.find((name) => name === asked);
  switch (part) {
    case undefined:
      return undefined;
    case 'names':
      return managesProfiles
        ? { part, values: { firstName: firstName.trim(), lastName: lastName.trim() }, problems: {} }
        : undefined;
    case 'email':
      return password && openEmailForm(visit, account, password);
    case 'language':
      return { part };
    case 'password':
      return password && openPasswordForm(visit, account, password);
  }
}

function keptElsewhere(detail: string): AccountOutcome {
  return { form: undefined, statusCode: 409, errors: [{ code: 'INVALID_REQUEST', title: 'Whoops', detail }] };
}
