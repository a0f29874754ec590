/** What an owner is asked to prove it with. */
export interface OwnerProofState {
  /** Nothing more after a recent log-in, the present password, or a code by mail where there is no password. */
  proof: 'fresh' | 'present' | 'code';
  /** The masked address that a code was sent to. */
  codeSentTo?: string;
  problems: { present?: 'missing' | 'wrong'; code?: 'missing' | 'wrong' | 'expired' };
  /** How many wrong codes are left, after one. */
  triesLeft?: number;
  /** Minutes until the next try, after too many. */
  waitMinutes?: number;
}
