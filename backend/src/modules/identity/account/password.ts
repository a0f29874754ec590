import { createHmac, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { MemberVisit, PageVisit } from '../../../http/page-handler.ts';
import { pressedTwiceMs } from '../../../http/pressed-twice.ts';
import { networkAddress } from '../../../throttle/network-address.ts';
import type { Limit, Throttle } from '../../../throttle/throttle.ts';
import { recordChange, wasJustChanged } from '../audit.ts';
import type { CodePurpose, MailedCodes } from '../identities/mailed-codes.ts';
import { refusedCodes } from '../identities/refused-codes.ts';
import { maskedEmail } from '../masked-email.ts';
import { readNewPassword } from '../password-reset/forms.ts';
import { createResetLinks } from '../password-reset/reset-links.ts';
import { newPasswordLimits } from '../password-reset/limits.ts';
import type { Accounts, IdentityMail, KnownAccount } from '../ports.ts';
import { keysFor } from '../provider/keys.ts';
import { endAccess } from '../session/end-access.ts';
import { hasSameAccess } from '../session/same-access.ts';
import type { Sessions } from '../session/sessions.ts';
import type { BreachedPasswords } from '../sign-in/breached-passwords.ts';
import type { Credentials } from '../sign-in/credentials.ts';
import { normalisedEmail } from '../sign-in/email.ts';
import type { KnownDevices } from '../sign-in/known-devices.ts';
import { hashPassword } from '../sign-in/passwords.ts';
import type { IdentitySecrets, IdentityTables } from '../tables.ts';
import type { OpenAccountForm, PasswordProblems } from './facts.ts';
import type { AccountForm } from './forms.ts';
import { invalidField, waitBefore, wrongPassword, type AccountOutcome } from './outcome.ts';
import { ownerNotProven } from '../owner-proof/proof-form.ts';
import { arePasswordTriesUsedUp, proveOwner, type OwnerProof } from '../owner-proof/prove-owner.ts';

/** What changing a password works with. */
export interface PasswordParts {
  db: Kysely<IdentityTables>;
  accounts: Pick<Accounts, 'keepPasswordHash' | 'noteEmailVerified'>;
  credentials: (visit: PageVisit) => Pick<Credentials, 'areTriesUsedUp' | 'login'>;
  codes: MailedCodes;
  breachedPasswords: BreachedPasswords;
  devices: Pick<KnownDevices, 'keep' | 'rememberAfterMail'>;
  sessions: Pick<Sessions, 'begin' | 'renew' | 'sessionOf'>;
  mail: IdentityMail;
  throttle: Pick<Throttle, 'attempt' | 'left'>;
  secrets: () => Promise<Pick<IdentitySecrets, 'cookieKeys'>>;
}

/** The form for another password. */
type PasswordForm = Extract<OpenAccountForm, { part: 'password' }>;

/**
 * The form for another password. An account without one gets it by a code, which may be sent already, and so does one whose
 * tries strangers have used up.
 */
export async function openPasswordForm(
  visit: MemberVisit,
  account: KnownAccount,
  parts: PasswordParts,
): Promise<PasswordForm> {
  const form = { part: 'password', problems: {} } as const;
  const sentTo = await parts.codes.usableAt(purposeOf(account));
  const byPassword = account.passwordHash !== null;
  if (byPassword && sentTo === undefined && !(await arePasswordTriesUsedUp(visit, account, parts))) {
    return { ...form, proof: 'present' };
  }
  return {
    ...form,
    proof: 'code',
    ...(byPassword && { inPlaceOfPassword: true }),
    ...(sentTo !== undefined && { codeSentTo: maskedEmail(sentTo) }),
  };
}

/** Mails a code to an account whose owner proves by it to be that, where the form asks for one. */
export async function sendPasswordCode(
  visit: MemberVisit,
  account: KnownAccount,
  parts: PasswordParts,
): Promise<AccountOutcome> {
  const { email } = account;
  const form = await openPasswordForm(visit, account, parts);
  if (form.proof === 'present') return { form };
  const words = { mail: 'addressCode', codeFor: 'password', page: visit.address } as const;
  const sent = await parts.codes.send({ ...purposeOf(account), email, recipient: account, words, visit });
  const codeSentTo = maskedEmail(email);
  if (sent.ok) return { form: { ...form, codeSentTo } };
  const last = sent.lastCode === 'usable' && ({ codeSentTo, codeAskedTooSoon: true } as const);
  return waitBefore({ ...form, ...last }, sent.minutes);
}

/**
 * Saves another password, where the present one was right, or else the mailed code. All sessions of the account end, the
 * change is recorded and the owner is told by mail; this browser goes on in a new session.
 */
export async function changePassword(
  visit: MemberVisit,
  form: AccountForm,
  account: KnownAccount,
  parts: PasswordParts,
): Promise<AccountOutcome> {
  const { request, reply, language } = visit;
  const asked = await openPasswordForm(visit, account, parts);
  const { codeSentTo, proof } = asked;
  // The form asked for the password, whose tries are used up since.
  if (asked.inPlaceOfPassword && codeSentTo === undefined && (form.present ?? '') !== '') {
    return { form: asked, statusCode: 422, errors: [ownerNotProven] };
  }
  const { problems, password } = readNewPassword(form);
  const missing = (form[proof] ?? '').trim() === '' ? { [proof]: 'missing' as const } : {};
  if (proof in missing) return refuse(asked, { ...problems, ...missing });
  const prove = () =>
    proveOwner(visit, { ...form, by: proof, purpose: purposeOf(account).purpose }, account, parts);
  if (password === undefined) return unproven(asked, await prove(), problems);

  const allowed = await parts.throttle.attempt(newPasswordLimits(networkAddress(request.ip)));
  if (!allowed.ok) return waitBefore({ ...asked, problems: {} }, allowed.minutes);
  if (await parts.breachedPasswords.includes(password)) return refuse(asked, { password: 'breached' });
  const proven = await prove();
  const thisForm = await formCounter(account, form[proof] ?? '', password, parts);
  if (!proven.ok) {
    const provenBefore = (await parts.throttle.left(thisForm)).attempts === 0;
    const done = provenBefore && (await pressedTwice(visit, password, account, parts));
    if (done) return { done: 'password', language };
    return unproven(asked, proven, {});
  }
  // The present password has just been proven right.
  if (proof === 'present' && password === form.present) return refuse(asked, { password: 'unchanged' });

  await parts.throttle.attempt(thisForm);
  const { id, email: to, language: ofMails, firstName } = account;
  // No hash is ever made inside a database transaction.
  const passwordHash = await hashPassword(password);
  const session = await parts.sessions.sessionOf(request);
  const changed = await parts.db.transaction().execute(async (trx) => {
    if (!(await hasSameAccess(trx, account)) || !(await proven.use(trx))) return false;
    const shared = trx.$pickTables<never>();
    await parts.accounts.keepPasswordHash(id, passwordHash, shared);
    if (proof === 'code') await parts.accounts.noteEmailVerified(id, shared);
    await endAccess(trx, id, session && { except: session.sid });
    await createResetLinks(parts.db).endMailed(trx, id);
    const method = proof === 'code' ? 'mailCode' : 'password';
    await recordChange(trx, { accountId: id, change: 'passwordChanged', method, ip: request.ip });
    const key = `passwordChanged:${randomUUID()}`;
    const message = { key, to, language: ofMails, firstName, changedAt: new Date() };
    const kept = session && { sessionKept: true as const };
    await parts.mail.send({ ...message, ...kept, mail: 'passwordChanged' }, shared);
    return true;
  });
  if (!changed) {
    if (await pressedTwice(visit, password, account, parts)) return { done: 'password', language };
    return refuse(asked, { [proof]: proof === 'code' ? 'expired' : 'wrong' });
  }
  await parts.sessions.renew(request, reply, new Date());
  const now = { ...account, passwordHash };
  await parts.devices.keep(visit, account, now);
  if (proof === 'code') await parts.devices.rememberAfterMail(visit, normalisedEmail(account.email), now);
  return { done: 'password', language };
}

/**
 * A form pressed twice finds the password that its first press saved, and that proves its person. The first press ended
 * the session that this request came with, so it begins one too, unless a second factor is needed for that.
 */
async function pressedTwice(
  visit: MemberVisit,
  password: string,
  { id: accountId, email }: KnownAccount,
  { credentials, db, sessions }: PasswordParts,
): Promise<boolean> {
  if (!(await wasJustChanged(db, accountId, 'passwordChanged'))) return false;
  const { request, reply } = visit;
  const address = networkAddress(request.ip);
  const attempt = await credentials(visit).login(normalisedEmail(email), password, address);
  if (!attempt.ok) return false;
  const { sessionEpoch } = attempt.account;
  const proof = { provedAt: new Date(), secondFactorAt: undefined };
  const begun = { ...proof, accountId, sessionEpoch, providerSid: undefined, redirectUrl: undefined };
  await sessions.begin(request, reply, begun);
  return true;
}

/**
 * Counts a form whose proof was right, so that its second press is known when that proof works no more. Another proof with
 * the same new password is another form. The counter lasts a minute, and its name says nothing without our key.
 */
async function formCounter(
  { id }: KnownAccount,
  proof: string,
  password: string,
  { secrets }: PasswordParts,
): Promise<readonly Limit[]> {
  const [key = Buffer.alloc(0)] = keysFor('password forms', await secrets());
  const form = createHmac('sha256', key)
    .update(JSON.stringify([id, proof, password]))
    .digest('base64url');
  const minutes = Math.ceil(pressedTwiceMs / 60_000);
  return [{ subject: ['password form', form], most: 1, minutes, forgottenBySuccess: false }];
}

/** What was wrong with the new password, and with the proof where that was wrong too. */
function unproven(asked: PasswordForm, proven: OwnerProof, problems: PasswordProblems): AccountOutcome {
  if (proven.ok) return refuse(asked, problems);
  const { waitMinutes, problems: wrong, triesLeft } = proven;
  if (waitMinutes !== undefined) {
    // A code whose tries are used up can be typed no more.
    const { part, proof, inPlaceOfPassword } = asked;
    const stands = inPlaceOfPassword && { inPlaceOfPassword };
    return waitBefore({ part, proof, ...stands, problems: {} }, waitMinutes);
  }
  return { ...refuse(asked, { ...problems, ...wrong }), ...(triesLeft !== undefined && { triesLeft }) };
}

function refuse(asked: PasswordForm, problems: PasswordProblems): AccountOutcome {
  const { present, code, password, confirmation } = problems;
  const errors = [
    ...(password === undefined ? [] : [invalidField('password', password, 'newPassword')]),
    ...(confirmation === undefined ? [] : [invalidField('confirmation', confirmation, 'newPassword')]),
    ...(present === undefined ? [] : [wrongPassword]),
    ...(code === undefined ? [] : [refusedCodes[code].error]),
  ];
  const wrong = present === 'wrong' || code === 'wrong' || code === 'expired';
  return { form: { ...asked, problems }, statusCode: wrong ? 401 : 422, errors };
}

function purposeOf({ id, sessionEpoch }: KnownAccount): CodePurpose {
  return { purpose: `password ${id}`, sessionEpoch };
}
