import type { Day } from '../../../domain/days.ts';
import type { ProofForm } from '../owner-proof/facts.ts';

/** The page on which a person deletes the own account. */
export type DeleteAccountFacts =
  | { status: 'otherAccount' }
  /** The subscription has to be cancelled first, or a purchase settled. */
  | { status: 'subscriptionRenews' | 'purchaseOpen' }
  /** It will be deleted, and the person is logged out. */
  | { status: 'asked'; deletesOn: Day }
  | ({
      status: 'ready';
      /** Whom the page was drawn for. */
      userId: string;
      /** The day until which it can be taken back. */
      deletesOn: Day;
      subscription?: { status: 'ends'; endsOn: Day } | { status: 'billedElsewhere' };
      /** For how many years payments are kept. Absent where nothing was ordered. */
      paymentYears?: number;
    } & ProofForm);

/** The page on which a person keeps an account that will be deleted. */
export type KeepAccountFacts =
  | { status: 'ready'; userId: string; deletesOn: Day }
  /** The deletion has begun. */
  | { status: 'begun' };
