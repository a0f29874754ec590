import type { JWK } from 'jose';
import type { ColumnType, Generated } from 'kysely';
import type { AdapterPayload } from 'oidc-provider';
import type { Language } from '../../domain/languages.ts';
import type { Device } from './session/device.ts';
import type { SavedForm, SignInParams } from './sign-in/sign-in-params.ts';
import type { Tables } from '../../database/database.ts';

/** What the provider signs with. The first key signs, further ones are still believed. */
export interface IdentitySecrets {
  jwks: { keys: JWK[] };
  cookieKeys: string[];
  /** What the site proves itself with to its own provider. */
  clientSecret: string;
}

/** JSON is written as text and read as the value. */
type Json<Value> = ColumnType<Value, string, string>;

export type SignInKind = 'login' | 'register';

/** What a visitor goes to a company for. */
export type ConnectionIntent = 'login' | 'register' | 'link' | 'confirm' | 'prove';

/** What is asked of a person whom a company signed in, before an account is opened or found. */
export type PendingSignInQuestion = 'address' | 'code' | 'owner' | 'account';

/** How a pending sign-in has ended: with a new account, or in one that was there. */
export type PendingSignInEnd = 'opened' | 'joined';

/** What a passkey is asked for. */
export type PasskeyPurpose = 'add' | 'signIn' | 'confirm';

/** What can change in the login methods, the names or the memberships of an account. */
export const identityChanges = [
  'passwordReset',
  'passwordChanged',
  'registered',
  'linked',
  'unlinked',
  /** The person ended the connection at the company, and it is the only login method. */
  'consentRevoked',
  /** The company forwards no mails to the person any more, or forwards them again. */
  'mailStopped',
  'mailResumed',
  'addressProven',
  'addressChanged',
  'addressRestored',
  'deletionAsked',
  'deletionCancelled',
  'accountDeleted',
  'secondFactorAdded',
  'secondFactorRemoved',
  'dataExported',
  'recoveryCodesMade',
  'recoveryCodeUsed',
  'passkeyAdded',
  'passkeyRemoved',
  'passkeyRenamed',
  /** Of an organisation, by signing in at work or by an address at work. */
  'memberJoined',
  'memberLeft',
  /** At the health hub of an organisation. */
  'enrolled',
  /** All access but the session that asked for it. */
  'accessEnded',
  /** That of one other browser. */
  'browserLoggedOut',
  /** A passkey answered with an older counter than before: it may have been copied. It was refused. */
  'passkeyCounterBack',
  'namesChanged',
] as const;

/** Such a change, and how it was made: by a connection, or by mail. */
export interface IdentityChange {
  change: (typeof identityChanges)[number];
  method: string;
}

/** What a person shows beside the first proof at a sign-in: a code of an authenticator app, or one by mail. */
export type SecondFactorKind = 'app' | 'mail';

/** The tables of signing in. */
export type IdentityTables = Tables<{
  sessions: Device & {
    id: string;
    accountId: string;
    providerSid: string | null;
    /** The account's at the sign-in. A session with an older one has ended. */
    sessionEpoch: Generated<number>;
    /** When its person last proved who it is. Empty where that is not known, or was by a workplace alone. */
    provedAt: Date | null;
    /** When its person gave a second factor. Empty where none was asked for. */
    secondFactorAt: Date | null;
    createdAt: Date;
    lastUsedAt: Date;
    expiresAt: Date;
  };
  oidcRecords: {
    model: string;
    id: string;
    payload: Json<AdapterPayload>;
    grantId: string | null;
    uid: string | null;
    accountId: string | null;
    expiresAt: Date | null;
  };
  /** Sealed, as a text. An object where a release from before they were sealed wrote them. */
  identityKeys: { id: number; secrets: ColumnType<IdentitySecrets | string, string, string> };
  signInTransactions: {
    state: string;
    browserHash: string;
    codeVerifier: string;
    nonce: string;
    language: Language;
    params: Json<SignInParams>;
    expiresAt: Date;
  };
  /** Authorization requests that were sent to companies. */
  departures: {
    state: string;
    connection: string;
    browserHash: string;
    codeVerifier: string;
    nonce: string;
    language: Language;
    intent: ConnectionIntent;
    form: Json<SavedForm>;
    addTo: string | null;
    arrival: string | null;
    posted: string | null;
    expiresAt: Date;
  };
  signInDetails: {
    grantId: string;
    kind: SignInKind;
    redirectUrl: string | null;
    connection: string | null;
    /** The account's when its person proved who it is. */
    sessionEpoch: Generated<number>;
    provedAt: Date | null;
    secondFactorAt: Date | null;
    expiresAt: Date;
  };
  secondFactors: { accountId: string; kind: SecondFactorKind; since: Date };
  secondFactorSteps: {
    /** A hash of the `oobCode` that the browser holds. */
    codeHash: string;
    accountId: string;
    kind: SignInKind;
    connection: string | null;
    sessionEpoch: number;
    provedAt: Date | null;
    /** What the sign-in was for, and the pending sign-in whose identity it adds. */
    form: Json<SavedForm & { arrival?: string }>;
    /** A hash of the code that ended it, kept for a moment with the cookie in it. Empty while it waits. */
    endedBy: string | null;
    expiresAt: Date;
  };
  loginChallenges: {
    /** A hash of the cookie that the browser holds. */
    browserHash: string;
    email: string;
    /** Empty where the password was wrong, or no account has the address. */
    accountId: string | null;
    sessionEpoch: number | null;
    provedAt: Date | null;
    /** A hash of the code that ended it, kept for a moment with the cookie in it. Empty while it waits. */
    endedBy: string | null;
    expiresAt: Date;
  };
  authenticatorApps: {
    accountId: string;
    /** What the app shares with us, encrypted. */
    sealedKey: string;
    /** The step of time whose code was used last. It and all before it work no more. */
    lastStep: number;
  };
  authenticatorSetups: {
    /** The session in which an app is set up, and waits for its first code. */
    sessionId: string;
    accountId: string;
    sealedKey: string;
    expiresAt: Date;
  };
  recoveryCodes: { accountId: string; codeHash: string };
  accountSubjects: {
    issuer: string;
    subject: string;
    accountId: string;
    connection: string | null;
    /** As the company told it last. */
    email: string | null;
    linkedAt: Date | null;
    /** Since when the company forwards no mails to the person. */
    mailStoppedAt?: Date | null;
  };
  /** Which of Apple's notifications were heard. */
  appleNotifications: { jti: string; expiresAt: Date };
  /** Pending sign-ins: people whom a company has signed in, and of whom something is still asked. */
  parkedArrivals: {
    browserHash: string;
    connection: string;
    issuer: string;
    subject: string;
    /** Once ended: how, so that a double press gets the same answer. */
    question: PendingSignInQuestion | PendingSignInEnd;
    /** Proven where the question is for the owner. */
    email: string | null;
    /** What the person typed last, where it is to be typed again. */
    typedEmail: string | null;
    firstName: string;
    lastName: string;
    language: Language;
    /** With the time in milliseconds at which the company signed the person in. A release before this one wrote none. */
    form: Json<SavedForm & { begunAt?: number }>;
    /**
     * The account whose password or identity the person has shown, where a code to its address is left to type; or the
     * one in which the pending sign-in has ended.
     */
    accountId: string | null;
    /** The epoch of that account's sessions at that moment. */
    sessionEpoch: number | null;
    /** A hash of the cookie and the answer that ended it, or the code by which it waits for a second factor. */
    endedBy: string | null;
    expiresAt: Date;
  };
  mailedCodes: {
    purpose: string;
    /** Empty where the code was called off. */
    email: string;
    codeHash: string;
    tries: number;
    /** The account's when the code was asked for. Empty where the code is of no account. */
    sessionEpoch: number | null;
    expiresAt: Date;
  };
  accountDeletions: {
    accountId: string;
    askedAt: Date;
    /** The owner can take it back until then. */
    deletesAt: Date;
    /** When its rows began to be deleted, after which nothing can be taken back. */
    begunAt: Date | null;
  };
  dataFiles: {
    accountId: string;
    /** Another one each time that a file is asked for. */
    id: string;
    /** The file, encrypted. Empty while it is made. */
    sealed: string | null;
    expiresAt: Date;
  };
  passwordResets: {
    tokenHash: string;
    accountId: string;
    /** Of links that were mailed to an address that the account had before. */
    restoresEmail: string | null;
    expiresAt: Date;
    /** When it saved a password. It opens nothing more, and is kept for a moment to know a form that was pressed twice. */
    usedAt: Date | null;
  };
  passkeyUsers: { accountId: string; userHandle: string };
  passkeys: Device & {
    id: string;
    accountId: string;
    credentialId: string;
    publicKey: string;
    /** Read as text: it may be larger than a number of PostgreSQL's that drivers read as one. */
    counter: ColumnType<string, number, number>;
    /** With commas between them. */
    transports: string;
    backedUp: boolean;
    /** As its owner calls it. Empty until then. */
    name: string | null;
    createdAt: Date;
    lastUsedAt: Date | null;
  };
  passkeyChallenges: {
    challengeHash: string;
    purpose: PasskeyPurpose;
    /** A hash of what ties it to one browser. */
    boundTo: string;
    expiresAt: Date;
  };
  identityChanges: IdentityChange & {
    id: Generated<string>;
    accountId: string;
    network: string;
    changedAt: Date;
  };
}>;
