import type { Money } from '../../formatting/Money.ts';

/** What became of a member’s link since the last mail about it. One of `came` and `months` is more than 0. */
export interface LinkNews {
  /** Friends who took the free nights. */
  came: number;
  /** Months that were credited, and what they come to. */
  months: number;
  credited?: Money;
  /** The member’s next charge, less the credit. */
  nextCharge?: { date: string; amount: Money };
}

/** Sent at most once a day to a member whose link gives free nights. It names no friend. */
export interface ReferralNewsFacts {
  /** Absent where the account has none that can stand in a mail. */
  firstName?: string;
  news: LinkNews;
  /** The page of the link. */
  link: string;
}
