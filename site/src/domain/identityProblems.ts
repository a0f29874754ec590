/** The codes of what can go wrong with ways to log in, as addresses and answers of the backend tell them. */
export const identityProblems = [
  'ADDRESS_NOT_PROVEN',
  'ADDRESS_OUTSIDE_WORKPLACE',
  'ADDRESS_PROVEN',
  'APP_CODE_MISSING',
  'APP_CODE_USED',
  'CODE_EXPIRED',
  'CONNECTION_EXPIRED',
  'CONNECTION_FAILED',
  'CONNECTION_REFUSED',
  'CONNECTION_TAKEN',
  'CONNECTION_UNKNOWN',
  'IDENTITY_LINKED_ALREADY',
  'IDENTITY_OF_ANOTHER',
  'INVALID',
  'NOT_LINKED',
  'NOT_YOUR_ACCOUNT',
  'NO_PENDING_SIGN_IN',
  'ONLY_LOGIN_METHOD',
  'PASSWORD_MISSING',
  'PASSWORD_TRIES_USED_UP',
  'PROOF_TOO_OLD',
  'SIGNED_OUT',
  'SIGN_IN_AGAIN',
  'SIGN_IN_REPLACED',
  'TOO_MANY_APP_CODES',
  'TOO_MANY_ATTEMPTS',
  'WAIT_FOR_CODE',
  'WRONG_APP_CODE',
  'WRONG_CODE',
  'WRONG_CREDENTIALS',
  'WRONG_IDENTITY',
] as const;

export type IdentityProblem = (typeof identityProblems)[number];

/** The problem that a code names. An address may have an invented one, which names none. */
export function identityProblemOf(code: string | undefined): IdentityProblem | undefined {
  return identityProblems.find((problem) => problem === code);
}
