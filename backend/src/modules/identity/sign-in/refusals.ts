import type { ApiErrors } from '../../../http/api-errors.ts';
import type { RefusedLoginFacts, RegisterFacts } from './facts.ts';

/** A refused form, as it is answered over the API. */
export interface Refusal {
  statusCode: number;
  errors: ApiErrors['errors'];
}

const title = 'Whoops';

const statusCodes = {
  ready: 422,
  emailTaken: 422,
  wrongCredentials: 401,
  expired: 409,
  tooManyAttempts: 429,
  unavailable: 503,
} as const;

const details = {
  missing: 'This is needed.',
  invalid: 'Hmm, try double-checking your email.',
  lastNameMissing: 'Remember to include both your first and last name.',
  tooLong: 'A first and a last name can have up to 100 characters each.',
  address:
    'This looks like a web or email address. Please write just your name, with a space after each full stop.',
  characters: 'One of these characters can’t be used in a name. Please type your name again.',
  tooShort: 'Whoops, looks like your password is too short.',
  startsWithSpace: 'Whoops, your password cannot start with a space. Please try again.',
} as const;

/** The status and errors that say what a screen's facts say. */
export function refusalOf(facts: RefusedLoginFacts | RegisterFacts): Refusal {
  return { statusCode: statusCodes[facts.status], errors: errorsOf(facts) };
}

function errorsOf(facts: RefusedLoginFacts | RegisterFacts): ApiErrors['errors'] {
  switch (facts.status) {
    case 'ready':
      return invalidFields(facts);
    case 'wrongCredentials':
      return [
        {
          code: 'WRONG_CREDENTIALS',
          title,
          detail: 'That address and password do not go together.',
          ...(facts.suggestion !== undefined && { data: { suggestion: facts.suggestion } }),
        },
      ];
    case 'emailTaken':
      return [
        {
          code: 'EMAIL_TAKEN',
          title,
          detail: 'There is an account with this address.',
          source: { pointer: '/email' },
        },
      ];
    case 'tooManyAttempts':
      return [
        {
          code: 'TOO_MANY_ATTEMPTS',
          title,
          detail: `Too many tries. Try again in ${facts.minutes} minutes.`,
          data: { minutes: facts.minutes },
        },
      ];
    case 'expired':
      return [{ code: 'EXPIRED', title, detail: 'The page stood open for too long. Send it once more.' }];
    case 'unavailable':
      return [{ code: 'UNAVAILABLE', title, detail: 'Signing in does not work right now.' }];
  }
}

function invalidFields({ problems, suggestion }: RefusedLoginFacts | RegisterFacts): ApiErrors['errors'] {
  const invalid = Object.entries(problems).map(([field, problem]) => ({
    code: 'INVALID',
    title,
    detail: details[problem],
    source: { pointer: `/${field}` },
    data: { problem },
  }));
  return suggestion === undefined ? invalid : [...invalid, doubtOf(suggestion)];
}

/** The same address is taken once it is sent with `suggestionSeen`. */
function doubtOf(suggestion: string) {
  return {
    code: 'INVALID',
    title,
    detail: `Did you mean ${suggestion}?`,
    source: { pointer: '/email' },
    data: { suggestion },
  };
}
