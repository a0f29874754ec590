import type { SharedTransaction } from '../../database/database.ts';
import type { Day } from '../../domain/days.ts';
import type { Language } from '../../domain/languages.ts';
import type { Money } from '../../domain/money.ts';
import type { ShownDeclaration } from './shown-declaration.ts';

/** What was charged after a declaration, on which day. */
export interface LateCharge {
  date: Day;
  amount: Money;
}

/** Says which mail it is: asked for twice, it goes out once. */
interface Keyed {
  key: string;
  language: Language;
  declaration: ShownDeclaration;
}

/** The mail that acknowledges a declaration. */
export interface Acknowledgement extends Keyed {
  to: string;
  /** A number was typed that the mail does not hold: the page of its link shows it. */
  numberOnPage?: boolean;
  /** Where the reader of the address confirms it, and for how many days. */
  link: string;
  days: number;
}

/** Tells the help desk of a declaration that a person has to look at. */
export interface TerminationReport extends Keyed {
  about: 'forCause' | 'charged';
  charges: readonly LateCharge[];
}

/** Tells whose contract it was that what was charged too late goes back. */
export interface LateChargeNotice extends Keyed {
  to: string;
  charges: readonly LateCharge[];
}

/** The mails of declarations, which leave if the transaction commits. */
export interface TerminationMails {
  acknowledge: (mail: Acknowledgement, trx: SharedTransaction) => Promise<void>;
  report: (mail: TerminationReport, trx: SharedTransaction) => Promise<void>;
  chargedLate: (mail: LateChargeNotice, trx: SharedTransaction) => Promise<void>;
}
