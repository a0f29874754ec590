import type { SaveExternalAuthCallbackState } from '@stillpoint/design-system';
import type { IdentityProblem } from '../../../domain/identityProblems.ts';
import { fromServer } from '../../../state/fromServer.ts';
import { connectionIn } from '../connectionIn.ts';

/** What went wrong, told once, and at which company. */
export interface SaveExternalAuthCallbackFacts {
  problem?: IdentityProblem;
  connection?: string;
  /** The name of the organisation, where the connection is a workplace of ours. */
  workplace?: string;
  /** How many minutes to wait. */
  count?: number;
}

export const saveExternalAuthCallback = fromServer<SaveExternalAuthCallbackState>({ status: 'expired' });

/** The first state of the page. */
export function saveExternalAuthCallbackFrom({
  problem,
  connection,
  workplace,
  count,
}: SaveExternalAuthCallbackFacts): SaveExternalAuthCallbackState {
  const status = statusOf(problem);
  return {
    status,
    ...connectionIn(connection),
    ...(workplace !== undefined &&
      connection !== undefined && { workplace: { name: workplace, connection } }),
    ...(status === 'tooManyAttempts' && count !== undefined && { minutes: count }),
  };
}

function statusOf(problem: IdentityProblem | undefined): SaveExternalAuthCallbackState['status'] {
  switch (problem) {
    case 'CONNECTION_REFUSED':
      return 'refused';
    case 'CONNECTION_FAILED':
      return 'failed';
    case 'CONNECTION_UNKNOWN':
      return 'notOffered';
    case 'TOO_MANY_ATTEMPTS':
      return 'tooManyAttempts';
    case 'ADDRESS_OUTSIDE_WORKPLACE':
      return 'outsideWorkplace';
    case 'IDENTITY_OF_ANOTHER':
      return 'ofAnother';
    // Nothing is under way: the answer came too late or twice, or the address was opened by itself. The rest is of other pages.
    case 'CONNECTION_EXPIRED':
    case 'NO_PENDING_SIGN_IN':
    case undefined:
    case 'ADDRESS_NOT_PROVEN':
    case 'ADDRESS_PROVEN':
    case 'SIGN_IN_REPLACED':
    case 'CODE_EXPIRED':
    case 'CODE_MISSING':
    case 'CONNECTION_TAKEN':
    case 'IDENTITY_LINKED_ALREADY':
    case 'INVALID':
    case 'ONLY_LOGIN_METHOD':
    case 'NOT_LINKED':
    case 'NOT_YOUR_ACCOUNT':
    case 'PROOF_TOO_OLD':
    case 'SIGNED_OUT':
    case 'SIGN_IN_AGAIN':
    case 'WAIT_FOR_CODE':
    case 'APP_CODE_MISSING':
    case 'APP_CODE_USED':
    case 'PASSWORD_MISSING':
    case 'PASSWORD_TRIES_USED_UP':
    case 'TOO_MANY_APP_CODES':
    case 'WRONG_APP_CODE':
    case 'WRONG_CODE':
    case 'WRONG_CREDENTIALS':
    case 'WRONG_IDENTITY':
      return 'expired';
  }
}

export function selectSaveExternalAuthCallback(state: {
  saveExternalAuthCallback: SaveExternalAuthCallbackState;
}): SaveExternalAuthCallbackState {
  return state.saveExternalAuthCallback;
}
