import type { Money } from '../../formatting/Money.ts';

/** What a renewal failed to charge, when it is tried again, where that is known, and whether that is the last time. */
export interface PaymentDue {
  amount: Money;
  nextTryOn?: string;
  lastTry?: true;
}
