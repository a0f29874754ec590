import type { CodeProblem } from '../identities/refused-codes.ts';

/** What is wrong with a proof. */
export interface ProofProblems {
  present?: 'missing' | 'wrong';
  code?: CodeProblem;
}

/** What proves the owner: nothing more after a proof of the last minutes, the present password, or a mailed code. */
export interface ProofForm {
  proof: 'fresh' | 'present' | 'code';
  /** The masked address of a code that can be used. */
  codeSentTo?: string;
  problems: ProofProblems;
  triesLeft?: number;
  /** How long to wait before the next try. */
  waitMinutes?: number;
}
