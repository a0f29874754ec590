/** What can be given: three months, twelve, or twelve for a family. */
export type GivenKind = 'season' | 'year' | 'familyYear';

/** Sent to whom a gift is for, on the day that its giver chose. */
export interface GiftFacts {
  kind: GivenKind;
  /** Absent where the giver's account has none that can stand in a mail. */
  giverName?: string;
  receiverName: string;
  /** The giver's words. Plain text, of which nothing is made a link; lines stay lines. */
  message?: string;
  /** In groups that are easily typed. */
  code: string;
  /** Where the code is redeemed, with the code in the address. */
  link: string;
  /** The first day on which the code redeems nothing. */
  validUntil: string;
}
