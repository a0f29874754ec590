import type { IdentityProblem } from '../../domain/identityProblems.ts';

type QuestionFailure =
  'tooManyAttempts' | 'passwordTriesUsedUp' | 'replaced' | 'wrongIdentity' | 'fromElsewhere' | 'connection';

/** What both pages of questions say above their forms, in the same way. */
export function questionFailure(problem: IdentityProblem | undefined): QuestionFailure | undefined {
  switch (problem) {
    case 'TOO_MANY_ATTEMPTS':
      return 'tooManyAttempts';
    case 'PASSWORD_TRIES_USED_UP':
      return 'passwordTriesUsedUp';
    case 'SIGN_IN_REPLACED':
      return 'replaced';
    case 'WRONG_IDENTITY':
      return 'wrongIdentity';
    case 'SIGN_IN_AGAIN':
      return 'fromElsewhere';
    case 'CONNECTION_REFUSED':
    case 'CONNECTION_FAILED':
    case 'CONNECTION_EXPIRED':
    case 'CONNECTION_UNKNOWN':
      return 'connection';
    // Said by one of them alone, beside a field, of a question that has ended, or of other pages.
    case 'WAIT_FOR_CODE':
    case 'WRONG_CREDENTIALS':
    case 'CODE_EXPIRED':
    case 'CODE_MISSING':
    case 'INVALID':
    case 'APP_CODE_MISSING':
    case 'APP_CODE_USED':
    case 'PASSWORD_MISSING':
    case 'TOO_MANY_APP_CODES':
    case 'WRONG_APP_CODE':
    case 'WRONG_CODE':
    case 'ADDRESS_NOT_PROVEN':
    case 'ADDRESS_OUTSIDE_WORKPLACE':
    case 'ADDRESS_PROVEN':
    case 'CONNECTION_TAKEN':
    case 'IDENTITY_LINKED_ALREADY':
    case 'IDENTITY_OF_ANOTHER':
    case 'ONLY_LOGIN_METHOD':
    case 'NOT_LINKED':
    case 'NOT_YOUR_ACCOUNT':
    case 'NO_PENDING_SIGN_IN':
    case 'PROOF_TOO_OLD':
    case 'SIGNED_OUT':
    case undefined:
      return undefined;
  }
}
