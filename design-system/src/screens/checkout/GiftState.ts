import type { Money } from '../../formatting/Money.ts';

/** What can be given: three months, twelve months, or twelve months for a family. */
export type GiftKind = 'season' | 'year' | 'familyYear';

/** A gift as its giver knows it. */
export interface GiftSummary {
  id: string;
  kind: GiftKind;
  receiverName: string;
  receiverEmail: string;
  /** The day of the mail to the receiver. Absent for at once. */
  sendOn?: string;
}

/** A gift that can be chosen, with its price without added tax. */
export interface GiftChoice {
  kind: GiftKind;
  price: Money;
}
