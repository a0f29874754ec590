import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { languagePrefix } from '../../../domain/languages.ts';
import type { ApiError } from '../../../http/api-errors.ts';
import type { MemberVisit } from '../../../http/page-handler.ts';
import { networkAddress } from '../../../throttle/network-address.ts';
import { recordChange, wasJustChanged } from '../audit.ts';
import { removeAppSetUpSince, type AppRemovalParts } from '../authenticator/remove-app.ts';
import type { CodePurpose, MailedCodes } from '../identities/mailed-codes.ts';
import { refusedCodes } from '../identities/refused-codes.ts';
import { maskedEmail } from '../masked-email.ts';
import { askForProof, openProof, refusedProof, type AskedProof } from '../owner-proof/proof-form.ts';
import type { ProofForm } from '../owner-proof/facts.ts';
import { arePasswordTriesUsedUp } from '../owner-proof/prove-owner.ts';
import { provenSession, type ProvingParts } from '../owner-proof/proven-session.ts';
import { signInAgain } from '../owner-proof/sign-in-again.ts';
import { addressLeftAt, createResetLinks, restorableUntil } from '../password-reset/reset-links.ts';
import { newPasswordPath } from '../password-reset/send-reset-link.ts';
import type { Accounts, IdentityMail, KnownAccount } from '../ports.ts';
import { changeMail } from '../second-factor/change-mail.ts';
import { hasSameAccess } from '../session/same-access.ts';
import { normalisedEmail } from '../sign-in/email.ts';
import { readNewEmail } from '../sign-in/forms.ts';
import type { KnownDevices } from '../sign-in/known-devices.ts';
import { doubtOf } from '../sign-in/refusals.ts';
import type { IdentityTables } from '../tables.ts';
import type { NewEmailProblem, OpenAccountForm } from './facts.ts';
import type { AccountForm } from './forms.ts';
import {
  accountAddress,
  invalidField,
  triesLeftOf,
  waitBefore,
  wrongPassword,
  type AccountOutcome,
} from './outcome.ts';

/** What changing an address works with. */
export interface EmailParts extends ProvingParts, AppRemovalParts {
  db: Kysely<IdentityTables>;
  accounts: ProvingParts['accounts'] & Pick<Accounts, 'changeEmail'>;
  codes: MailedCodes;
  devices: ProvingParts['devices'] & Pick<KnownDevices, 'areKnownAfterMail' | 'keep'>;
  mail: IdentityMail;
  siteOrigin: string;
}

/** The form for a new address. */
type EmailForm = Extract<OpenAccountForm, { part: 'email'; proof: 'present' | 'fresh' }>;

/** What is asked for before it, where the sign-in is an old one. */
type ConfirmForm = Extract<OpenAccountForm, { part: 'email'; proof: 'confirmFirst' }>;

/** What the code for a new address of an account is for. */
export function newEmailPurpose({
  id,
  sessionEpoch,
}: Pick<KnownAccount, 'id' | 'sessionEpoch'>): Required<CodePurpose> {
  return { purpose: `new address ${id}`, sessionEpoch };
}

/**
 * What the owner is confirmed for before the address is changed. Where the tries of the password are used up that the form
 * asks for, a code makes the browser a known device first, which has tries of its own.
 */
async function askedOf(visit: MemberVisit, account: KnownAccount, parts: EmailParts): Promise<AskedProof> {
  const { id } = account;
  const asked = { purpose: `owner before new address ${id}`, codeFor: 'changeAddress' } as const;
  const byCodeAlone =
    (await arePasswordTriesUsedUp(visit, account, parts)) && (await parts.devices.areKnownAfterMail(id));
  return byCodeAlone ? { ...asked, byCodeAlone } : asked;
}

/**
 * The form for a new address. The present password stands in it, where there is one; else, and where a second factor is on,
 * an old sign-in is confirmed first.
 */
export async function openEmailForm(
  visit: MemberVisit,
  account: KnownAccount,
  parts: EmailParts,
): Promise<EmailForm | ConfirmForm> {
  const byPassword = account.passwordHash !== null;
  const empty = { part: 'email', values: { email: '' }, problems: {} } as const;
  // The codes of a second factor go to the address: who moves it takes the factor along.
  const owner = await openProof(visit, account, await askedOf(visit, account, parts), parts);
  if (owner.proof === 'present' || (owner.proof === 'fresh' && byPassword)) {
    return { ...empty, proof: 'present' };
  }
  return owner.proof === 'fresh' ? { ...empty, proof: 'fresh' } : confirmForm(owner);
}

/** Confirms the owner, which makes the session a recent one, and leads back to the form for the address. */
export async function confirmBeforeEmail(
  visit: MemberVisit,
  posted: AccountForm,
  account: KnownAccount,
  parts: EmailParts,
): Promise<AccountOutcome> {
  const { action } = posted;
  const next = `${accountAddress(visit.language)}?change=email`;
  // Confirmed in another tab meanwhile, or no longer needed.
  const open = await openEmailForm(visit, account, parts);
  if (open.proof !== 'confirmFirst') return { next };
  const asked = await askedOf(visit, account, parts);
  if (action !== undefined) {
    const owner = await askForProof(action, visit, account, asked, parts);
    return owner.waitMinutes === undefined ? { form: confirmForm(owner) } : refuseProof(owner);
  }
  const { present = '', code = '', by } = posted;
  const typed = { present, code, ...(by && { by }) };
  const proof = await provenSession(visit, typed, { account, asked }, parts);
  return proof.ok ? { next } : refuseProof(proof.form);
}

function confirmForm(owner: ProofForm): ConfirmForm {
  return { part: 'email', proof: 'confirmFirst', owner };
}

/** How long to wait is said above the page, as of its other forms. */
function refuseProof({ waitMinutes, ...owner }: ProofForm): AccountOutcome {
  const form = confirmForm(owner);
  if (waitMinutes !== undefined) return waitBefore(form, waitMinutes);
  const { code } = owner.problems;
  const { statusCode, error } = refusedProof(owner);
  return { form, statusCode, errors: [code === undefined ? error : refusedCodes[code].error] };
}

/**
 * Mails a code to a new address, once the owner is proven. An address of another account gets one too, so that the
 * answer does not tell whether an account exists; only its reader learns that, from the code.
 */
export async function askForNewEmail(
  visit: MemberVisit,
  posted: AccountForm,
  account: KnownAccount,
  parts: EmailParts,
): Promise<AccountOutcome> {
  const open = await openEmailForm(visit, account, parts);
  const { email, problem, suggestion } = readNewEmail(posted);
  if (open.proof === 'confirmFirst')
    return { form: open, statusCode: 403, errors: [{ title, ...signInAgain }] };
  const form = { ...open, values: { email }, ...(suggestion !== undefined && { suggestion }) };

  const same = normalisedEmail(email) === normalisedEmail(account.email) ? ('same' as const) : undefined;
  const wrong = problem ?? same;
  const present = open.proof === 'present' ? (posted.present ?? '') : undefined;
  const missing = present === '' ? { present: 'missing' as const } : {};
  const problems = { ...(wrong !== undefined && { email: wrong }), ...missing };
  if (Object.keys(problems).length > 0 || suggestion !== undefined) return refuse({ ...form, problems }, 422);

  if (present !== undefined) {
    const address = networkAddress(visit.request.ip);
    const attempt = await parts.credentials(visit).login(normalisedEmail(account.email), present, address);
    if (!attempt.ok) {
      const { outcome } = attempt;
      if (outcome.status === 'tooManyAttempts') return waitBefore(form, outcome.minutes);
      return refuse({ ...form, problems: { present: 'wrong' } }, 401);
    }
  }
  return sendCode(visit, form.values.email, account, parts, form);
}

/** Mails another code to the address that waits for one. */
export async function sendNewEmailCode(
  visit: MemberVisit,
  account: KnownAccount,
  parts: EmailParts,
): Promise<AccountOutcome> {
  const email = await parts.codes.sentTo(newEmailPurpose(account));
  if (email === undefined) return refuseCode('expired');
  const outcome = await sendCode(visit, email, account, parts, undefined);
  return 'errors' in outcome ? { ...outcome, newEmailProblem: 'tooSoon' } : outcome;
}

/** Calls a new address off that waits for its code. */
export async function keepEmail(
  { language }: MemberVisit,
  account: KnownAccount,
  { codes }: EmailParts,
): Promise<AccountOutcome> {
  await codes.end(newEmailPurpose(account).purpose);
  return { done: 'emailKept', language };
}

async function sendCode(
  visit: MemberVisit,
  email: string,
  account: KnownAccount,
  { codes }: EmailParts,
  form: EmailForm | undefined,
): Promise<AccountOutcome> {
  const words = { mail: 'addressCode', codeFor: 'newAddress', page: visit.address } as const;
  const sent = await codes.send({ ...newEmailPurpose(account), email, recipient: account, words, visit });
  if (sent.ok) return { form: undefined, newEmailCodeSent: true };
  return waitBefore(form && { ...form, problems: { email: 'tooSoon' } }, sent.minutes);
}

/**
 * Changes the address to the one that the code was sent to. Links to a new password that were mailed to the former one
 * end. The former address is told. Where it was proved, it is told by a link that brings it back, and no other account
 * can have it while the link works: one that was never proved may be a stranger's.
 */
export async function confirmNewEmail(
  visit: MemberVisit,
  { code = '' }: AccountForm,
  account: KnownAccount,
  parts: EmailParts,
): Promise<AccountOutcome> {
  const { request, language } = visit;
  const checked = await parts.codes.check(newEmailPurpose(account), code);
  if (!checked.ok) {
    if (checked.reason === 'tooMany') {
      return { ...waitBefore(undefined, checked.minutes), newEmailProblem: 'tooSoon' };
    }
    if (checked.reason === 'expired') return expiredOrPressedTwice(visit, account, parts);
    return { ...refuseCode(checked.reason), ...triesLeftOf(checked) };
  }
  const { email } = checked;
  const emailNormalised = normalisedEmail(email);
  const links = createResetLinks(parts.db);

  async function linkBack(
    trx: Kysely<IdentityTables>,
    { id: accountId, email: formerEmail, language: ofMail }: KnownAccount,
    expiresAt: Date,
  ): Promise<string> {
    const token = await links.issueForFormerAddress(trx, { accountId, formerEmail, expiresAt });
    return `${parts.siteOrigin}${languagePrefix(ofMail)}${newPasswordPath}?token=${token}`;
  }

  const problem = await parts.db.transaction().execute(async (trx) => {
    if (!(await hasSameAccess(trx, account))) return 'expired' as const;
    if (!(await parts.codes.use(trx, checked.code))) return 'expired' as const;
    const shared = trx.$pickTables<never>();
    const { id, email: to, language: ofMails, firstName } = account;
    // The owner has taken the address back by hand: who had moved it away gets no link to that other one.
    const backUntil = await links.restorableUntil(trx, { accountId: id, formerEmail: email });
    const isLinked = account.emailVerifiedAt !== null && backUntil === undefined;
    const until = isLinked ? restorableUntil() : undefined;
    const address = { email, emailNormalised, formerHeldUntil: until };
    if (!(await parts.accounts.changeEmail(id, address, shared))) return 'taken' as const;
    if (backUntil !== undefined) {
      await links.endRestoringFrom(trx, id, backUntil);
      // As the link would have: the code for the app went to the address in between.
      const since = addressLeftAt({ expiresAt: backUntil });
      const appRemoved = await removeAppSetUpSince(trx, { accountId: id, since, ip: request.ip }, parts);
      if (appRemoved) await parts.mail.send(changeMail({ ...account, email }, 'app', 'off'), shared);
    }
    await links.endMailed(trx, id);
    // A key that waits for its app was begun by a code that the former address was mailed.
    await trx.deleteFrom('authenticatorSetups').where('accountId', '=', id).execute();
    await recordChange(trx, { accountId: id, change: 'addressChanged', method: 'mailCode', ip: request.ip });
    const wayBack = until && { link: await linkBack(trx, account, until), until };
    const key = `emailChanged:${randomUUID()}`;
    const facts = { newEmail: maskedEmail(email), changedAt: new Date(), ...(wayBack && { wayBack }) };
    await parts.mail.send({ key, to, language: ofMails, firstName, mail: 'emailChanged', ...facts }, shared);
    return undefined;
  });
  if (problem === 'expired') return expiredOrPressedTwice(visit, account, parts);
  if (problem !== undefined) return refuseCode(problem);
  await parts.devices.keep(visit, account, { ...account, email });
  return { done: 'email', language };
}

/** A form pressed twice finds the change that its first press made. */
async function expiredOrPressedTwice(
  { language }: MemberVisit,
  { id }: KnownAccount,
  { db }: EmailParts,
): Promise<AccountOutcome> {
  return (await wasJustChanged(db, id, 'addressChanged'))
    ? { done: 'email', language }
    : refuseCode('expired');
}

function refuse(form: EmailForm, statusCode: number): AccountOutcome {
  const { email, present } = form.problems;
  const errors = [
    ...(email === undefined ? [] : [invalidField('email', email)]),
    ...(form.suggestion === undefined ? [] : [doubtOf(form.suggestion)]),
    ...(present === undefined ? [] : [wrongPassword]),
  ];
  return { form, statusCode, errors };
}

function refuseCode(newEmailProblem: Exclude<NewEmailProblem, 'tooSoon'>): AccountOutcome {
  const { statusCode, error } =
    newEmailProblem === 'taken' ? { statusCode: 409, error: emailTaken } : refusedCodes[newEmailProblem];
  return { form: undefined, newEmailProblem, statusCode, errors: [error] };
}

const title = 'Whoops';
const emailTaken: ApiError = { code: 'EMAIL_TAKEN', title, detail: 'This address has an account.' };
