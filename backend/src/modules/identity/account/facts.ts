import type { Language } from '../../../domain/languages.ts';
import type { NameProblem } from '../../../domain/person-name.ts';
import type { ProfileField } from '../../../domain/profile-fields.ts';
import type { NewPasswordProblems } from '../password-reset/facts.ts';
import type { CodeProblem } from '../identities/refused-codes.ts';
import type { ProofForm } from '../owner-proof/facts.ts';
import type { PaymentDue } from '../ports.ts';
import type { Device } from '../session/device.ts';

/** The parts of an account that a form on its page changes. */
export const editableParts = ['names', 'email', 'language', 'password'] as const;

/** What the page says after a change. */
export const accountChanges = [
  'names',
  'email',
  'emailKept',
  'emailConfirmed',
  'language',
  'marketing',
  'password',
  'passwordAndEmailKept',
  'session',
  'otherSessions',
  'accountKept',
] as const;
export type AccountChange = (typeof accountChanges)[number];

export type NameProblems = Partial<Record<ProfileField, 'missing' | NameProblem>>;

/** What is wrong with the form for another password. The present one is asked for, or a mailed code. */
export interface PasswordProblems extends Omit<NewPasswordProblems, 'password'> {
  /** `unchanged`: it is the present password. */
  password?: NewPasswordProblems['password'] | 'unchanged';
  present?: 'missing' | 'wrong';
  code?: 'missing' | 'wrong' | 'expired';
}

/** What is wrong with the code for a new address, or with the address that it proved. */
export type NewEmailProblem = 'missing' | 'wrong' | 'expired' | 'taken' | 'tooSoon';

/** What is wrong with the code that confirms the account's address, or why no new one was sent. */
export type EmailCodeProblem = CodeProblem | 'tooSoon';

/** The form that is open on the page. */
export type OpenAccountForm =
  | { part: 'names'; values: Record<ProfileField, string>; problems: NameProblems }
  | {
      part: 'email';
      /** What proves the owner: the present password, or a recent sign-in. */
      proof: 'present' | 'fresh';
      values: { email: string };
      /** An address that was probably meant. */
      suggestion?: string;
      problems: {
        email?: 'missing' | 'invalid' | 'same' | 'tooSoon';
        present?: 'missing' | 'wrong';
      };
    }
  | {
      part: 'email';
      /** The sign-in is an old one, so that the owner is confirmed before the form opens. */
      proof: 'confirmFirst';
      owner: ProofForm;
    }
  | { part: 'language' }
  | {
      part: 'password';
      /** What proves the owner: the present password, or a code that was mailed or can be asked for. */
      proof: 'present' | 'code';
      /** There is a password, whose tries are used up, maybe by strangers: the code stands in for it. */
      inPlaceOfPassword?: true;
      /** The masked address of a code that was just mailed. */
      codeSentTo?: string;
      /** Another one was asked for too soon: the last one can be used. */
      codeAskedTooSoon?: true;
      problems: PasswordProblems;
    };

/** The account of a signed-in person, the form that is open and what became of the last one. */
export type AccountFacts =
  | { status: 'otherAccount' }
  | {
      status: 'open';
      /** Whom the page was drawn for. */
      userId: string;
      firstName: string;
      lastName: string;
      /** Names are kept up by another system. */
      namesElsewhere?: true;
      email: string;
      emailVerified: boolean;
      /** The code that confirms the address, once it was sent: sent before, sent just now, or what is wrong with it. */
      emailCode?: 'waiting' | 'sentNow' | EmailCodeProblem;
      /** A new address, until the code that was sent there is typed or has expired. */
      pendingEmail?: string;
      /** That code was sent just now. */
      newEmailCodeSent?: boolean;
      newEmailProblem?: NewEmailProblem;
      /** The tries of that code are used up: for how many minutes none is taken or sent. */
      newEmailUsedUpMinutes?: number;
      /** How many wrong codes are left, after one. */
      triesLeft?: number;
      language: Language;
      createdAt: string;
      marketingEmails: boolean;
      /** `elsewhere` where another issuer keeps the passwords. */
      password: { status: 'set'; changedAt?: string } | { status: 'none' | 'elsewhere' };
      /** Absent where another issuer signs people in. */
      secondFactor?: 'on' | 'off';
      /** The companies by which the person signs in, and the names of those that are workplaces. */
      connections: readonly { name: string; workplace?: string }[];
      /** How many there are. Absent where another issuer signs people in. */
      passkeys?: number;
      browsers: readonly (Device & { id: string; since: string; lastUsedAt: string; current: boolean })[];
      /** `primary` pays for a family plan, `member` shares one. */
      familyRole?: 'primary' | 'member';
      /** What a renewal failed to charge. */
      paymentDue?: PaymentDue;
      form?: OpenAccountForm;
      done?: AccountChange | 'linked';
      /** The name of the company or workplace that was connected just now. */
      linked?: string;
      /** The person has logged in before connecting a workplace or a company, and nothing new was connected. */
      notConnected?: true;
      /** How long to wait before the next try. */
      waitMinutes?: number;
    };
