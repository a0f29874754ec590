import type { SharedTransaction } from '../../database/database.ts';
import type { Day } from '../../domain/days.ts';
import type { Language } from '../../domain/languages.ts';

/** A person, as their account names them. */
export interface BuddyAccount {
  userId: string;
  firstName: string;
  email: string;
  /** Whether the address was proved: one that was not may be a stranger's. */
  emailProved: boolean;
  language: Language;
}

/** A moment of a buddy, as others are shown it. */
export interface LatestMoment {
  id: string;
  exercise: string;
  sharedOn: Day;
}

/** What buddies may learn of each other's listening. */
export interface BuddyListening {
  /** The last day on which a person listened. */
  lastDayOf: (userId: string) => Promise<Day | undefined>;
  /** The latest moment that a person shared with buddies or with all. */
  latestMomentOf: (userId: string) => Promise<LatestMoment | undefined>;
}

/** What a mail says of others: the first name of the one who acted last, and how many others did. */
export interface BuddyMail {
  key: string;
  to: string;
  language: Language;
  firstName: string;
  name: string;
  others: number;
  link: string;
}

/** The mails of buddies. */
export interface BuddyMails {
  /** People ask to be buddies. */
  request: (mail: BuddyMail, trx: SharedTransaction) => Promise<void>;
  /** People accepted requests. */
  accepted: (mail: BuddyMail, trx: SharedTransaction) => Promise<void>;
}

/** What buddies need of others. */
export interface BuddyPorts {
  personOf: (userId: string, trx?: SharedTransaction) => Promise<BuddyAccount | undefined>;
  /** The first names of people, as they can be shown; without those whose account is closed. */
  namesOf: (userIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** Locks an account, so that its deletion waits. False where that has been asked for. */
  lockAgainstDeletion: (trx: SharedTransaction, accountId: string) => Promise<boolean>;
  listening: BuddyListening;
  mails: BuddyMails;
}
