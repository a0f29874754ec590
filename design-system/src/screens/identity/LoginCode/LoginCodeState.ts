import type { SecondFactorNotice, SecondFactorTold } from '../SecondFactor/SecondFactorState.ts';

/** What stands between the log-in form and the end of a login, where an address was tried too often. */
export type LoginCodeState =
  | ({
      status: 'code';
      /** As it was typed. Whether it has an account is never told. */
      email: string;
      problem?: 'missing' | 'wrong' | 'expired';
      /** How many tries are left after a wrong one. */
      triesLeft?: number;
      /** Never that no code was sent: that would tell whether the address has an account. */
      notice?: Exclude<SecondFactorNotice, 'limited' | 'notSent'>;
    } & Pick<SecondFactorTold, 'minutes'>)
  /** No login waits in this browser, or not any more. */
  | { status: 'over' };
