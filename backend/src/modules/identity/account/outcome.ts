import { languagePrefix, type Language } from '../../../domain/languages.ts';
import type { ApiError } from '../../../http/api-errors.ts';
import { tooManyTries } from '../../../http/too-many-tries.ts';
import type { CheckedCode } from '../identities/mailed-codes.ts';
import type { AccountChange, AccountFacts, NewEmailProblem, OpenAccountForm } from './facts.ts';

/** The path of the account's page, without its language. */
export const accountPath = '/user';

/** Where the code stands that confirms the account's address. */
type EmailCode = NonNullable<Extract<AccountFacts, { status: 'open' }>['emailCode']>;

/** What became of a form: a change that was made, the form once more, or why it was refused. */
export type AccountOutcome =
  | { done: AccountChange; language: Language }
  /** The owner is confirmed: the address of the form that asked for it. */
  | { next: string }
  | { form: OpenAccountForm | undefined; emailCode?: EmailCode; newEmailCodeSent?: true }
  | {
      form: OpenAccountForm | undefined;
      statusCode: number;
      errors: ApiError[];
      waitMinutes?: number;
      newEmailProblem?: NewEmailProblem;
      emailCode?: EmailCode;
      triesLeft?: number;
    };

/** The account's page, which says what was changed. */
export function accountAddress(language: Language): string {
  return `${languagePrefix(language)}${accountPath}`;
}

/** The refusal of an attempt that comes too early, below the form that was sent. */
export function waitBefore(form: OpenAccountForm | undefined, minutes: number): AccountOutcome {
  return { form, statusCode: 429, errors: [tooManyTries(minutes)], waitMinutes: minutes };
}

/** How many wrong codes are left, where a code was wrong. */
export function triesLeftOf(checked: CheckedCode): { triesLeft?: number } {
  return 'triesLeft' in checked ? { triesLeft: checked.triesLeft } : {};
}

/** The refusal of a field. `form` names the page that has its words, where these are not the ones of signing up. */
export function invalidField(
  field: string,
  problem: string,
  form?: NonNullable<NonNullable<ApiError['data']>['form']>,
): ApiError {
  return {
    code: 'INVALID',
    title: 'Whoops',
    detail: 'Please look at this again.',
    source: { pointer: `/${field}` },
    data: { problem, ...(form !== undefined && { form }) },
  };
}

const title = 'Whoops';

/** The refusal of a present password. */
export const wrongPassword: ApiError = {
  code: 'WRONG_CREDENTIALS',
  title,
  detail: 'That address and password do not go together.',
  source: { pointer: '/present' },
};
