import type { Generated, Selectable } from 'kysely';
import type { Tables } from '../../database/database.ts';
import type { Day } from '../../domain/days.ts';
import type { Currency } from '../../domain/money.ts';
import type { ReferralType } from './referral-types.ts';

export type ReferralTables = Tables<{
  referralLinks: {
    /** Stands in the link, in lower case. */
    id: string;
    accountId: string;
    createdAt: Date;
    /** How many friends came by it. */
    came: Generated<number>;
    /** How many months its member was given. */
    months: Generated<number>;
    /** The day of the last mail about it. */
    toldOn: Day | null;
  };
  referrals: {
    id: Generated<string>;
    /** Null once the member's account is closed. */
    linkId: string | null;
    /** How the link came to the friend. */
    type: ReferralType;
    /** Null once the friend's account is closed. */
    friendAccountId: string | null;
    /** Of the friend's address: it is kept when the account is closed, and tells no address. */
    personDigest: string;
    /** The purchase whose first days were free. */
    purchaseId: string;
    tookAt: Date;
    standing: Generated<'open' | 'stayed' | 'left'>;
    /** When the friend's subscription is looked at next; null for the next night. */
    checkOn: Day | null;
    stayedAt: Date | null;
    /** Written down before the billing company is asked for the month. Null again where there is no plan to credit it to. */
    givingSince: Date | null;
    givenAt: Date | null;
    /** What the month came to. */
    givenAmount: number | null;
    givenCurrency: Currency | null;
    /** Whether the friend's subscription was found. A purchase that is open or refused is no friend who came. */
    came: Generated<boolean>;
    /** Whether the member was mailed that a friend came, and that a month was given. */
    cameTold: Generated<boolean>;
    monthTold: Generated<boolean>;
  };
  /** People who closed an account that had a subscription. */
  formerPeople: {
    /** Of the address, as in a referral. */
    personDigest: string;
    /** The last day. */
    keptUntil: Day;
  };
}>;

/** A member's link. */
export type ReferralLink = Selectable<ReferralTables['referralLinks']>;
/** The free days that a friend took. */
export type Referral = Selectable<ReferralTables['referrals']>;
