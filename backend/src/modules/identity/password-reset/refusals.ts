import type { ApiErrors } from '../../../http/api-errors.ts';
import type { FormResult } from '../../../http/page-handler.ts';
import { tooManyTries } from '../../../http/too-many-tries.ts';
import type { ForgotPasswordFacts, NewPasswordFacts } from './facts.ts';

const title = 'Whoops';

const details = {
  email: {
    missing: 'We need your email to continue.',
    invalid: 'Please verify e-mail address is correct',
  },
  password: {
    missing: 'We need a password to continue.',
    tooShort: 'Password must be at least 8 characters long',
    startsWithSpace: 'Whoops, your password cannot start with a space. Please try again.',
    breached: 'This password is in a list of stolen passwords. Please choose another one.',
  },
  confirmation: {
    missing: 'Please type the password once more.',
    different: 'Please make sure the passwords match',
  },
} as const;

/** The page of a refused request for a link, and what is wrong. */
export function refusedAsking(facts: ForgotPasswordFacts): FormResult {
  const page = { route: 'forgotPassword', facts } as const;
  if (facts.status === 'tooManyAttempts') return tooMany(page, facts.minutes);
  const { email } = facts.problems;
  const errors = email === undefined ? [] : [invalid('forgotPassword', 'email', email, details.email[email])];
  return { page: { ...page, statusCode: 422 }, errors };
}

/** The page of a refused new password, and what is wrong. */
export function refusedPassword(facts: Exclude<NewPasswordFacts, { status: 'done' }>): FormResult {
  const page = { route: 'newPassword', facts, personal: true } as const;
  switch (facts.status) {
    case 'notOpened':
      return {
        page: { ...page, statusCode: invalidLinkStatus },
        errors: [{ code: 'INVALID_TOKEN', title, detail: 'This link works no more. Ask for a new one.' }],
      };
    case 'otherLinkOpened':
      return {
        page: { ...page, statusCode: 409 },
        errors: [{ code: 'OTHER_LINK_OPENED', title, detail: 'This browser opened another link since.' }],
      };
    case 'tooManyAttempts':
      return tooMany(page, facts.minutes);
    case 'ready': {
      const { password, confirmation } = facts.problems;
      const errors = [
        ...(password === undefined
          ? []
          : [invalid('newPassword', 'password', password, details.password[password])]),
        ...(confirmation === undefined
          ? []
          : [invalid('newPassword', 'confirmation', confirmation, details.confirmation[confirmation])]),
      ];
      return { page: { ...page, statusCode: 422 }, errors };
    }
  }
}

/** A link that was used or has expired is gone for good. */
export const invalidLinkStatus = 410;

type RefusedPage = Extract<FormResult, { errors: unknown }>['page'];

function tooMany(page: RefusedPage, minutes: number): FormResult {
  return {
    page: { ...page, statusCode: 429, retryAfterMinutes: minutes },
    errors: [tooManyTries(minutes)],
  };
}

function invalid(
  form: 'forgotPassword' | 'newPassword',
  field: string,
  problem: string,
  detail: string,
): ApiErrors['errors'][number] {
  return { code: 'INVALID', title, detail, source: { pointer: `/${field}` }, data: { problem, form } };
}
