import { Type, type Static } from 'typebox';

export const currencies = ['EUR', 'GBP', 'USD', 'INR', 'BRL'] as const;
export const Currency = Type.Enum([...currencies]);
export type Currency = (typeof currencies)[number];

/** An amount in minor units: `{ amount: 6999, currency: 'EUR' }` is 69.99 €. */
export const Money = Type.Object({ amount: Type.Integer(), currency: Currency });
export type Money = Static<typeof Money>;

/** An amount as a page sends it back: its currency may be none of ours. */
export const ShownAmount = Type.Object({ amount: Type.Integer(), currency: Type.String({ maxLength: 3 }) });
export type ShownAmount = Static<typeof ShownAmount>;

/** Whether two amounts are the same, in one currency. */
export function isSameAmount(one: ShownAmount, other: ShownAmount): boolean {
  return one.amount === other.amount && one.currency === other.currency;
}

/** An amount as Zuora writes it, with decimals. */
export function majorUnits({ amount }: Money): number {
  return amount / 100;
}

/** An amount written with decimals, as Zuora does, in minor units. All our currencies have two. */
export function minorUnits(major: number, currency: Currency): Money {
  return { amount: Math.round(major * 100), currency };
}
