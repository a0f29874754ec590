import type { Money } from '../../../formatting/Money.ts';

/** A sum without its sign, for a sentence that says which way it goes. */
export function positive({ amount, currency }: Money): Money {
  return { amount: Math.abs(amount), currency };
}
