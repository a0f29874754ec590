import type { SaveExternalAuthFailure, SaveExternalAuthState } from '@stillpoint/design-system';
import type { IdentityProblem } from '../../../domain/identityProblems.ts';
import { fromServer } from '../../../state/fromServer.ts';
import { connectionIn } from '../connectionIn.ts';
import type { QuestionChoices } from '../fromQuestion.ts';
import { questionEnd } from '../questionEnd.ts';
import { questionFailure } from '../questionFailure.ts';

/** What the backend asks of a person whom a company has signed in. Addresses are masked, unless they were typed. */
export interface PendingSignInQuestion {
  /** Names the question. */
  pendingSignIn: string;
  question: 'address' | 'code' | 'owner';
  connection: string;
  email?: string;
  /** The address that the account has now, where it had the other one before. */
  movedTo?: string;
  /** What was typed as the address, where it is to be typed again, and what was probably meant. */
  typed?: string;
  suggestion?: string;
  ways?: { password: boolean; connections: readonly string[] };
  choices?: QuestionChoices;
}

/** The question, if there is one, and the code of what was wrong with the last answer. */
export interface SaveExternalAuthFacts {
  asked?: PendingSignInQuestion;
  problem?: IdentityProblem;
  /** How many minutes to wait, or how many tries are left. */
  count?: number;
  /** Whether the question is over before these minutes have passed. */
  overBeforeWait?: true;
  /** Whether the visitor is logged in, where nothing is asked. */
  signedIn?: true;
}

export const saveExternalAuth = fromServer<SaveExternalAuthState>({ status: 'over' });

/** The first state of the page. */
export function saveExternalAuthFrom({
  asked,
  problem,
  count,
  overBeforeWait,
  signedIn,
}: SaveExternalAuthFacts): SaveExternalAuthState {
  if (asked === undefined) return { status: questionEnd(problem, signedIn === true) };
  const failed = failureOf(problem);
  const failure = failed !== undefined && {
    failure: waitOf(failed, asked.question, overBeforeWait === true),
    ...((failed === 'tooManyAttempts' || failed === 'waitForCode') &&
      count !== undefined && { minutes: count }),
  };
  const { pendingSignIn, email = '', typed, suggestion } = asked;
  const connection = connectionIn(asked.connection);

  switch (asked.question) {
    case 'address':
      return {
        status: 'address',
        pendingSignIn,
        ...connection,
        ...(email !== '' && { email }),
        ...(typed !== undefined && typed !== '' && { typed }),
        ...(suggestion !== undefined && { suggestion }),
        ...(problem === 'INVALID' && suggestion === undefined && problemOf(typed)),
        ...failure,
      };
    case 'code':
      return {
        status: 'code',
        pendingSignIn,
        email,
        ...(problem === 'CODE_MISSING' && { problem: 'missing' }),
        ...(problem === 'WRONG_CODE' && wrongCode(count)),
        ...(problem === 'CODE_EXPIRED' && { problem: 'codeExpired' }),
        ...failure,
      };
    case 'owner':
      return {
        status: 'owner',
        pendingSignIn,
        ...connection,
        email,
        ...(asked.movedTo !== undefined && { movedTo: asked.movedTo }),
        ways: waysOf(asked),
        ...(problem === 'PASSWORD_MISSING' && { problem: 'missing' }),
        ...(problem === 'WRONG_CREDENTIALS' && { problem: 'wrongPassword' }),
        ...failure,
      };
  }
}

/** Where nothing is told of what was typed, it was something that is not kept. */
function problemOf(typed: string | undefined) {
  return { problem: typed === '' ? ('missing' as const) : ('invalid' as const) };
}

function wrongCode(triesLeft: number | undefined) {
  return { problem: 'wrongCode' as const, ...(triesLeft !== undefined && { triesLeft }) };
}

/** Workplaces have no button here: their people go by the way of their organisation. */
function waysOf({
  ways,
}: PendingSignInQuestion): Extract<SaveExternalAuthState, { status: 'owner' }>['ways'] {
  return {
    password: ways?.password ?? false,
    connections: (ways?.connections ?? []).flatMap((name) => connectionIn(name).connection ?? []),
  };
}

function failureOf(problem: IdentityProblem | undefined): SaveExternalAuthFailure | undefined {
  return problem === 'WAIT_FOR_CODE' ? 'waitForCode' : questionFailure(problem);
}

/** What a wait means at a question. A code that was mailed before is of use while another one is waited for. */
function waitOf(
  failure: SaveExternalAuthFailure,
  question: PendingSignInQuestion['question'],
  overBeforeWait: boolean,
): SaveExternalAuthFailure {
  if (failure === 'waitForCode' && overBeforeWait) return 'lastCode';
  if (failure !== 'tooManyAttempts') return failure;
  if (overBeforeWait) return 'logInAgain';
  return question === 'code' ? 'noCodeNow' : failure;
}

export function selectSaveExternalAuth(state: {
  saveExternalAuth: SaveExternalAuthState;
}): SaveExternalAuthState {
  return state.saveExternalAuth;
}
