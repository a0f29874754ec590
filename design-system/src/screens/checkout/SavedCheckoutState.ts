import type { Money } from '../../formatting/Money.ts';

/** A checkout that was left, and is found again for some days. */
export interface SavedCheckout {
  id: string;
  kind: 'monthly' | 'annual' | 'family';
  period: 'month' | 'year';
  /** What it costs today. Absent where the billing service does not say in time. */
  price?: {
    freeDays: number;
    /** The first charge; without a day where it is due at once. */
    first: { amount: Money; on?: string };
    /** The first charge at another amount, where a discount ends. */
    after?: { amount: Money; on: string };
    /** The amounts are without the tax that an address in the US decides. */
    taxAdded?: true;
  };
  /** `ended`: it is not valid any more, and the price is without it. */
  voucher?: { code: string; status: 'applied' | 'ended' };
}
