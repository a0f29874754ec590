import type { Money } from '../../../formatting/Money.ts';
import type { GiftSummary } from '../GiftState.ts';

/** What the page to print shows. */
export interface GiftCardState {
  /** In groups of four. */
  code: string;
  /** Where it is redeemed, as it is read and typed. */
  site: string;
  /** The last day on which it can be redeemed. */
  validUntil: string;
  giverName?: string;
  message?: string;
}

export type GivenGiftState =
  | {
      status: 'given';
      /** Whom the page was drawn for. */
      userId: string;
      gift: GiftSummary;
      card: GiftCardState;
      paid: { amount: Money; on: string };
      /** The mail to the receiver has gone out. */
      sent: boolean;
      /** What became of the last press. */
      done?: 'sent' | 'corrected';
      /** What is wrong with the address that was typed, which stays in its field. */
      problem?: { field: 'missing' | 'invalid'; typed: string };
      failure?:
        | { reason: 'unavailable' }
        | { reason: 'tooManyAttempts'; minutes: number }
        /** It was mailed a moment ago, to the same address. */
        | { reason: 'justSent'; minutes: number };
    }
  /** What became of the payment, or of the refund, is not known yet. */
  | { status: 'open'; gift: GiftSummary; order: 'purchase' | 'refund' }
  | { status: 'redeemed'; gift: GiftSummary; on: string }
  | { status: 'refunded'; gift: GiftSummary; amount: Money }
  | { status: 'expired'; gift: GiftSummary }
  | { status: 'otherAccount' }
  | { status: 'notFound' };
