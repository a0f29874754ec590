/** Which step comes next, and what was wrong with the last one. */
export type WorkEmailFacts =
  | {
      status: 'email';
      userId: string;
      email: string;
      problem?: 'missing' | 'invalid' | 'unknown' | 'taken';
      minutes?: number;
    }
  | {
      status: 'code';
      userId: string;
      email: string;
      problem?: 'missing' | 'wrong' | 'expired';
      triesLeft?: number;
      /** Its tries are used up: none is taken or sent for these minutes. */
      usedUp?: true;
      minutes?: number;
    }
  /** `notEnrolled`: the organisation pays only once the person is enrolled at its health hub. */
  | { status: 'verified' | 'notEnrolled'; organisation: string };

/** A step that is still to be taken here. */
export type WorkEmailStep = Extract<WorkEmailFacts, { userId: string }>;
