import type { Money } from '../../formatting/Money.ts';
import type { GivenKind } from '../Gift/GiftState.ts';
import type { ReceiptFacts } from '../Receipt/ReceiptState.ts';

/** Sent to the giver of a gift, once, for its payment. */
export interface GiftReceiptFacts extends Pick<
  ReceiptFacts,
  'firstName' | 'number' | 'paidOn' | 'lines' | 'tax' | 'paidWith'
> {
  kind: GivenKind;
  receiverName: string;
  total: Money;
  /** The day of the mail to the receiver; absent where it went out at once. */
  sendOn?: string;
  /** The first day on which the code redeems nothing. */
  validUntil: string;
  /** The page of the gift. */
  link: string;
}
