import type { MemberVisit } from '../../../http/page-handler.ts';
import { maskedEmail } from '../masked-email.ts';
import { provenSession, type ProvingParts } from '../owner-proof/proven-session.ts';
import { refusedCodes } from '../identities/refused-codes.ts';
import type { KnownAccount } from '../ports.ts';
import { openEmailForm, ownerPurpose, type EmailForm } from './email.ts';
import type { AccountForm } from './forms.ts';
import { accountAddress, waitBefore, type AccountOutcome } from './outcome.ts';

/** What confirming an owner works with. */
export type ConfirmingParts = ProvingParts;

/** Mails a code to the account's own address, by which its owner is confirmed who has no password, or a second factor. */
export async function sendOwnerCode(
  visit: MemberVisit,
  account: KnownAccount,
  parts: ConfirmingParts,
): Promise<AccountOutcome> {
  const form = await openEmailForm(visit, account, parts);
  if (form.proof !== 'confirmFirst') return { form };
  const { language, address: page } = visit;
  const { email, firstName } = account;
  const sent = await parts.codes.send({ ...ownerPurpose(account), email, firstName, language, page, visit });
  const sentForm: EmailForm = { ...form, codeSentTo: maskedEmail(email) };
  return sent.ok ? { form: sentForm } : waitBefore(sentForm, sent.minutes);
}

/** Confirms the owner by that code, which makes the session a recent one, and leads back to the form for the address. */
export async function confirmOwner(
  visit: MemberVisit,
  { code }: AccountForm,
  account: KnownAccount,
  parts: ConfirmingParts,
): Promise<AccountOutcome> {
  const next = `${accountAddress(visit.language)}?change=email`;
  const open = await openEmailForm(visit, account, parts);
  // Confirmed in another tab meanwhile.
  if (open.proof !== 'confirmFirst') return { next };
  const { purpose } = ownerPurpose(account);
  const posted = code === undefined ? {} : { code };
  const proof = await provenSession(visit, posted, { account, asked: { purpose } }, parts);
  if (proof.ok) return { next };
  const { problems, waitMinutes, codeSentTo, triesLeft } = proof.form;
  const form: EmailForm = {
    ...open,
    problems: { ...(problems.code !== undefined && { code: problems.code }) },
    ...(codeSentTo !== undefined && { codeSentTo }),
  };
  if (waitMinutes !== undefined) return waitBefore(form, waitMinutes);
  const { statusCode, error } = refusedCodes[problems.code ?? 'expired'];
  return { form, statusCode, errors: [error], ...(triesLeft !== undefined && { triesLeft }) };
}
