import type { IdentityProblem } from '../../domain/identityProblems.ts';

type QuestionEnd = 'taken' | 'ofAnother' | 'accessEnded' | 'loggedIn' | 'over';

/**
 * How a question has ended that is not asked any more. The first three are told also to who is signed in: the
 * backend leads on from none of them, `toldAtTheEnd`.
 */
export function questionEnd(problem: IdentityProblem | undefined, signedIn: boolean): QuestionEnd {
  switch (problem) {
    case 'CONNECTION_TAKEN':
      return 'taken';
    case 'IDENTITY_OF_ANOTHER':
      return 'ofAnother';
    case 'SIGN_IN_AGAIN':
      return 'accessEnded';
    case 'ADDRESS_NOT_PROVEN':
    case 'ADDRESS_OUTSIDE_WORKPLACE':
    case 'ADDRESS_PROVEN':
    case 'SIGN_IN_REPLACED':
    case 'CODE_EXPIRED':
    case 'CONNECTION_EXPIRED':
    case 'CONNECTION_FAILED':
    case 'CONNECTION_REFUSED':
    case 'CONNECTION_UNKNOWN':
    case 'IDENTITY_LINKED_ALREADY':
    case 'INVALID':
    case 'ONLY_LOGIN_METHOD':
    case 'NOT_LINKED':
    case 'NOT_YOUR_ACCOUNT':
    case 'NO_PENDING_SIGN_IN':
    case 'PROOF_TOO_OLD':
    case 'SIGNED_OUT':
    case 'TOO_MANY_ATTEMPTS':
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
    case undefined:
      return signedIn ? 'loggedIn' : 'over';
  }
}
