/**
 * What is said above the form: another code was sent, or for how long none is sent or taken. `waitForCode`: the last one can be
 * used. `limited`: it cannot, and the mailbox has had many. `notSent`: there is no code yet, for the same reason, or as no one has
 * asked for it. `logInAgain`: this login is over before the wait.
 */
export type SecondFactorNotice =
  'sentAgain' | 'waitForCode' | 'limited' | 'notSent' | 'noTriesLeft' | 'logInAgain';

/** What is told beside the form. */
export interface SecondFactorTold {
  notice?: SecondFactorNotice;
  /** How many minutes to wait, where that is said. */
  minutes?: number;
}

/** By what else the login can end. */
export type SecondFactorWay = 'app' | 'mail' | 'passkey' | 'recoveryCode';

/** What stands between the first proof of a login and its end. Addresses are masked. */
export type SecondFactorState =
  /** A code from the authenticator app. `used`: it was right, and was used before. */
  | ({
      status: 'app';
      others: readonly SecondFactorWay[];
      problem?: 'missing' | 'wrong' | 'used';
      /** How many tries are left after a wrong one. */
      triesLeft?: number;
    } & SecondFactorTold)
  /** A code that was kept for when there is no app. */
  | ({
      status: 'recoveryCode';
      others: readonly SecondFactorWay[];
      problem?: 'missing' | 'wrong';
      triesLeft?: number;
    } & SecondFactorTold)
  /** A code that was mailed. */
  | ({
      status: 'code';
      others: readonly SecondFactorWay[];
      email: string;
      /** The organisation for which the person sets the code by email up. */
      settingUpFor?: string;
      problem?: 'missing' | 'wrong' | 'expired';
      /** How many tries are left after a wrong one. */
      triesLeft?: number;
    } & SecondFactorTold)
  /** The organisation asks for a second step, and the person has set up none. */
  | ({
      status: 'setUp';
      others: readonly SecondFactorWay[];
      organisation: string;
      email: string;
    } & SecondFactorTold)
  /** The person is logged in without a second step, and is logged out to set one up. */
  | { status: 'leave'; organisation: string }
  /** No login waits in this browser, or not any more. */
  | { status: 'over' };
