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
      minutes?: number;
    }
  | { status: 'verified'; organisation: string };

/** A step that is still to be taken. */
export type WorkEmailStep = Exclude<WorkEmailFacts, { status: 'verified' }>;
