import type { SharedTransaction } from '../../database/database.ts';
import type { Day } from '../../domain/days.ts';
import type { Language } from '../../domain/languages.ts';
import type { Money } from '../../domain/money.ts';

/** How a friend's subscription stands, which began with free days that a member gave. */
export type Stay =
  /** Nothing is paid yet. `until`: the first day that is not free. */
  | { stands: 'free'; until: Day }
  /** Paid, and can be given back. `until`: the first day that it cannot be any more. */
  | { stands: 'refundable'; until: Day }
  | { stands: 'stayed' }
  /** Cancelled before it was paid, never paid, or given back. */
  | { stands: 'left' };

/**
 * What a month is worth to a member, and whether it can be taken off a plan. `later`: the plan renews, but has a pause to come or
 * running, or a renewal that failed. `noPlan`: there is none that we bill and that renews.
 */
export type MonthWorth =
  | {
      creditable: 'now' | 'later';
      /** Without the tax that some places add. A month is credited with it. */
      worth: Money;
      tax: 'included' | 'added';
    }
  | { creditable: 'noPlan' };

/** What a month is worth to a member, and what is to the member's credit. */
export interface MonthOfMember {
  month: MonthWorth;
  /** What no charge has used. */
  credit?: Money;
  /** The next charge, less the credit, and what credit pays of it. */
  nextCharge?: { date: Day; amount: Money; credit?: Money };
}

/** What referrals need of billing. */
export interface ReferralBilling {
  /** Whether a person never had a subscription. */
  isNewMember: (userId: string, trx?: SharedTransaction) => Promise<boolean>;
  stayOf: (userId: string, purchaseId: string) => Promise<Stay>;
  monthOf: (userId: string) => Promise<MonthOfMember>;
  /**
   * Credits a month to a member, once for each key, however often it is asked for. `noPlan`: there is none that a month can be
   * taken off. `unclear`: the billing company has not answered; it is asked again with the same key.
   */
  giveMonth: (
    userId: string,
    key: string,
  ) => Promise<{ outcome: 'given'; amount: Money } | { outcome: 'noPlan' | 'unclear' }>;
}

/** The subscription that a friend's free days begin, as the friend is told of it. */
export interface FriendsPlan {
  /** The first charge, which follows the free days. */
  firstCharge: { date: Day; amount: Money };
  /** Its renewal was switched off: nothing is charged. */
  ends: boolean;
}

/** A person, as their account names them. */
export interface ReferralAccount {
  userId: string;
  firstName: string;
  email: string;
  language: Language;
}

/** The address of a person, whatever spelling of it was given, whether it was proved, and the person's other accounts. */
export type MailboxOf = (
  userId: string,
  asked: { most: number; trx?: SharedTransaction | undefined },
) => Promise<{ address: string; proved: boolean; others: readonly string[] } | undefined>;

/** What became of a member's link, as the member is told by mail: at most once a day. */
export interface ReferralNews {
  /** Friends whose subscription began with the free days, since the last mail. */
  came: number;
  /** Months that were credited since the last mail, and what they come to. */
  months: number;
  credited?: Money;
  /** The member's next charge, less the credit. */
  nextCharge?: { date: Day; amount: Money };
}

/** The mails of referrals. */
export interface ReferralMails {
  tell: (
    mail: {
      key: string;
      to: string;
      language: Language;
      firstName: string;
      news: ReferralNews;
      link: string;
    },
    trx: SharedTransaction,
  ) => Promise<void>;
}
