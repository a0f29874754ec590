import type { CodeProblem } from '../identities/refused-codes.ts';

/** What is wrong with a proof. `used`: the code of the app was right, and was used before. */
export interface ProofProblems {
  present?: 'missing' | 'wrong';
  app?: 'missing' | 'wrong' | 'used';
  code?: CodeProblem;
}

/**
 * What proves the owner: nothing more after a proof of the last minutes, the present password, the password and a code of
 * the authenticator app, or a mailed code.
 */
export interface ProofForm {
  proof: 'fresh' | 'present' | 'app' | 'code';
  /** Another proof came first, which does not do alone: a code is asked for as well. */
  alsoByCode?: true;
  /** The masked address of a code that can be used. */
  codeSentTo?: string;
  /** By what else the owner can be proven, beside a code that can be mailed. */
  others?: readonly ('app' | 'passkey')[];
  problems: ProofProblems;
  triesLeft?: number;
  /** How long to wait before the next try. */
  waitMinutes?: number;
  /** Another code was asked for too soon: the last one can be used, and `waitMinutes` says when the next can be sent. */
  codeAskedTooSoon?: true;
}
