import type { ProofForm } from '../owner-proof/facts.ts';

/** What is said above the form that asks for a second factor. */
export interface SecondFactorNotice {
  notice?: 'sentAgain' | 'waitForCode' | 'notSent' | 'noTriesLeft';
  /** How long to wait before the next code is sent or taken. */
  minutes?: number;
}

/** What a sign-in can be ended by in place of what is asked for. */
export type OtherWay = 'app' | 'mail' | 'passkey' | 'recoveryCode';

/** What the page that asks for a second factor shows. Addresses are masked. */
export type SecondFactorFacts =
  | ({
      status: 'app';
      others: readonly OtherWay[];
      problem?: 'missing' | 'wrong' | 'used';
      /** How many tries are left, after a wrong one. */
      triesLeft?: number;
    } & SecondFactorNotice)
  | ({
      status: 'recoveryCode';
      others: readonly OtherWay[];
      problem?: 'missing' | 'wrong';
      triesLeft?: number;
    } & SecondFactorNotice)
  | ({
      status: 'code';
      others: readonly OtherWay[];
      email: string;
      /** The organisation for which the person sets the code by mail up. */
      settingUpFor?: string;
      problem?: 'missing' | 'wrong' | 'expired';
      /** How many wrong codes are left, after one. */
      triesLeft?: number;
    } & SecondFactorNotice)
  /** The organisation asks for a second factor, and the person has none. */
  | ({
      status: 'setUp';
      others: readonly OtherWay[];
      organisation: string;
      email: string;
    } & SecondFactorNotice)
  /** The person is signed in without a second factor, which the organisation asks for by now. */
  | { status: 'leave'; organisation: string }
  /** No sign-in waits in this browser. */
  | { status: 'over' };

/** The authenticator app of a person. */
export interface AppOfPerson {
  /** Absent where there is none. */
  app?: { codesLeft: number };
}

/** The code by mail of a signed-in person, and what can be changed about it. */
export type SecondFactorSettingsFacts =
  | ({ status: 'off'; userId: string; email: string; done?: 'off'; waitMinutes?: number } & AppOfPerson)
  /** A code was mailed that turns it on. */
  | {
      status: 'codeSent';
      userId: string;
      email: string;
      problem?: 'missing' | 'wrong' | 'expired';
      /** How many wrong codes are left, after one. */
      triesLeft?: number;
      waitMinutes?: number;
    }
  | ({
      status: 'on';
      userId: string;
      email: string;
      /** An organisation that asks for a second factor, where this is the only one: it stays on. */
      requiredBy?: string;
      done?: 'on';
    } & AppOfPerson)
  /** It is turned off, once the owner is proven. */
  | ({ status: 'turnOff'; userId: string } & ProofForm)
  /** The address of the account was never proved: no code may go there. */
  | { status: 'proveFirst' }
  | { status: 'otherAccount' };
