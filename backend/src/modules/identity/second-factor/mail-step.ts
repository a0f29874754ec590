import type { Kysely, Transaction } from 'kysely';
import { sixDigitsIn } from '../../../domain/six-digits.ts';
import type { FormResult, PageVisit } from '../../../http/page-handler.ts';
import { networkAddress } from '../../../throttle/network-address.ts';
import type { Throttle } from '../../../throttle/throttle.ts';
import type { CheckedCode, CodeState } from '../identities/mailed-codes.ts';
import { refusedCodes } from '../identities/refused-codes.ts';
import { maskedEmail } from '../masked-email.ts';
import type { IdentityMail, KnownAccount } from '../ports.ts';
import { endAccess } from '../session/end-access.ts';
import { hasSameAccess } from '../session/same-access.ts';
import { normalisedEmail } from '../sign-in/email.ts';
import type { IdentityTables } from '../tables.ts';
import { over, refused, tooMany, waitTold } from './answers.ts';
import { secondFactorAddress, sendSignInCode, signInPurpose, stepPlace } from './ask-for-second-factor.ts';
import { changeMail } from './change-mail.ts';
import type { SecondFactorFacts } from './facts.ts';
import { networkLimits, wrongCodeLimits } from './limits.ts';
import { countWrongCode } from './wrong-codes.ts';
import { endOnceMore, endWaiting, otherWays, type Waiting, type WaitingParts } from './waiting.ts';

/** What the code by mail works with. */
export interface MailStepParts extends WaitingParts {
  db: Kysely<IdentityTables>;
  mail: IdentityMail;
  throttle: Pick<Throttle, 'attempt' | 'forgive'>;
}

type CodeFacts = Extract<SecondFactorFacts, { status: 'code' }>;
type TellingFacts = Extract<SecondFactorFacts, { status: 'code' | 'setUp' }>;

/** What is asked of a person with the code by mail. */
export async function mailFacts(
  visit: PageVisit,
  waiting: Waiting,
  parts: MailStepParts,
): Promise<TellingFacts> {
  const { step, account, settingUpFor } = waiting;
  const sent = await parts.codes.stateOf(signInPurpose(step));
  if (settingUpFor !== undefined && (sent === 'never' || sent === 'expired')) {
    const others = otherWays(waiting, 'mail');
    return { status: 'setUp', others, organisation: settingUpFor, email: maskedEmail(account.email) };
  }
  const { code, count } = parts.told.take(visit, stepPlace(step), ['wait', 'sentAgain']) ?? {};
  if (code === 'wait' && count !== undefined)
    return codeFacts(waiting, waitTold(step, waitNotices[sent], count));
  const usedUp = await parts.codes.minutesUsedUp(signInPurpose(step));
  if (usedUp !== undefined) return codeFacts(waiting, waitTold(step, 'noTriesLeft', usedUp));
  if (sent === 'never') return codeFacts(waiting, { notice: 'notSent' });
  if (sent === 'expired') return codeFacts(waiting, { problem: 'expired' });
  return codeFacts(waiting, code === 'sentAgain' ? { notice: code } : {});
}

/** Mails a code, or another one. */
export async function sendMailedCode(
  visit: PageVisit,
  waiting: Waiting,
  parts: MailStepParts,
): Promise<FormResult> {
  const { step, account, settingUpFor, ways } = waiting;
  const mayHave = settingUpFor !== undefined || ways.kinds.includes('mail');
  const page = secondFactorAddress(visit.language);
  if (!mayHave) return { redirectTo: page };
  const sent = await sendSignInCode(visit, step, account, parts.codes);
  if (sent.ok) {
    if (sent.lastCode !== 'never') parts.told.keep(visit.reply, stepPlace(step), { code: 'sentAgain' });
    return { redirectTo: ways.kinds[0] === 'app' ? `${page}?way=mail` : page };
  }
  const facts = await mailFacts(visit, waiting, parts);
  return tooMany(step, facts, waitNotices[sent.lastCode], sent.minutes);
}

/** What is said where the next code has to wait, by what became of the one before. */
const waitNotices = {
  never: 'notSent',
  usable: 'waitForCode',
  triesUsedUp: 'noTriesLeft',
  expired: 'limited',
} as const satisfies Record<CodeState, string>;

/** Ends the sign-in by a mailed code. Where the person had no factor, the code by mail is one from now on. */
export async function checkMailedCode(
  visit: PageVisit,
  code: string,
  waiting: Waiting,
  parts: MailStepParts,
): Promise<FormResult> {
  if (sixDigitsIn(code) === undefined) return wrong(codeFacts(waiting, { problem: 'missing' }));
  const { step, account, settingUpFor } = waiting;
  const device = await parts.devices.find(visit, normalisedEmail(account.email));
  const limits = [...wrongCodeLimits(account.id, device), ...networkLimits(networkAddress(visit.request.ip))];
  const allowed = await parts.throttle.attempt(limits);
  if (!allowed.ok) return tooMany(step, codeFacts(waiting), 'noTriesLeft', allowed.minutes);
  const checked = await parts.codes.check(signInPurpose(step), code);
  if (!checked.ok) {
    const next = checked.reason === 'expired' ? await endOnceMore(visit, code, parts) : undefined;
    if (next === undefined) return refusal(checked, waiting, parts);
    await parts.throttle.forgive(limits);
    return { redirectTo: next };
  }
  if (checked.email !== account.email) return wrong(codeFacts(waiting, { problem: 'expired' }));
  const sessionEpoch = await parts.db.transaction().execute(async (trx) => {
    if (!(await hasSameAccess(trx, account)) || !(await parts.codes.use(trx, checked.code))) return undefined;
    if (!(await parts.steps.take(visit.reply, step, trx))) return undefined;
    const epoch =
      settingUpFor === undefined ? account.sessionEpoch : await turnOn(trx, visit, account, parts);
    await parts.steps.noteEnd(trx, visit.request, { ...step, sessionEpoch: epoch }, code);
    return epoch;
  });
  if (sessionEpoch === undefined) {
    const next = await endOnceMore(visit, code, parts);
    if (next === undefined) return refused({ status: 'over' }, 404, over);
    await parts.throttle.forgive(limits);
    return { redirectTo: next };
  }
  await parts.throttle.forgive(limits);
  return { redirectTo: await endWaiting(visit, { step, account: { ...account, sessionEpoch } }, parts) };
}

/**
 * The code by mail is the second factor of the person from now on, who is told so by mail. Sessions that began before gave
 * none, and end. Gives the epoch after that.
 */
async function turnOn(
  trx: Transaction<IdentityTables>,
  { request }: PageVisit,
  account: KnownAccount,
  { factors, mail }: MailStepParts,
): Promise<number> {
  const { id: accountId, sessionEpoch } = account;
  if (!(await factors.add(trx, { accountId, kind: 'mail', ip: request.ip }))) return sessionEpoch;
  await mail.send(changeMail(account, 'mail', 'on'), trx.$pickTables<never>());
  return endAccess(trx, accountId);
}

function codeFacts(waiting: Waiting, more: Partial<CodeFacts> = {}): CodeFacts {
  const { account, settingUpFor } = waiting;
  return {
    status: 'code',
    others: otherWays(waiting, 'mail'),
    email: maskedEmail(account.email),
    ...(settingUpFor !== undefined && { settingUpFor }),
    ...more,
  };
}

async function refusal(
  checked: Exclude<CheckedCode, { ok: true }>,
  waiting: Waiting,
  parts: MailStepParts,
): Promise<FormResult> {
  const compared = checked.reason === 'tooMany' ? checked.compared : checked.reason === 'wrong';
  if (compared) await countWrongCode(waiting.account, parts);
  switch (checked.reason) {
    case 'wrong':
      return wrong(codeFacts(waiting, { problem: 'wrong', triesLeft: checked.triesLeft }));
    case 'missing':
    case 'expired':
      return wrong(codeFacts(waiting, { problem: checked.reason }));
    case 'tooMany':
      return tooMany(waiting.step, codeFacts(waiting), 'noTriesLeft', checked.minutes);
  }
}

function wrong(facts: CodeFacts): FormResult {
  const { problem = 'wrong', triesLeft } = facts;
  const { statusCode, error } = refusedCodes[problem];
  return refused(facts, statusCode, { ...error, ...(triesLeft !== undefined && { data: { triesLeft } }) });
}
