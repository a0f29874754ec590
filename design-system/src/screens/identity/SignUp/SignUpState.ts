import type { SignUpVariant } from './SignUp.options.ts';

/** What came of the last press, if there was one. */
export type SignUpOutcome =
  | { status: 'ready' }
  | { status: 'submitting' }
  | { status: 'emailTaken' }
  | { status: 'tooManyAttempts'; minutes: number }
  /** The page stood open for so long that its sign-up is over. Pressing again works. */
  | { status: 'expired' }
  | { status: 'unavailable' };

export interface SignUpProblems {
  fullname?: 'missing' | 'lastNameMissing';
  email?: 'missing' | 'invalid';
  password?: 'missing' | 'tooShort' | 'startsWithSpace';
}

export interface SignUpValues {
  fullname: string;
  email: string;
  marketingEmails: boolean;
}

/** What the form submits. */
export interface SignUpDetails extends SignUpValues {
  password: string;
}

/** The outcome, and the form as it was typed. A password is never given back. */
export type SignUpState = SignUpOutcome & {
  variant: SignUpVariant;
  values: SignUpValues;
  problems: SignUpProblems;
  /** The address that was probably meant. */
  suggestion?: string;
};
