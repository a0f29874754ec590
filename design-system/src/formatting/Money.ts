/** A sum of money. */
export interface Money {
  /** In minor units: 6999 is €69.99, and 399 is ¥399. May be negative. */
  amount: number;
  /** ISO 4217. */
  currency: string;
}
