import type { SsoAccountLinkFailure, SsoAccountLinkState } from '@stillpoint/design-system';
import type { IdentityProblem } from '../../../domain/identityProblems.ts';
import { fromServer } from '../../../state/fromServer.ts';
import { connectionIn } from '../connectionIn.ts';
import type { QuestionChoices } from '../fromQuestion.ts';
import { questionEnd } from '../questionEnd.ts';
import { questionFailure } from '../questionFailure.ts';

/** What the backend asks of a person who logs in by a workplace for the first time. */
export interface AccountQuestion {
  /** Names the question. */
  pendingSignIn: string;
  workplace: string;
  /** Masked. */
  email: string;
  /** The companies that are offered to prove an account. */
  connections: readonly string[];
  /** The other companies by which people log in. */
  others: readonly string[];
  choices?: QuestionChoices;
}

/** The question, if there is one, what was typed, and the code of what was wrong with the last answer. */
export interface SsoAccountLinkFacts {
  asked?: AccountQuestion;
  values?: { email: string };
  problems?: { email?: 'missing' | 'invalid'; password?: 'missing' };
  problem?: IdentityProblem;
  /** How many minutes to wait. */
  count?: number;
  /** Whether the question is over before these minutes have passed. */
  overBeforeWait?: true;
  /** Whether the visitor is logged in, where nothing is asked. */
  signedIn?: true;
}

export const ssoAccountLink = fromServer<SsoAccountLinkState>({ status: 'over' });

/** The first state of the page. */
export function ssoAccountLinkFrom({
  asked,
  values = { email: '' },
  problems = {},
  problem,
  count,
  overBeforeWait,
  signedIn,
}: SsoAccountLinkFacts): SsoAccountLinkState {
  if (asked === undefined) return { status: questionEnd(problem, signedIn === true) };
  const { pendingSignIn, workplace, email } = asked;
  const failure = failureOf(problem);
  const known = (name: string) => connectionIn(name).connection ?? [];
  const connections = asked.connections.flatMap(known);
  const others = asked.others.flatMap(known);
  return {
    status: 'ready',
    ...{ pendingSignIn, workplace, email, connections, others, values, problems },
    ...(failure !== undefined && {
      failure: failure === 'tooManyAttempts' && overBeforeWait ? 'logInAgain' : failure,
    }),
    ...(failure === 'tooManyAttempts' && count !== undefined && { minutes: count }),
  };
}

function failureOf(problem: IdentityProblem | undefined): SsoAccountLinkFailure | undefined {
  return problem === 'WRONG_CREDENTIALS' ? 'wrongCredentials' : questionFailure(problem);
}

export function selectSsoAccountLink(state: { ssoAccountLink: SsoAccountLinkState }): SsoAccountLinkState {
  return state.ssoAccountLink;
}
