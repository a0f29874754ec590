import { Type } from 'typebox';
import { languagePrefix } from '../../../domain/languages.ts';
import { sixDigitsIn } from '../../../domain/six-digits.ts';
import type { ApiError } from '../../../http/api-errors.ts';
import { pageForm, type FormResult, type PageHandler, type PageVisit } from '../../../http/page-handler.ts';
import { tooManyTries } from '../../../http/too-many-tries.ts';
import { isOverBefore } from '../ends-before.ts';
import { refusedCodes, type CodeProblem } from '../identities/refused-codes.ts';
import type { KnownAccount } from '../ports.ts';
import type { Sessions } from '../session/sessions.ts';
import { completeSignIn, endSignIn, type CompletionParts } from '../sign-in/complete-sign-in.ts';
import { normalisedEmail } from '../sign-in/email.ts';
import { Typed } from '../sign-in/forms.ts';
import type { KnownDevices } from '../sign-in/known-devices.ts';
import { formSent } from '../sign-in/sign-in-start.ts';
import {
  challengePlace,
  loginAddress,
  loginCodeAddress,
  purposeOf,
  sendLoginCode,
  type LoginCodeParts,
} from './ask-for-login-code.ts';
import { countTypedCode, isStillFactor, isStillProved, type CodeAsFactorParts } from './code-as-factor.ts';
import type { LoginCodeFacts } from './facts.ts';
import type { LoginChallenge, ProvedPassword } from './login-challenges.ts';

/** What the page that asks for a mailed code at a login works with. */
export interface LoginCodePageParts extends LoginCodeParts, CompletionParts, CodeAsFactorParts {
  devices: Pick<KnownDevices, 'find' | 'remember' | 'rememberAfterFactor'>;
  sessions: Pick<Sessions, 'sessionOf'>;
}

const Form = Type.Object({ step: Type.Enum(['check', 'send']), code: Typed });

type CodeFacts = Extract<LoginCodeFacts, { status: 'code' }>;

const title = 'Whoops';
const over: ApiError = {
  code: 'NO_SIGN_IN_UNDER_WAY',
  title,
  detail: 'No login is under way. Log in once more.',
};

/** Asks for the code that was mailed to an address whose log-ins were tried too often. Its forms post to the page itself. */
export function loginCodePage(parts: LoginCodePageParts | undefined): PageHandler {
  return {
    show: async (visit) => {
      if (parts === undefined) return shown({ status: 'over' });
      const { request, language } = visit;
      // First, as an account may be logged in already: a log-in that leads back to a question goes on all the same.
      const challenge = await parts.challenges.find(request);
      if (challenge !== undefined) return shown(await openFacts(visit, challenge, parts));
      const signedIn = (await parts.sessions.sessionOf(request)) !== undefined;
      return signedIn ? { redirectTo: languagePrefix(language) || '/' } : shown({ status: 'over' });
    },
    form: pageForm({
      body: Form,
      submit: async (visit: PageVisit, form): Promise<FormResult> => {
        const challenge = await parts?.challenges.find(visit.request);
        if (parts === undefined) return refused({ status: 'over' }, 404, over);
        if (challenge === undefined) return afterTheEnd(visit, form.code ?? '', parts);
        return form.step === 'send'
          ? send(visit, challenge, parts)
          : check(visit, form.code ?? '', challenge, parts);
      },
    }),
  };
}

async function openFacts(
  visit: PageVisit,
  challenge: LoginChallenge,
  { codes, told }: LoginCodePageParts,
): Promise<CodeFacts> {
  const { code, count } = told.take(visit, challengePlace(challenge), ['wait', 'sentAgain']) ?? {};
  if (code === 'wait' && count !== undefined) return waitFacts(challenge, 'waitForCode', count);
  const usedUp = await codes.minutesUsedUp(purposeOf(challenge));
  if (usedUp !== undefined) return waitFacts(challenge, 'noTriesLeft', usedUp);
  const sent = await codes.stateOf(purposeOf(challenge));
  if (sent === 'expired') return codeFacts(challenge, { problem: 'expired' });
  return codeFacts(challenge, code === 'sentAgain' ? { notice: code } : {});
}

async function send(
  visit: PageVisit,
  challenge: LoginChallenge,
  { codes, told }: LoginCodePageParts,
): Promise<FormResult> {
  const sent = await sendLoginCode(visit, challenge, codes);
  if (sent.ok) {
    told.keep(visit.reply, challengePlace(challenge), { code: 'sentAgain' });
    return { redirectTo: loginCodeAddress(visit) };
  }
  return tooMany(waitFacts(challenge, 'waitForCode', sent.minutes), sent.minutes);
}

async function check(
  visit: PageVisit,
  code: string,
  challenge: LoginChallenge,
  parts: LoginCodePageParts,
): Promise<FormResult> {
  if (sixDigitsIn(code) === undefined) return wrong(challenge, { problem: 'missing' });
  const { isFactor, note } = await countTypedCode(visit, challenge, parts);
  const checked = await parts.codes.check(purposeOf(challenge), code);
  await note(checked);
  if (!checked.ok) {
    if (checked.reason === 'expired') {
      const ended = await parts.challenges.endedBy(visit.request, code);
      if (ended !== undefined) return { redirectTo: await goOn(visit, ended, isFactor, parts) };
    }
    if (checked.reason === 'tooMany') {
      return tooMany(waitFacts(challenge, 'noTriesLeft', checked.minutes), checked.minutes);
    }
    const { reason: problem } = checked;
    return wrong(challenge, problem === 'wrong' ? { problem, triesLeft: checked.triesLeft } : { problem });
  }
  const taken = await parts.db.transaction().execute(async (trx) => {
    return (await parts.codes.use(trx, checked.code)) && parts.challenges.take(visit, challenge, code, trx);
  });
  return taken
    ? { redirectTo: await goOn(visit, challenge, isFactor, parts) }
    : afterTheEnd(visit, code, parts);
}

/** Pressed once more after the code was right, as by a double press or in another tab. */
async function afterTheEnd(visit: PageVisit, code: string, parts: LoginCodePageParts): Promise<FormResult> {
  const ended = await parts.challenges.endedBy(visit.request, code);
  if (ended !== undefined) {
    return { redirectTo: await goOn(visit, ended, await isStillFactor(visit, ended, parts), parts) };
  }
  const signedIn = (await parts.sessions.sessionOf(visit.request)) !== undefined;
  return signedIn
    ? { redirectTo: languagePrefix(visit.language) || '/' }
    : refused({ status: 'over' }, 404, over);
}

/**
 * Goes on for a person who reads the mail of the address: to the end of the login where the password was right, else back
 * to the log-in page. Either way the device has a limit of its own from now on, which no stranger can use up, unless the
 * account needs a second factor: then it has one after that.
 */
async function goOn(
  visit: PageVisit,
  { email, proved }: LoginChallenge,
  isFactor: boolean,
  parts: LoginCodePageParts,
): Promise<string> {
  const emailNormalised = normalisedEmail(email);
  const account = await parts.accounts.byEmail(emailNormalised);
  if (account !== undefined) await parts.devices.remember(visit, emailNormalised, account);
  return account !== undefined && isStillProved(account, proved)
    ? signIn(visit, { proved, account, isFactor }, parts)
    : loginAddress(visit, { reason: 'codeRight' });
}

/** A person whose second factor is a code by mail has just given it, within its limits. */
async function signIn(
  visit: PageVisit,
  { proved, account, isFactor }: { proved: ProvedPassword; account: KnownAccount; isFactor: boolean },
  parts: LoginCodePageParts,
): Promise<string> {
  const person = { ...proved, kind: 'login' as const, connection: undefined };
  const form = formSent(visit, await parts.formCookie.read(visit.request), parts.rules);
  if (!isFactor) return completeSignIn(visit, person, form, parts);
  await parts.devices.rememberAfterFactor(visit, normalisedEmail(account.email), account);
  return endSignIn(visit, { ...person, secondFactorAt: new Date() }, form, parts);
}

function codeFacts({ email }: LoginChallenge, more: Partial<CodeFacts> = {}): CodeFacts {
  return { status: 'code', email, ...more };
}

/** For how long nothing is sent or taken. Where the login ends before, its person has to begin another one after that. */
function waitFacts(
  challenge: LoginChallenge,
  notice: 'waitForCode' | 'noTriesLeft',
  minutes: number,
): CodeFacts {
  return codeFacts(challenge, {
    notice: isOverBefore(challenge, minutes) ? 'logInAgain' : notice,
    minutes,
  });
}

function wrong(challenge: LoginChallenge, told: { problem: CodeProblem; triesLeft?: number }): FormResult {
  const { statusCode, error } = refusedCodes[told.problem];
  const { triesLeft } = told;
  return refused(codeFacts(challenge, told), statusCode, {
    ...error,
    ...(triesLeft !== undefined && { data: { triesLeft } }),
  });
}

function tooMany(facts: CodeFacts, minutes: number): FormResult {
  const { page, errors } = refused(facts, 429, tooManyTries(minutes));
  return { page: { ...page, retryAfterMinutes: minutes }, errors };
}

function refused(facts: LoginCodeFacts, statusCode: number, error: ApiError) {
  return { page: { ...shown(facts), statusCode }, errors: [error] };
}

function shown(facts: LoginCodeFacts) {
  return { route: 'loginCode', personal: true, facts } as const;
}
