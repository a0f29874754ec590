import type { LinkRecipientState } from '../../identity/LinkRecipient/LinkRecipientState.ts';

/** How long access lasts. Years are counted in months. */
export interface AccessLength {
  count: number;
  unit: 'day' | 'month';
}

/** Access that a code opens, and its days. */
export interface Access {
  code: string;
  length: AccessLength;
  /** The first day; absent where it is today. */
  startsOn?: string;
  /** The day on which it ends. */
  endsOn: string;
  /** Where it is a gift: by whom, if that is known, and in which words. Plain text, whose lines stay lines. */
  gift?: {
    giverName?: string;
    message?: string;
    /** Whom it is for, where its giver looks at it. */
    own?: { id: string; receiverName: string };
  };
}

/** Why a code gives nothing here and now, with the facts of the next step. */
export type RedeemRefusal =
  | { reason: 'missing' }
  | { reason: 'notFound' }
  | { reason: 'expired' }
  | { reason: 'notYet'; from: string }
  | { reason: 'soldOut' }
  | { reason: 'notForZone' }
  /** It lowers the price of plans that are not sold any more. */
  | { reason: 'notForPlan' }
  | { reason: 'newMembersOnly' }
  /** Of a member who is not verified as a student. */
  | { reason: 'studentsOnly' }
  /** Free days that a member gives, of a visitor who had such an offer before. */
  | { reason: 'referralNotEligible' }
  /** The same of a member whose email has to be confirmed first. */
  | { reason: 'addressUnproved' }
  /** A discount that this person used up on a day. */
  | { reason: 'alreadyUsed'; percentOff: number; usedOn: string }
  /** Access that this person redeemed, and that ended on a day. */
  | { reason: 'accessEnded'; endedOn: string }
  /** Access would run beside a plan that goes on, and cannot follow it now. The code stays valid, as in the seven that follow. */
  | { reason: 'subscribed' }
  /** It lowers the price of the plan that this person has, which renews. */
  | { reason: 'planHeld' }
  /** A plan is paused until a day; absent where the pause has no end. */
  | { reason: 'paused'; until?: string }
  /** A plan will be paused, from a day. */
  | { reason: 'pausePlanned'; from: string }
  /** A charge of the plan is open. */
  | { reason: 'paymentDue' }
  /** A plan goes on that an app store bills. */
  | { reason: 'renewsElsewhere' }
  /** Another plan begins after the current one already, on a day. */
  | { reason: 'alreadyQueued'; from: string }
  /** An app store bills the current plan, until a day. */
  | { reason: 'billedElsewhere'; until: string }
  /** A gift before the day that its giver chose. */
  | { reason: 'giftNotYet'; from: string }
  /** A gift that another account redeemed, whose money went back, or whose two years are over. */
  | { reason: 'giftRedeemed' }
  | { reason: 'giftRefunded' }
  | { reason: 'giftExpired' };

/** A code, from the empty field to what it opened. */
export type RedeemState =
  | { status: 'ready' }
  | ({ status: 'refused'; code: string } & RedeemRefusal)
  | { status: 'tooManyAttempts'; code: string; minutes: number }
  /** What the code opens, for visitors who log in or register first. */
  | ({ status: 'signedOut' } & Access)
  /**
   * What the code opens, before it is redeemed. `queued`: it begins when the current plan ends. `endsPlan`: that one renews now,
   * and will not any more.
   */
  | ({ status: 'open'; userId: string; queued?: true; endsPlan?: true } & Access)
  /** It is redeemed, and its order not confirmed yet. */
  | { status: 'pending'; code: string }
  /** A mailed gift, opened by another account than the one that it is for. */
  | { status: 'otherRecipient'; code: string; recipient: LinkRecipientState }
  | ({ status: 'redeemed' } & Access)
  /** The billing service does not answer: nothing was redeemed. */
  | { status: 'unavailable'; code: string };
