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
}

/** A member's verification as a student, from the price to what became of it. */
export type StudentState =
  | { status: 'signedOut'; offer: StudentOffer }
  | { status: 'ready'; userId: string; offer: StudentOffer }
  /** Begun and left: it goes on where it was. */
  | { status: 'started'; userId: string; offer: StudentOffer }
  /** A document is wanted. `rejected`: the last one was not accepted. */
  | { status: 'document'; userId: string; rejected: boolean }
  | { status: 'pending' }
  | { status: 'refused'; userId: string }
  /** It was left open for too long. */
  | { status: 'expired'; userId: string }
  /** `next`: they may buy, or have a plan that goes on. */
  | { status: 'verified'; until: string; offer: StudentOffer; next: 'checkout' | 'subscribed' }
  /** It held for a year, and is over. */
  | { status: 'ended'; userId: string; offer: StudentOffer }
  /** The price was had for its year. */
  | { status: 'used' }
  /** No plan has a price for students where the visitor is. */
  | { status: 'notOffered' }
  | { status: 'tooManyAttempts'; minutes: number }
  /** The company that verifies does not answer. */
  | { status: 'unavailable' };
