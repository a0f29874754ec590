/** What the page that asks for a mailed code shows, in the same way for every address. */
export type LoginCodeFacts =
  | {
      status: 'code';
      /** As it was typed. */
      email: string;
      notice?: 'sentAgain' | 'waitForCode' | 'noTriesLeft' | 'logInAgain';
      /** How long to wait before the next code is sent or taken. `logInAgain`: in a new login, as this one is over by then. */
      minutes?: number;
      problem?: 'missing' | 'wrong' | 'expired';
      /** How many wrong codes are left, after one. */
      triesLeft?: number;
    }
  /** No login waits in this browser. */
  | { status: 'over' };
