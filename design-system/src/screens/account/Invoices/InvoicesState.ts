import type { Money } from '../../../formatting/Money.ts';

/** An invoice within a list. */
export interface ListedInvoice {
  number: string;
  date: string;
  /** `credit` gives more back than it charges. Its amounts are negative. */
  kind: 'invoice' | 'credit';
  /** With its tax. */
  total: Money;
  /** What is still to be paid; absent where nothing is. */
  due?: Money;
  /** The gift that it is for: the name of its receiver. */
  gift?: { name: string };
}

export type InvoicesState =
  /** The invoices of one year, and the years that have any, latest first. */
  | { status: 'listed'; year: string; years: readonly string[]; invoices: readonly ListedInvoice[] }
  | { status: 'empty' }
  /** The billing service does not answer. */
  | { status: 'unavailable' };
