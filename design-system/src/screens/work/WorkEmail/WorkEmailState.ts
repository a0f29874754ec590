/** Proving that one works for a partner: the address at work, then the code that was mailed there. */
export type WorkEmailState =
  | {
      status: 'email';
      /** Whose account it is for. */
      userId: string;
      email: string;
      /** `unknown`: no partner has the domain. `taken`: the address was used for another account. */
      problem?: 'missing' | 'invalid' | 'unknown' | 'taken';
      /** How long to wait before another try. */
      minutes?: number;
    }
  | {
      status: 'code';
      userId: string;
      /** Where the code was sent. */
      email: string;
      problem?: 'missing' | 'wrong' | 'expired';
      triesLeft?: number;
      /** Its tries are used up: none is taken or sent for these minutes. */
      usedUp?: true;
      minutes?: number;
    }
  | { status: 'verified'; organisation: string }
  /** The address is proved, and the employer pays only once the person is enrolled there. */
  | { status: 'notEnrolled'; organisation: string };
