import { Type, type Static } from 'typebox';

export const currencies = ['EUR', 'GBP', 'USD', 'INR', 'BRL'] as const;
export const Currency = Type.Enum([...currencies]);
export type Currency = (typeof currencies)[number];

/** An amount in minor units: `{ amount: 6999, currency: 'EUR' }` is 69.99 €. */
export const Money = Type.Object({ amount: Type.Integer(), currency: Currency });
export type Money = Static<typeof Money>;

/** An amount as Zuora writes it, with decimals. */
export function majorUnits({ amount }: Money): number {
  return amount / 100;
}

/** An amount written with decimals, as Zuora does, in minor units. All our currencies have two. */
export function minorUnits(major: number, currency: Currency): Money {
  return { amount: Math.round(major * 100), currency };
}
