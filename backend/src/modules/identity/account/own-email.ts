import type { Kysely } from 'kysely';
import type { MemberVisit } from '../../../http/page-handler.ts';
import { wasJustChanged } from '../audit.ts';
import type { MailedCodes } from '../identities/mailed-codes.ts';
import { addressPurpose, proveAddressByCode } from '../identities/prove-address.ts';
import { refusedCodes, type CodeProblem } from '../identities/refused-codes.ts';
import type { Accounts, KnownAccount } from '../ports.ts';
import type { Sessions } from '../session/sessions.ts';
import type { IdentityTables } from '../tables.ts';
import type { AccountForm } from './forms.ts';
import { triesLeftOf, waitBefore, type AccountOutcome } from './outcome.ts';

/** What confirming the address of an account works with. */
export interface OwnEmailParts {
  db: Kysely<IdentityTables>;
  accounts: Pick<Accounts, 'noteEmailVerified'>;
  codes: MailedCodes;
  sessions: Pick<Sessions, 'sessionOf'>;
}

/** Mails a code to the account's own address, unless it is confirmed already, as in another tab. */
export async function sendEmailCode(
  visit: MemberVisit,
  account: KnownAccount,
  { codes }: OwnEmailParts,
): Promise<AccountOutcome> {
  if (account.emailVerifiedAt !== null) return { form: undefined };
  const { email } = account;
  const sent = await codes.send({
    ...addressPurpose(account),
    email,
    recipient: account,
    words: { mail: 'addressCode', codeFor: 'address', page: visit.address },
    visit,
  });
  return sent.ok
    ? { form: undefined, emailCode: 'sentNow' }
    : { ...waitBefore(undefined, sent.minutes), ...(sent.lastCode === 'usable' && { emailCode: 'tooSoon' }) };
}

/** Confirms the account's own address by the code that was mailed there. All other browsers are signed out. */
export async function confirmOwnEmail(
  visit: MemberVisit,
  { code = '' }: AccountForm,
  account: KnownAccount,
  parts: OwnEmailParts,
): Promise<AccountOutcome> {
  const { request, language } = visit;
  if (account.emailVerifiedAt !== null) {
    // Pressed twice, it is told like the first time; confirmed in another tab, the page shows it by itself.
    const pressedTwice = await wasJustChanged(parts.db, account.id, 'addressProven');
    return pressedTwice ? { done: 'emailConfirmed', language } : { form: undefined };
  }
  const session = await parts.sessions.sessionOf(request);
  if (session === undefined) return refuse('expired');
  const person = { account, sid: session.sid, ip: request.ip };
  const proof = await proveAddressByCode(person, code, parts);
  if (proof.ok) return { done: 'emailConfirmed', language };
  if (proof.reason === 'tooMany') return waitBefore(undefined, proof.minutes);
  if (proof.reason === 'wrong') return { ...refuse('wrong'), ...triesLeftOf(proof) };
  return refuse(proof.reason === 'missing' ? 'missing' : 'expired');
}

function refuse(emailCode: CodeProblem): AccountOutcome {
  const { statusCode, error } = refusedCodes[emailCode];
  return { form: undefined, emailCode, statusCode, errors: [error] };
}
