import type { FastifyRequest } from 'fastify';
import type { SharedTransaction } from '../../database/database.ts';
import type { Day } from '../../domain/days.ts';
import type { Language } from '../../domain/languages.ts';
import type { Money } from '../../domain/money.ts';
import type { SignUp } from '../../domain/sign-ups.ts';
import type { FactsOf } from '../../http/page-handler.ts';
import type { SecondFactorKind } from './tables.ts';

/** What a mailed code does. Its mail says so, lest its reader give it away for something else. */
export type CodeUse =
  | 'address'
  | 'newAddress'
  | 'changeAddress'
  | 'password'
  | 'connectLogin'
  | 'loginMethods'
  | 'passkeys'
  | 'authenticatorApp'
  | 'secondFactorOn'
  | 'secondFactorOff'
  | 'deleteAccount'
  | 'ownData';

/** An account, as far as signing in needs it. */
export interface KnownAccount {
  id: string;
  email: string;
  passwordHash: string | null;
  firstName: string;
  lastName: string;
  language: Language;
  createdAt: Date;
  emailVerifiedAt: Date | null;
  externalId: string | null;
  marketingOptIn: boolean;
  /** Raised by what ends all sessions of the account. */
  sessionEpoch: number;
}

export interface AccountToAdd {
  email: string;
  emailNormalised: string;
  passwordHash: string | null;
  firstName: string;
  lastName: string;
  language: Language;
  /** The answer to the question about marketing mails. Missing where it was not asked. */
  marketingOptIn?: boolean;
  emailVerified: boolean;
}

/** Where accounts are kept. */
export interface Accounts {
  /** Deletes the addresses that are kept free for a former owner no longer. */
  releaseAddresses: () => Promise<void>;
  byId: (id: string) => Promise<KnownAccount | undefined>;
  byEmail: (emailNormalised: string) => Promise<KnownAccount | undefined>;
  /** The account that had an address before, while it is kept free for it. */
  byFormerEmail: (emailNormalised: string) => Promise<KnownAccount | undefined>;
  add: (
    account: AccountToAdd,
    trx?: SharedTransaction,
  ) => Promise<{ ok: true; account: KnownAccount } | { ok: false; reason: 'emailTaken' }>;
  keepPasswordHash: (id: string, passwordHash: string, trx?: SharedTransaction) => Promise<void>;
  /** Replaces the hash that a password was verified by. False where the account has another hash by now. */
  renewPasswordHash: (
    verified: Pick<KnownAccount, 'id' | 'passwordHash'>,
    renewed: string,
  ) => Promise<boolean>;
  /**
   * Saves an address that its owner has proved. False where another account has it, or it is kept free for its former
   * owner. The address before is kept free until `formerHeldUntil`.
   */
  changeEmail: (
    id: string,
    address: { email: string; emailNormalised: string; formerHeldUntil?: Date | undefined },
    trx: SharedTransaction,
  ) => Promise<boolean>;
  /** False where they were the same. */
  keepNames: (
    id: string,
    names: { firstName: string; lastName: string },
    trx: SharedTransaction,
  ) => Promise<boolean>;
  keepLanguage: (id: string, language: Language) => Promise<void>;
  /** Keeps an answer to the question about marketing mails and the record of it. False where it was the same. */
  keepMarketingOptIn: (id: string, optIn: boolean) => Promise<boolean>;
  /** Closes an account: its row is deleted, or left without a person where payments refer to it. */
  close: (id: string, kept: { paymentsKeptUntil: Day | undefined }, trx: SharedTransaction) => Promise<void>;
  /** Notes that the owner of the account reads the mail of its address. */
  noteEmailVerified: (id: string, trx: SharedTransaction) => Promise<void>;
}

/** A mail to the owner of an account. */
export type IdentityMessage = { key: string; to: string; language: Language; firstName: string } & (
  | { mail: 'identityLinked'; connection: string }
  /** By another issuer, named by its address. */
  | { mail: 'identityLinked'; issuer: string }
  /** `connections`: the account has no password, and is entered by these. */
  | { mail: 'passwordReset'; link: string; minutes: number; connections?: readonly string[] }
  /** `link`: the page where the file can be downloaded, for so many hours. */
  | { mail: 'dataFile'; link: string; hours: number }
  /**
   * `sessionKept`: the browser in which it was changed is still logged in. `removed`: the other login methods that a
   * reset removed, `passkeys` being their number. `appRemoved`: so was an authenticator app, as the former address came back.
   */
  | {
      mail: 'passwordChanged';
      changedAt: Date;
      sessionKept?: true;
      removed?: { connections: readonly string[]; passkeys: number };
      appRemoved?: true;
    }
  | {
      mail: 'emailChanged';
      newEmail: string;
      changedAt: Date;
      /** Absent where the former address was never proved. */
      wayBack?: { link: string; until: Date };
    }
  /** `onlyLoginMethod`: it was ended at the company, and stays here, since there is no other. */
  | { mail: 'identityUnlinked'; connection: string; onlyLoginMethod?: true }
  /** `link`: where the account is kept. */
  | {
      mail: 'accountDeletion';
      stage: 'asked' | 'soon' | 'kept' | 'deleted';
      deletesAt: Date;
      link: string;
    }
  /** `codeFor`: what the code does, which its mail names. `page`: the path of the page where it is typed. */
  | { mail: 'addressCode'; codeFor: CodeUse; code: string; minutes: number; page?: string }
  /** `loginCode`: asked for since there were too many tries for the address, the latest one with a wrong password. */
  | { mail: 'signInCode' | 'loginCode'; code: string; minutes: number }
  | { mail: 'secondFactorChanged'; factor: SecondFactorKind; change: 'on' | 'off'; changedAt: Date }
  /** `left`: how many codes there are. */
  | { mail: 'recoveryCodes'; change: 'made' | 'used'; left: number; changedAt: Date }
  /** Ten codes of sign-ins were wrong within an hour. */
  | { mail: 'wrongCodes'; triedAt: Date }
  /** `passkeyRefused`: it may have been copied. */
  | { mail: 'passkeyAdded' | 'passkeyRemoved' | 'passkeyRefused'; changedAt: Date }
);

/** Sends mails, each if the transaction commits. */
export interface IdentityMail {
  send: (message: IdentityMessage, trx: SharedTransaction) => Promise<void>;
}

/** A mail with a code. */
export type CodeMessage = Extract<IdentityMessage, { code: string }>;

/** Sends mails with codes. */
export interface CodeMail {
  send: (message: CodeMessage, trx: SharedTransaction) => Promise<void>;
}

/** What a subscription means for the deletion of its owner's account. */
export type ClosingSubscription =
  | { status: 'none' }
  /** It would be charged again: it has to be cancelled first. `purchaseOpen`: what was just bought is not settled yet. */
  | { status: 'renews' | 'purchaseOpen' }
  /** It can be used until a day, which is lost. */
  | { status: 'ends'; endsOn: Day }
  /** An app store goes on charging for it until it is cancelled there. */
  | { status: 'billedElsewhere' };

/** What closing an account asks of families. */
export interface ClosingFamilies {
  /** Lets a person leave the family that they joined, whose owner is told. Again, it does nothing. */
  leave: (accountId: string) => Promise<unknown>;
  /** Has the people of an account's own family told that it is over, once the transaction is kept. */
  endOf: (trx: SharedTransaction, accountId: string) => Promise<void>;
}

/** What closing an account asks of referrals. */
export interface ClosingReferrals {
  /** Keeps that a person had a subscription, for offers to new people. Again, it does nothing more. */
  remember: (accountId: string) => Promise<void>;
}

/** What is asked of subscriptions where an account is deleted. */
export interface ClosingSubscriptions {
  /** Read in a transaction where one is given. */
  subscriptionOf: (accountId: string, trx?: SharedTransaction) => Promise<ClosingSubscription>;
  /** Ends what would be charged again, with what is paid for. Throws `TryLater` while that is not sure. */
  endRenewals: (accountId: string) => Promise<void>;
  /** The last day on which the law has us keep the payments of an account that is closed on a day. */
  paymentsKeptUntil: (accountId: string, closedOn: Day) => Promise<Day>;
  /** For how many years the law has us keep them. Undefined where nothing was paid or ordered. */
  paymentYearsOf: (accountId: string) => Promise<number | undefined>;
}

/** A plan that is bought after signing up or logging in. */
export type WaitingPlan = NonNullable<FactsOf<'login'>['waiting']>;

/** Looks up a plan by its code, or the usual one, at the prices of a country, or of the request's, with a voucher. */
export type WaitingPlanOf = (
  request: FastifyRequest,
  choice: { code?: string; voucher?: string; country?: string; mayHaveFreeDays: boolean },
) => Promise<WaitingPlan | undefined>;

/** Whose link led to the form, and what to: no more than the link's own page says to who is logged out. */
export type WaitingLink = NonNullable<FactsOf<'login'>['waitingLink']>;

/** Looks up the links of other people that a sign-in leads to. Undefined where a link leads to nothing any more. */
export interface WaitingLinkOf {
  /** By the token of an invitation to a family. */
  family: (token: string) => Promise<WaitingLink | undefined>;
  /** By the id in a buddy's link. */
  buddy: (request: FastifyRequest, linkId: string) => Promise<WaitingLink | undefined>;
  /** The buddy's link that the browser kept. */
  keptBuddy: (request: FastifyRequest) => Promise<WaitingLink | undefined>;
  /** By the voucher of a member's link, which gives free days. */
  gift: (request: FastifyRequest, voucher: string) => Promise<WaitingLink | undefined>;
}

/** What waits for a person who signs in is looked up by these. */
export interface WaitingSources {
  planOf: WaitingPlanOf;
  linkOf: WaitingLinkOf;
}

/** Whether the checkout with a query is closed to everyone, or its plan is not sold. */
export type IsCheckoutClosed = (request: FastifyRequest, query: URLSearchParams) => Promise<boolean>;

/** Counts a new account, where the visitor allowed it. */
export type CountSignUp = (request: FastifyRequest, signUp: SignUp) => Promise<void>;

/** Counts an answer to the question about marketing mails, where the visitor allowed it. */
export type CountMarketingAnswer = (
  request: FastifyRequest,
  answer: { accountId: string; language: Language; marketingEmails: boolean },
) => Promise<void>;

/** A person who signs in at a workplace, there called `subject`, and from which network address. */
export interface WorkplaceMember {
  accountId: string;
  workplace: string;
  subject: string;
  ip: string | undefined;
}

/** What a renewal failed to charge, when it is tried again, where that is known, and whether that is the last time. */
export interface PaymentDue {
  amount: Money;
  nextTryOn?: string;
  lastTry?: true;
}

/** What the organisations of workplaces are asked, by the name of a workplace. */
export interface Workplaces {
  /** The domains that the organisation has proved to be its own, in lower case. */
  domainsOf: (workplace: string) => Promise<readonly string[]>;
  /** The name of the organisation. */
  nameOf: (workplace: string) => Promise<string | undefined>;
  /** Makes a person who signed in there a member, and enrols the member at the health hub of the organisation. */
  join: (member: WorkplaceMember, trx: SharedTransaction) => Promise<void>;
  /** Ends the membership of a person who signs in there no more, and the mark of a partner's member. What is no workplace has none. */
  leave: (member: WorkplaceMember, trx: SharedTransaction) => Promise<void>;
  /**
   * What of the employer's `leave` would end: the access that a membership gives, or the enrolment alone of a person who
   * stays a member by an address at work.
   */
  endedByLeaving: (accountId: string, workplace: string) => Promise<'access' | 'enrolment' | undefined>;
  /** The name of an organisation of the person that asks its members for a second factor. */
  secondFactorRequiredBy: (accountId: string) => Promise<string | undefined>;
  /** How a person stands with the health hub of which organisation, and the name of the organisation that pays. */
  standingOf: (accountId: string) => Promise<{
    enrolment: 'enrolled' | 'notEnrolled' | 'notEligible';
    enrolmentAt: string | undefined;
    employer: string | undefined;
  }>;
}
