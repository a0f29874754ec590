import type { ApiError } from '../../../http/api-errors.ts';
import type { PageToShow } from '../../../http/page-handler.ts';
import { tooManyTries } from '../../../http/too-many-tries.ts';
import { isOverBefore } from '../ends-before.ts';
import { isEmpty, type SignInParams } from '../sign-in/sign-in-params.ts';
import type { SecondFactorFacts, SecondFactorNotice } from './facts.ts';
import type { SecondFactorStep } from './sign-in-steps.ts';

/** What the page shows while a sign-in waits. */
type FactsOfStep = Extract<SecondFactorFacts, SecondFactorNotice>;

type WaitNotice = Exclude<SecondFactorNotice['notice'], undefined>;

type SecondFactorPage = Extract<PageToShow, { route: 'secondFactor' }>;

const title = 'Whoops';

/** No sign-in waits in the browser. */
export const over: ApiError = {
  code: 'NO_SIGN_IN_UNDER_WAY',
  title,
  detail: 'No sign-in is under way. Log in once more.',
};

/** What the page shows. It is of one browser. */
export function shown(facts: SecondFactorFacts) {
  return { route: 'secondFactor', personal: true, facts } as const;
}

/** The page with what the sign-in was begun for, where there is anything: its links keep that. */
export function withParams(page: SecondFactorPage, params: SignInParams): SecondFactorPage {
  return isEmpty(params) ? page : { ...page, facts: { ...page.facts, params } };
}

/** The page once more, with what is wrong. */
export function refused(facts: SecondFactorFacts, statusCode: number, error: ApiError) {
  return { page: { ...shown(facts), statusCode }, errors: [error] };
}

/** The refusal of a code. */
export function refusedCode(
  facts: SecondFactorFacts,
  { statusCode, ...error }: Pick<ApiError, 'code' | 'detail'> & { statusCode: number },
  data?: { triesLeft: number },
) {
  const source = { pointer: '/code' };
  return refused(facts, statusCode, { title, ...error, source, ...(data && { data }) });
}

/** For how long nothing is sent or taken. Where the sign-in ends before, its person has to log in once more after that. */
export function waitTold(step: SecondFactorStep, notice: WaitNotice, minutes: number) {
  return { notice: isOverBefore(step, minutes) ? ('logInAgain' as const) : notice, minutes };
}

/** The refusal of what comes too early. */
export function tooMany(step: SecondFactorStep, facts: FactsOfStep, notice: WaitNotice, minutes: number) {
  const told = { ...facts, ...waitTold(step, notice, minutes) };
  const { page, ...rest } = refused(told, 429, tooManyTries(minutes));
  return { ...rest, page: { ...page, retryAfterMinutes: minutes } };
}
