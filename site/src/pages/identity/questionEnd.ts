import type { IdentityProblem } from '../../domain/identityProblems.ts';

type QuestionEnd = 'taken' | 'ofAnother' | 'accessEnded' | 'loggedIn' | 'over';

/** Told also to who is signed in: the backend leads on from none of them, `toldAtTheEnd`. */
const toldEnds: Partial<Record<IdentityProblem, QuestionEnd>> = {
  CONNECTION_TAKEN: 'taken',
  IDENTITY_OF_ANOTHER: 'ofAnother',
  SIGN_IN_AGAIN: 'accessEnded',
};

/** How a question has ended that is not asked any more. */
export function questionEnd(problem: IdentityProblem | undefined, signedIn: boolean): QuestionEnd {
  return (problem && toldEnds[problem]) ?? (signedIn ? 'loggedIn' : 'over');
}
