import type { Connection } from '../../../patterns/ConnectionButtons/ConnectionButtons.options.ts';
import type { OtherProof, PasskeyShown } from '../../account/OwnerProofState.ts';

/** A company by which a person logs in. */
export interface LinkedIdentity {
  /** Undefined where it is a workplace. */
  connection?: Connection;
  /** The name that addresses use, also of a workplace. */
  name: string;
  /** The name of the organisation, of a workplace, where it is known. */
  workplace?: string;
  /** As the company told it. */
  email?: string;
  /** ISO date. */
  since?: string;
  /** Not where it is the only login method. */
  removable: boolean;
}

/** What has become of the last thing that the person did. */
export type IdentityNotice =
  | 'linked'
  | 'unlinked'
  | 'confirmed'
  /** The address of the account was proved by a code just now. */
  | 'addressConfirmed'
  /** A code was mailed to the address of the account. */
  | 'codeSent'
  /** Another code was asked for too soon: the last one can be used. */
  | 'waitForCode'
  /** The company did not say that the person signed in there just now. */
  | 'proofTooOld'
  /** The person came back without agreeing. */
  | 'refused'
  /** The company is down, or answered what cannot be right. */
  | 'connection'
  | 'ofAnother'
  | 'taken'
  | 'linkedAlready'
  | 'wrongIdentity'
  | 'onlyLoginMethod'
  | 'wrongPassword'
  | 'tooManyAttempts'
  | 'wrongCode'
  | 'missingCode'
  | 'wrongAppCode'
  /** It was right, and was used before. */
  | 'usedAppCode'
  | 'missingAppCode'
  /** No password was typed beside a code of the app. */
  | 'missingPassword'
  /** Too many codes of the app, or passwords beside them: no code was mailed. */
  | 'tooManyAppCodes'
  | 'codeExpired'
  | 'signInAgain'
  | 'notLinked'
  /** The person has logged in before connecting a workplace or a company, and nothing new was connected. */
  | 'notConnected'
  | 'addressNotProven'
  | 'addressProven'
  /** The page was drawn for another account. */
  | 'otherAccount';

/** What must be done before something can be changed. */
export type IdentityChanges =
  | { status: 'allowed' }
  /**
   * The person has to be confirmed: by the password, by one of these companies, or without a password by a code. `others`
   * are the password with a code of the app, and a passkey.
   */
  | {
      status: 'confirmFirst';
      password: boolean;
      /** There is a password, whose tries are used up, and a code stands in for it. */
      inPlaceOfPassword?: boolean;
      connections: readonly Connection[];
      others: readonly OtherProof[];
      /** A mailed code can be typed: its time is not over, and tries are left. */
      codeUsable?: true;
      /** What the page's script has shown of a passkey. The server sends none. */
      passkey?: PasskeyShown;
    }
  /** The account's address was never proved: it is shown whole, for a typing error to be seen. */
  | {
      status: 'proveAddressFirst';
      address: string;
      /** A mailed code can be typed: its time is not over, and tries are left. */
      codeUsable?: true;
    };

/** A page of ours that a person came from: one that invites to a family, an invitation to one, or another. */
export type OnwardPage = 'inviting' | 'joining' | 'page';

/** What a person came here on the way to: a deep link of the app, or a page of ours. */
export type IdentitiesOnward = 'checkout' | 'app' | OnwardPage;

/** How the person stands with the enrolment of the employer. */
export interface EmployerEnrolment {
  /** `justEnrolled` is what the page's script has completed. The server sends none. */
  status: 'enrolled' | 'notEnrolled' | 'justEnrolled';
  /** The name of the employer. */
  organisation: string;
}

export type ManageIdentitiesState =
  | {
      status: 'list';
      /** Whom the page was drawn for. */
      userId: string;
      /** Whether the person can log in by a password. */
      password: boolean;
      identities: readonly LinkedIdentity[];
      /** Those that can be added, in the order of their rows. */
      offered: readonly Connection[];
      changes: IdentityChanges;
      /** The company that the person came to connect, as long as it is not. */
      toConnect?: Connection | undefined;
      notice?: IdentityNotice;
      /** The name of the identity that was connected just now. */
      linked?: string;
      /** What was disconnected just now, where it has a name. */
      unlinked?: Pick<LinkedIdentity, 'connection' | 'workplace'>;
      /** Where the person came back from with this notice. */
      tried?: Pick<LinkedIdentity, 'connection' | 'name' | 'workplace'>;
      /** How many minutes to wait, or how many tries are left, where that is known. */
      count?: number;
      /** The address of the account, masked. */
      email: string;
      /** Of people whose employer offers Stillpoint. */
      enrolment?: EmployerEnrolment;
      /** The organisation that pays for the person. On the way to the checkout alone. */
      employer?: string;
      /** Where the person goes on to from here, who came on the way. */
      onward?: IdentitiesOnward;
    }
  /** Asks before one is disconnected. */
  | {
      status: 'removing';
      userId: string;
      identity: LinkedIdentity;
      /** What of the employer's ends with it: all access, or the enrolment of a person who proved an address at work too. */
      ends?: 'access' | 'enrolment';
    };
