import { Type } from 'typebox';
import { ApiErrors } from '../../../http/api-errors.ts';
import { pageForm, type FormResult, type PageHandler, type PageVisit } from '../../../http/page-handler.ts';
import { queryOf } from '../../../http/query.ts';
import { networkAddress } from '../../../throttle/network-address.ts';
import type { Throttle } from '../../../throttle/throttle.ts';
import { forgettingLimits, limitsOfFormerPassword } from '../second-factor/limits.ts';
import type { Sessions } from '../session/sessions.ts';
import type { BreachedPasswords } from '../sign-in/breached-passwords.ts';
import type { KnownDevices } from '../sign-in/known-devices.ts';
import { accountLoginLimits } from '../sign-in/limits.ts';
import { normalisedEmail } from '../sign-in/email.ts';
import { verifyPassword } from '../sign-in/passwords.ts';
import type { NewPasswordFacts, OpenForm } from './facts.ts';
import { NewPasswordForm, readNewPassword } from './forms.ts';
import { newPasswordLimits, usedLinkLimits } from './limits.ts';
import { linkFingerprintOf, type LinkCookie } from './link-cookie.ts';
import { loginInstead } from './login-instead.ts';
import type { LinkRecipients, MailedLink } from '../link-recipient/link-recipient.ts';
import { maskedEmail } from '../masked-email.ts';
import type { KnownAccount } from '../ports.ts';
import { invalidLinkStatus, refusedPassword } from './refusals.ts';
import { hasTokenShape } from './reset-links.ts';
import { loginsToRemove, resetPassword, type ResetParts } from './reset-password.ts';

/** What the page for a new password works with. */
export interface NewPasswordParts extends ResetParts {
  sessions: Pick<Sessions, 'end'>;
  recipients: LinkRecipients;
  throttle: Throttle;
  breachedPasswords: BreachedPasswords;
  devices: Pick<KnownDevices, 'rememberAfterMail'>;
  cookie: LinkCookie;
  /** Whether passwords are kept here, and not by another issuer. */
  ownPasswords: boolean;
}

const responses = {
  200: Type.Object(
    { data: Type.Object({ attributes: Type.Object({ status: Type.Literal('done') }) }) },
    { examples: [{ data: { attributes: { status: 'done' } } }] },
  ),
  303: Type.Null(),
  409: ApiErrors,
  410: ApiErrors,
  422: ApiErrors,
  429: ApiErrors,
};

/**
 * The second and third step: the new password, and its confirmation. Opening the link changes nothing, since mail
 * scanners open it too; only the posted form uses it up.
 */
export function newPasswordPage(parts: NewPasswordParts): PageHandler {
  return {
    show: async (visit) => {
      if (!parts.ownPasswords) return loginInstead(visit);
      const query = queryOf(visit.request);
      const token = query.get('token');
      if (token !== null) {
        if (await mayReplace(token, visit, parts)) parts.cookie.keep(visit.reply, token);
        query.delete('token');
        return { redirectTo: query.size === 0 ? visit.address : `${visit.address}?${query.toString()}` };
      }
      const shown = { route: 'newPassword', personal: true } as const;
      const link = await linkIn(visit, parts);
      if (link === undefined) {
        return { ...shown, facts: await endedLink(visit, parts), statusCode: invalidLinkStatus };
      }
      const asked = await parts.recipients.of(visit.request, link);
      if (asked !== undefined) return { ...shown, facts: { status: 'notOpened', link: asked } };
      return { ...shown, facts: { ...(await formOf(visit, link, parts)), status: 'ready' } };
    },
    form: pageForm({
      body: NewPasswordForm,
      operation: {
        operationId: 'chooseNewPassword',
        tags: ['Identity'],
        summary:
          'Saves the new password of the account whose link this browser opened, and ends its sessions',
        responses,
      },
      submit: (visit: PageVisit, body) =>
        parts.ownPasswords ? submit(visit, body, parts) : Promise.resolve(loginInstead(visit)),
    }),
  };
}

async function submit(visit: PageVisit, body: NewPasswordForm, parts: NewPasswordParts): Promise<FormResult> {
  const { request } = visit;
  const token = parts.cookie.tokenIn(request);
  // The link that was opened since may lead to another account than the one that the form names.
  if (token !== '' && body.linkFingerprint !== linkFingerprintOf(token)) {
    return refusedPassword({ status: 'otherLinkOpened' });
  }
  const link = await linkIn(visit, parts);
  const { problems, password } = readNewPassword(body);
  if (link === undefined) return pressedAgain(visit, password, parts);
  const form = await formOf(visit, link, parts);
  if (password === undefined) return refusedPassword({ ...form, status: 'ready', problems });

  const address = networkAddress(request.ip);
  const allowed = await parts.throttle.attempt(newPasswordLimits(address));
  if (!allowed.ok) return refusedPassword({ ...form, status: 'tooManyAttempts', minutes: allowed.minutes });
  if (await parts.breachedPasswords.includes(password)) {
    return refusedPassword({ ...form, status: 'ready', problems: { password: 'breached' } });
  }

  const account = await resetPassword({ token, password, ip: request.ip }, parts);
  // Pressed twice at once: the other press has saved it.
  if (account === undefined) return pressedAgain(visit, password, parts);
  const emailNormalised = normalisedEmail(account.email);
  // Guesses at the former password are worth nothing: those of strangers must not keep the new one out either.
  await parts.throttle.forget(accountLoginLimits(emailNormalised, address));
  await forgetCodes(account, address, parts);
  return done(visit, account, parts);
}

async function done(visit: PageVisit, account: KnownAccount, parts: NewPasswordParts): Promise<FormResult> {
  const { request, reply } = visit;
  parts.cookie.clear(reply);
  await parts.devices.rememberAfterMail(visit, normalisedEmail(account.email), account);
  // Who goes on here is the owner, also where another account is signed in.
  await parts.sessions.end(request, reply, { accountId: account.id });
  const facts: NewPasswordFacts = { status: 'done' };
  return { page: { route: 'newPassword', facts }, attributes: { status: 'done' } };
}

/**
 * The answer to a form whose link works no more. One that was pressed twice finds the password that its first press saved,
 * and is answered like that. Any other one learns what everybody learns of an ended link.
 */
async function pressedAgain(
  visit: PageVisit,
  password: string | undefined,
  parts: NewPasswordParts,
): Promise<FormResult> {
  const { request } = visit;
  const token = parts.cookie.tokenIn(request);
  const accountId = await parts.links.justUsedFor(token);
  if (accountId !== undefined && password !== undefined) {
    const limits = [
      ...newPasswordLimits(networkAddress(request.ip)),
      ...usedLinkLimits(linkFingerprintOf(token)),
    ];
    const allowed = await parts.throttle.attempt(limits);
    const account = allowed.ok ? await parts.accounts.byId(accountId) : undefined;
    const { passwordHash } = account ?? {};
    const saved = passwordHash ? (await verifyPassword(password, passwordHash)).ok : false;
    if (account !== undefined && saved) return done(visit, account, parts);
  }
  return refusedPassword(await endedLink(visit, parts));
}

/** Forgets the wrong codes of those who had the former password, where there were any. */
async function forgetCodes(
  { id }: KnownAccount,
  address: string,
  { throttle }: Pick<NewPasswordParts, 'throttle'>,
): Promise<void> {
  const limits = limitsOfFormerPassword(id, address);
  const left = await Promise.all(limits.map((limit) => throttle.left([limit])));
  const wereTried = limits.some(({ most }, at) => left[at] !== undefined && left[at].attempts < most);
  if (wereTried && (await throttle.attempt(forgettingLimits(id))).ok) await throttle.forget(limits);
}

/** A made-up token must not replace the one of a link that was mailed. */
async function mayReplace(
  token: string,
  { request }: PageVisit,
  { links, cookie }: Pick<NewPasswordParts, 'links' | 'cookie'>,
): Promise<boolean> {
  if (!hasTokenShape(token)) return false;
  return (await links.isKnown(token)) || !(await links.isKnown(cookie.tokenIn(request)));
}

/** The link that this browser opened; undefined where it works no more. */
async function linkIn(
  { request }: PageVisit,
  { links, cookie, accounts }: NewPasswordParts,
): Promise<MailedLink | undefined> {
  const link = await links.find(cookie.tokenIn(request));
  const account = link && (await accounts.byId(link.accountId));
  if (account === undefined) return undefined;
  const email = link?.restoresEmail ?? account.email;
  return { purpose: 'newPassword', email, accountsOfAddress: [account.id] };
}

async function formOf(
  { request }: PageVisit,
  { email, accountsOfAddress }: MailedLink,
  { db, cookie }: NewPasswordParts,
): Promise<OpenForm> {
  const [accountId = ''] = accountsOfAddress;
  const removed = await loginsToRemove(db, accountId);
  return {
    problems: {},
    linkFingerprint: linkFingerprintOf(cookie.tokenIn(request)),
    account: maskedEmail(email),
    ...(removed.any && { removesOtherLogins: true }),
    ...(removed.workplace && { removesWorkplace: true }),
  };
}

async function endedLink(visit: PageVisit, parts: NewPasswordParts) {
  const expired = await parts.links.hasExpired(parts.cookie.tokenIn(visit.request));
  return notOpened(visit, expired ? 'expired' : 'unknown', parts);
}

async function notOpened(
  { request }: PageVisit,
  standing: 'expired' | 'unknown',
  { recipients }: NewPasswordParts,
) {
  return { status: 'notOpened', link: await recipients.ended(request, standing) } as const;
}
