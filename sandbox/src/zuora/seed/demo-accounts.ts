import type { DemoPerson } from '../../../../demo/people.ts';
import { startOf, type Day } from '../calendar.ts';
import type { PaymentMethod } from '../model.ts';
import type { NewAccount } from '../order-schema.ts';

/** A demo person with an account here. The others have none. */
export interface DemoAccount extends DemoPerson {
  country: string;
  currency: string;
  state?: string;
  postalCode?: string;
}

/** The account as its first order opens it. */
export function accountOf(person: DemoAccount, method: PaymentMethod): NewAccount {
  const { id, firstName, lastName, email, country, currency, state, postalCode } = person;
  return {
    accountNumber: `A-${id}`,
    name: `${firstName} ${lastName}`,
    currency,
    hpmCreditCardPaymentMethodId: method.id,
    billToContact: {
      firstName,
      lastName,
      workEmail: email,
      country,
      ...(state === undefined ? {} : { state }),
      ...(postalCode === undefined ? {} : { postalCode }),
    },
  };
}

/** The card that it is charged to. */
export function cardOf(person: DemoAccount, day: Day): PaymentMethod {
  const expirationYear = startOf(day).getUTCFullYear() + 4;
  const holder = `${person.firstName} ${person.lastName}`;
  return {
    id: methodId(person),
    type: 'CreditCard',
    behaviour: 'approves',
    createdAt: startOf(day).toISOString(),
    passthrough1: person.id,
    card: { number: '************1111', brand: 'Visa', expirationMonth: 12, expirationYear, holder },
    failures: 0,
  };
}

/** The person's id as Zuora writes ids. */
export function methodId({ id }: DemoAccount): string {
  return id.replaceAll('-', '');
}
