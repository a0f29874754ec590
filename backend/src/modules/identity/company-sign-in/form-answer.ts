import type { FastifyReply, FastifyRequest } from 'fastify';
import { wantsJson } from '../../../http/accepted-types.ts';
import { apiErrors, type ApiError } from '../../../http/api-errors.ts';
import { tooManyTries } from '../../../http/too-many-tries.ts';
import { languagePrefix, type Language } from '../../../domain/languages.ts';
import type { CheckedCode, SentCode } from '../identities/mailed-codes.ts';
import { refusedCodes } from '../identities/refused-codes.ts';
import { signInAgain } from '../owner-proof/sign-in-again.ts';
import { addressKeeping, type Choices } from '../sign-in/onward.ts';
import type { IdentityProblem, ToldProblems } from './told-problems.ts';

/** A refusal of a call, with its status. */
export interface Refused extends Omit<ApiError, 'title'> {
  statusCode: number;
}

/** A refusal of a form, which its page tells. */
export interface RefusedForm extends Refused {
  code: IdentityProblem;
}

/** What became of a form: what the page shows next, where it leads, or why not. */
export type FormOutcome =
  | { attributes: object; done?: string; /** With what it was done. */ subject?: string }
  | { next: string }
  | { refused: RefusedForm };

/** The page that a form stands on, in the language of its visitor. */
interface FormPage {
  language: Language;
  path: string;
  /** What its address keeps. */
  kept?: Choices;
  /** What stands for the pages that tell what went wrong, where there are several. */
  toldOn?: string;
  toldProblems: Pick<ToldProblems, 'keep'>;
  /** Tells the page what was done, and with what, where it says so. */
  tell?: (done: string, subject: string | undefined) => void;
}

/**
 * Answers a form as JSON, or natively: by going on to where it leads, or back to its page, which is told once what was done or
 * went wrong.
 */
export async function answerForm(
  request: FastifyRequest,
  reply: FastifyReply,
  outcome: FormOutcome,
  { language, path, kept = {}, toldOn = path, toldProblems, tell }: FormPage,
) {
  const page = `${languagePrefix(language)}${path}`;
  if ('refused' in outcome) {
    if (wantsJson(request)) return answerRefusal(reply, outcome.refused);
    const { code: problem, data } = outcome.refused;
    const count = data?.minutes ?? data?.triesLeft;
    await toldProblems.keep({ request, reply }, toldOn, { problem, ...(count !== undefined && { count }) });
    return reply.redirect(addressKeeping(page, kept), 303);
  }
  const attributes = 'next' in outcome ? { next: outcome.next } : outcome.attributes;
  if (wantsJson(request)) return reply.send({ data: { attributes } });
  if ('next' in outcome) return reply.redirect(outcome.next, 303);
  if (outcome.done !== undefined) tell?.(outcome.done, outcome.subject);
  return reply.redirect(addressKeeping(page, kept), 303);
}

/** Answers with a refusal as JSON. */
export function answerRefusal(reply: FastifyReply, { statusCode, ...error }: Refused) {
  const minutes = error.data?.minutes;
  if (minutes !== undefined) void reply.header('retry-after', minutes * 60);
  return reply.code(statusCode).send(apiErrors({ title: 'Whoops', ...error }));
}

/** The refusal of an attempt that comes too early. */
export function tooManyAttempts(minutes: number): FormOutcome {
  return { refused: { statusCode: 429, ...tooManyTries(minutes) } };
}

/** What is said where the tries of an account are used up, perhaps by strangers: a log-in asks for a mailed code then. */
export function usedUpTries(minutes: number) {
  const detail = 'Too many passwords were tried for this address. Log in with a mailed code first.';
  return { ...tooManyTries(minutes), code: 'PASSWORD_TRIES_USED_UP' as const, detail };
}

/** The refusal of a password where the tries of an account are used up. */
export function passwordTriesUsedUp(minutes: number): FormOutcome {
  return { refused: { statusCode: 429, ...usedUpTries(minutes) } };
}

/** The refusal to mail another code. Where the last one can be used, it is on its way. */
export function codeNotSent({ minutes, lastCode }: Extract<SentCode, { ok: false }>): FormOutcome {
  return lastCode === 'usable' ? waitForCode(minutes) : tooManyAttempts(minutes);
}

function waitForCode(minutes: number): FormOutcome {
  return {
    refused: {
      statusCode: 429,
      code: 'WAIT_FOR_CODE',
      detail: `The last code is still on its way. Ask for the next one in ${minutes} minutes.`,
      data: { minutes },
    },
  };
}

/** The refusal of a code. */
export function codeRefused(
  checked: Exclude<CheckedCode, { ok: true }> | { reason: 'expired' },
): FormOutcome {
  if (checked.reason === 'tooMany') return tooManyAttempts(checked.minutes);
  const { statusCode, error } = refusedCodes[checked.reason];
  const data = checked.reason === 'wrong' ? { data: { triesLeft: checked.triesLeft } } : {};
  return { refused: { statusCode, ...error, ...data } };
}

/** The refusal of a password that was left empty, which uses up no try. */
export const passwordMissing: FormOutcome = {
  refused: { statusCode: 422, code: 'PASSWORD_MISSING', detail: 'We need the current password.' },
};

/** The refusal of a password that is not the account's. */
export const wrongPassword: FormOutcome = {
  refused: {
    statusCode: 401,
    code: 'WRONG_CREDENTIALS',
    detail: 'That address and password do not go together.',
  },
};

/** The refusal of a change before the owner is confirmed. */
export const ownerNotConfirmed: FormOutcome = { refused: { statusCode: 403, ...signInAgain } };

/** The refusal of an answer where nothing is asked. */
export const noPendingSignIn: RefusedForm = {
  statusCode: 404,
  code: 'NO_PENDING_SIGN_IN',
  detail: 'Nothing is asked any more. Please sign in once more.',
};

/** The refusal of an answer to another question than the one that is asked. */
export const signInReplaced: RefusedForm = {
  statusCode: 409,
  code: 'SIGN_IN_REPLACED',
  detail: 'This browser has come from a company once more: see what is asked now.',
};
