import type { OwnerProofState } from '../OwnerProofState.ts';

/** The authenticator app of a person. */
export interface AppOfPerson {
  /** Absent where there is none. */
  app?: {
    /** How many recovery codes are left. */
    codesLeft: number;
  };
}

/** The second steps of a person's logins, and what can be changed about them. The address is masked. */
export type SecondFactorSettingsState =
  /** The code by email is off. */
  | ({ status: 'off'; userId: string; email: string; done?: 'off'; waitMinutes?: number } & AppOfPerson)
  /** A code was mailed that turns it on. */
  | {
      status: 'codeSent';
      userId: string;
      email: string;
      problem?: 'missing' | 'wrong' | 'expired';
      /** How many tries are left after a wrong one. */
      triesLeft?: number;
      waitMinutes?: number;
    }
  | ({
      status: 'on';
      userId: string;
      email: string;
      /** An organisation that asks for a second step, where this is the only one: it stays on. */
      requiredBy?: string;
      done?: 'on';
    } & AppOfPerson)
  /** It is turned off, once the owner is proven. */
  | ({ status: 'turnOff'; userId: string } & OwnerProofState)
  /** The address of the account was never confirmed. */
  | { status: 'proveFirst' }
  | { status: 'otherAccount' };
