import type { Day } from '../../../domain/days.ts';
import type { Money } from '../../../domain/money.ts';
import type { KnownFailedCharge } from '../members/repository.ts';

/** What a renewal failed to charge, as pages tell of it. */
export interface PaymentDue {
  amount: Money;
  /** When it is tried again, where the billing company says so, and whether that is the last time. */
  nextTryOn?: Day;
  lastTry?: true;
}

/** A failed charge as pages tell of it on a day. A day of a next try that has passed is not told: it came to nothing, or is late. */
export function paymentDueFrom(failed: KnownFailedCharge | undefined, today: Day): PaymentDue | undefined {
  if (failed === undefined) return undefined;
  const { amount, nextTryOn, lastTry } = failed;
  if (nextTryOn === null || nextTryOn < today) return { amount };
  return { amount, nextTryOn, ...(lastTry && { lastTry: true as const }) };
}
