import type { ApiErrors } from '../../../http/api-errors.ts';
import { tooManyTries } from '../../../http/too-many-tries.ts';
import type { RefusedLoginFacts, RegisterFacts } from './facts.ts';

/** A form and what it is refused for. */
interface RefusedForm {
  route: 'login' | 'register';
  facts: RefusedLoginFacts | RegisterFacts;
}

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
  passkeyRefused: 403,
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
  breached: 'This password is in a list of stolen passwords. Please choose another one.',
} as const;

/** The status and errors that say what a screen's facts say. */
export function refusalOf({ route, facts }: RefusedForm): Refusal {
  return { statusCode: statusCodes[facts.status], errors: errorsOf({ route, facts }) };
}

function errorsOf({ route, facts }: RefusedForm): ApiErrors['errors'] {
  switch (facts.status) {
    case 'ready':
      return invalidFields({ route, facts });
    case 'wrongCredentials':
      return [
        {
          code: 'WRONG_CREDENTIALS',
          title,
          detail: 'That address and password do not go together.',
          ...(facts.suggestion !== undefined && { data: { suggestion: facts.suggestion } }),
        },
      ];
    case 'passkeyRefused':
      return [{ code: 'PASSKEY_REFUSED', title, detail: 'This passkey cannot be used.' }];
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
      return [tooManyTries(facts.minutes)];
    case 'expired':
      return [{ code: 'EXPIRED', title, detail: 'The page stood open for too long. Send it once more.' }];
    case 'unavailable':
      return [{ code: 'UNAVAILABLE', title, detail: 'Signing in does not work right now.' }];
  }
}

function invalidFields({ route, facts: { problems, suggestion } }: RefusedForm): ApiErrors['errors'] {
  const invalid = Object.entries(problems).map(([field, problem]) => ({
    code: 'INVALID' as const,
    title,
    detail: details[problem],
    source: { pointer: `/${field}` },
    data: { problem, ...(route === 'login' && { form: route }) },
  }));
  return suggestion === undefined ? invalid : [...invalid, doubtOf(suggestion)];
}

/** The refusal of an address that looks mistyped. The same one is taken once it is sent with `suggestionSeen`. */
export function doubtOf(suggestion: string) {
  return {
    code: 'INVALID',
    title,
    detail: `Did you mean ${suggestion}?`,
    source: { pointer: '/email' },
    data: { suggestion },
  } as const satisfies ApiErrors['errors'][number];
}
