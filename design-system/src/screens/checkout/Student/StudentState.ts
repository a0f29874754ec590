import type { Money } from '../../../formatting/Money.ts';

/** What verified students pay, and for how long. */
export interface StudentOffer {
  /** The code of the plan, and of the voucher that lowers its price. */
  plan: string;
  voucher: string;
  percentOff: number;
  /** For how long the price holds, from the first payment. */
  months: number;
  /** Free days before it. */
  trialDays: number;
  price: Money;
  /** What the plan costs otherwise, and afterwards. Absent where it is no more. */
  before?: Money;
  tax: 'included' | 'added';
  /** The day on which it begins and the present plan ends, where that one renews. ISO date. */
  startsOn?: string;
}

/** A charge to come. */
export interface StudentCharge {
  date: string;
  amount: Money;
}

/** Another year at the price for students, as the billing company would charge it. */
export interface StudentYear {
  /** Its charge, and the first one after it. */
  first: StudentCharge;
  ordinary: StudentCharge;
}

/** Why the price cannot be renewed now. */
export type StudentHold =
  | 'renewalOff'
  | 'cancelled'
  | 'paused'
  | 'planChange'
  | 'paymentDue'
  | 'otherPlan'
  /** Another company bills the plan. */
  | 'changedElsewhere'
  /** What it costs was looked at too often. */
  | 'tooManyChanges'
  /** The billing company does not answer. */
  | 'unavailable';

/** A member's verification as a student, from the price to what became of it. */
export type StudentState =
  | { status: 'signedOut'; offer: StudentOffer }
  /** `forNewPlan`: the member has a plan that goes on or is to come, and the price is for a new one. */
  | { status: 'ready'; userId: string; offer: StudentOffer; forNewPlan?: true }
  /** Begun and left: it goes on where it was. */
  | { status: 'started'; userId: string; offer: StudentOffer; forNewPlan?: true }
  /** A document is wanted. `rejected`: the last one was not accepted. */
  | { status: 'document'; userId: string; rejected: boolean }
  | { status: 'pending' }
  | { status: 'refused'; userId: string }
  /** It was left open for too long. */
  | { status: 'expired'; userId: string }
  /** `next`: they may buy, or have a plan that goes on; `later`: theirs can be followed by the one on offer. */
  | { status: 'verified'; until: string; offer: StudentOffer; next: 'checkout' | 'later' | 'subscribed' }
  /** Verified, with a plan that begins on the day `from`, until which none runs. */
  | { status: 'verified'; until: string; offer: StudentOffer; next: 'planToCome'; from: string }
  /** It held for a year, and is over. */
  | { status: 'ended'; userId: string; offer: StudentOffer; forNewPlan?: true }
  /** The price holds until a day. `ordinary`: the first charge without it; absent where none comes. */
  | { status: 'inUse'; until: string; renewableFrom: string; ordinary?: StudentCharge }
  /** It is there for another year, whose charge is still to come. */
  | { status: 'renewed'; renewableFrom: string; first: StudentCharge; ordinary: StudentCharge }
  /** It ends soon, or is over (`lapsed`), and can be had for another year. `begun`: the verification for it was. */
  | {
      status: 'renewable';
      userId: string;
      until?: string;
      lapsed: boolean;
      begun: boolean;
      year: StudentYear;
    }
  /** Verified for another year, which is not ordered yet. */
  | { status: 'verifiedAgain'; userId: string; year: StudentYear }
  | { status: 'held'; reason: StudentHold }
  /** No plan has a price for students where the visitor is. */
  | { status: 'notOffered' }
  | { status: 'tooManyAttempts'; minutes: number }
  /** The company that verifies does not answer. */
  | { status: 'unavailable' };
