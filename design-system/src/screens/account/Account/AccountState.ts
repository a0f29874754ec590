import type { Language } from '@stillpoint/translations';
import type { Connection } from '../../../patterns/ConnectionButtons/ConnectionButtons.options.ts';
import type { MissingProfileFieldsState } from '../../identity/MissingProfileFields/MissingProfileFieldsState.ts';
import type { NewPasswordProblems } from '../../identity/NewPassword/NewPasswordState.ts';
import type { PaymentDue } from '../../../patterns/Page/PaymentDue.ts';
import type { OwnerProofState } from '../OwnerProofState.ts';

/** A browser that is signed in. Where it stands is not known, and never guessed. */
export interface SignedInBrowser {
  id: string;
  browser: 'edge' | 'opera' | 'samsungInternet' | 'firefox' | 'chrome' | 'safari' | 'unknown';
  system: 'iPhone' | 'iPad' | 'android' | 'chromeOS' | 'windows' | 'mac' | 'linux' | 'unknown';
  /** ISO instants. */
  since: string;
  lastUsedAt: string;
  /** The one that shows the page. */
  current: boolean;
}

/** A change that was made. */
export type AccountChange =
  | 'names'
  | 'email'
  | 'emailKept'
  | 'emailConfirmed'
  | 'language'
  | 'marketing'
  | 'password'
  /** A new address that waited for its code was called off with it. */
  | 'passwordAndEmailKept'
  | 'session'
  | 'otherSessions'
  | 'accountKept'
  | 'linked';

type NamesForm = Pick<Extract<MissingProfileFieldsState, { status: 'ready' }>, 'values' | 'problems'>;

/** The form that is open on the page. */
export type OpenAccountForm =
  | ({ part: 'names' } & NamesForm)
  | {
      part: 'email';
      /** What proves the owner: the present password, or a recent log-in. */
      proof: 'present' | 'fresh';
      values: { email: string };
      /** An address that was probably meant. */
      suggestion?: string;
      /** `tooSoon`: a code was sent there just now, and `waitMinutes` says when another one can be. */
      problems: {
        email?: 'missing' | 'invalid' | 'same' | 'tooSoon';
        present?: 'missing' | 'wrong';
      };
    }
  | {
      part: 'email';
      /** The log-in was a while ago, so that the owner is confirmed before the form opens. */
      proof: 'confirmFirst';
      owner: OwnerProofState;
    }
  | { part: 'language' }
  | {
      part: 'password';
      /** What proves the owner: the present password, or a code by mail. */
      proof: 'present' | 'code';
      /** There is a password, whose tries others may have used up: the code stands in for it. */
      inPlaceOfPassword?: true;
      /** The masked address that a code was just sent to. */
      codeSentTo?: string;
      /** Another one was asked for too soon: the last one can be used. */
      codeAskedTooSoon?: true;
      problems: Omit<NewPasswordProblems, 'password'> & {
        /** `unchanged`: it is the present password. */
        password?: NewPasswordProblems['password'] | 'unchanged';
        present?: 'missing' | 'wrong';
        code?: 'missing' | 'wrong' | 'expired';
      };
    };

/** An account, as its page shows it. */
export interface OpenAccount {
  status: 'open';
  /** Whom the page was drawn for. */
  userId: string;
  firstName: string;
  lastName: string;
  /** Names are kept up by another system, and cannot be changed here. */
  namesElsewhere?: true;
  email: string;
  emailVerified: boolean;
  /**
   * The code that confirms the email, once it was sent: sent before, sent just now, what is wrong with it, or why no
   * other one was sent.
   */
  emailCode?: 'waiting' | 'sentNow' | 'missing' | 'wrong' | 'expired' | 'tooSoon';
  /** A new address that waits for the code that was sent there. */
  pendingEmail?: string;
  /** That code was sent just now. */
  newEmailCodeSent?: boolean;
  /** What is wrong with that code, or with the address that it proved. */
  newEmailProblem?: 'missing' | 'wrong' | 'expired' | 'taken' | 'tooSoon';
  /** The tries of that code are used up: for how many minutes none is taken or sent. */
  newEmailUsedUpMinutes?: number;
  /** How many wrong codes are left, after one. */
  triesLeft?: number;
  /** The language of its mails. */
  language: Language;
  /** ISO instant. */
  createdAt: string;
  marketingEmails: boolean;
  /** `elsewhere` where passwords are kept by another issuer. */
  password: { status: 'set'; changedAt?: string } | { status: 'none' | 'elsewhere' };
  /** Whether logging in takes a second step. Absent where another issuer signs people in. */
  secondFactor?: 'on' | 'off';
  /** The companies by which the person logs in; those without a mark of their own are workplaces, by their name. */
  connections: readonly { name: string; connection?: Connection; workplace?: string }[];
  /** How many passkeys the person has. Absent where another issuer signs people in. */
  passkeys?: number;
  browsers: readonly SignedInBrowser[];
  /** `primary` pays for a family plan, `member` shares one. Absent for others. */
  familyRole?: 'primary' | 'member';
  /** What a renewal failed to charge. */
  paymentDue?: PaymentDue;
  form?: OpenAccountForm;
  done?: AccountChange;
  /** The name of the company that was connected, where that was done. */
  linked?: string;
  /** The person has logged in before connecting a workplace or a company, and nothing new was connected. */
  notConnected?: true;
  /** Minutes until the next try, after too many. */
  waitMinutes?: number;
}

export type AccountState = OpenAccount | { status: 'otherAccount' };
