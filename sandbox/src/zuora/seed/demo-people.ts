import { demoPeople } from '../../../../demo/people.ts';
import { addDays, addMonths, daysBetween, dayOf, startOf, type Day } from '../calendar.ts';
import { emptyZuoraState, type ChargeBehaviour, type PaymentMethod, type ZuoraState } from '../model.ts';
import { methodId, type DemoAccount } from './demo-accounts.ts';
import { billUpTo, buy, end, order, place } from './past-orders.ts';

/**
 * Zuora with the past of the demo people: each order is placed on its own day and billed since. No callouts are made,
 * for the backend seeds the same people itself.
 */
export function seededZuoraState(now: Date): ZuoraState {
  const state = emptyZuoraState();
  const today = dayOf(now);

  const sami = { ...demoPeople.Sami, country: 'DE', currency: 'EUR' };
  buy(state, today, sami, {
    daysAgo: 100,
    subscriptionNumber: 'S-sami-annual',
    ratePlan: 'B2CANNUAL',
    months: 12,
  });

  const quinn = { ...demoPeople.Quinn, country: 'GB', currency: 'GBP' };
  buy(state, today, quinn, {
    daysAgo: 18,
    subscriptionNumber: 'S-quinn-monthly',
    ratePlan: 'B2CMONTHLY',
    months: 1,
  });
  end(state, 'S-quinn-monthly', addDays(today, -2));
  queue(state, today, quinn, 'S-quinn-annual', addMonths(addDays(today, -18), 1));

  const uma = { ...demoPeople.Uma, country: 'FR', currency: 'EUR' };
  buy(state, today, uma, {
    daysAgo: 40,
    subscriptionNumber: 'S-uma-family',
    ratePlan: 'B2CFAMILYA',
    months: 12,
  });

  const vito = { ...demoPeople.Vito, country: 'DE', currency: 'EUR' };
  const sleep30 = { percentage: 30, periods: 1 };
  buy(state, today, vito, {
    daysAgo: 400,
    subscriptionNumber: 'S-vito-annual',
    ratePlan: 'B2CANNUAL',
    months: 12,
    discount: sleep30,
  });
  end(state, 'S-vito-annual', addDays(today, -390));

  const emil = {
    ...demoPeople.Emil,
    country: 'US',
    currency: 'USD',
    state: 'NY',
    postalCode: '10001',
  };
  buy(state, today, emil, {
    daysAgo: 90,
    subscriptionNumber: 'S-emil-monthly',
    ratePlan: 'B2CMONTHLY',
    months: 1,
  });
  end(state, 'S-emil-monthly', addDays(today, -80));

  const tess = { ...demoPeople.Tess, country: 'ES', currency: 'EUR' };
  buy(state, today, tess, {
    daysAgo: 10,
    subscriptionNumber: 'S-tess-trial',
    ratePlan: 'B2C14DANNUAL',
    months: 12,
    trialDays: 14,
  });

  const fay = { ...demoPeople.Fay, country: 'DE', currency: 'EUR' };
  buy(state, today, fay, {
    daysAgo: 200,
    subscriptionNumber: 'S-fay-monthly',
    ratePlan: 'B2CMONTHLY',
    months: 1,
  });
  end(state, 'S-fay-monthly', addDays(today, -190));

  const mia = { ...demoPeople.Mia, country: 'FR', currency: 'EUR' };
  buy(state, today, mia, {
    daysAgo: 40,
    subscriptionNumber: 'S-mia-monthly',
    ratePlan: 'B2CMONTHLY',
    months: 1,
  });

  const ines = { ...demoPeople.Ines, country: 'DE', currency: 'EUR' };
  buy(state, today, ines, {
    daysAgo: 40,
    subscriptionNumber: 'S-ines-monthly',
    ratePlan: 'B2CMONTHLY',
    months: 1,
  });

  // Her last renewal came due yesterday, and her bank declined it.
  const dora = { ...demoPeople.Dora, country: 'DE', currency: 'EUR' };
  buy(state, today, dora, {
    daysAgo: daysBetween(addMonths(addDays(today, -1), -1), today),
    subscriptionNumber: 'S-dora-monthly',
    ratePlan: 'B2CMONTHLY',
    months: 1,
  });
  setBehaviour(state, dora, 'declines');

  const pia = { ...demoPeople.Pia, country: 'DE', currency: 'EUR' };
  buy(state, today, pia, {
    daysAgo: 55,
    subscriptionNumber: 'S-pia-monthly',
    ratePlan: 'B2CMONTHLY',
    months: 1,
  });
  pause(state, addDays(today, -40), pia, 'S-pia-monthly', addMonths(addDays(today, -55), 3));

  // Her year at the student price ends in 40 days.
  const stella = { ...demoPeople.Stella, country: 'DE', currency: 'EUR' };
  buy(state, today, stella, {
    daysAgo: daysBetween(addMonths(addDays(today, 40), -12), today),
    subscriptionNumber: 'S-stella-annual',
    ratePlan: 'B2CANNUAL',
    months: 12,
    discount: { percentage: 50, periods: 1 },
  });

  const greta = { ...demoPeople.Greta, country: 'DE', currency: 'EUR' };
  buy(state, today, greta, {
    daysAgo: 5,
    subscriptionNumber: 'S-greta-annual',
    ratePlan: 'B2CANNUAL',
    months: 12,
  });

  const ole = { ...demoPeople.Ole, country: 'DE', currency: 'EUR' };
  buy(state, today, ole, {
    daysAgo: 12,
    subscriptionNumber: 'S-ole-monthly',
    ratePlan: 'B2CMONTHLY',
    months: 1,
  });
  switchRenewalOff(state, addDays(today, -1), ole, 'S-ole-monthly');

  const felix = { ...demoPeople.Felix, country: 'DE', currency: 'EUR' };
  buy(state, today, felix, {
    daysAgo: 20,
    subscriptionNumber: 'S-felix-family',
    ratePlan: 'B2CFAMILYM',
    months: 1,
  });

  const petra = { ...demoPeople.Petra, country: 'ES', currency: 'EUR' };
  buy(state, today, petra, {
    daysAgo: 330,
    subscriptionNumber: 'S-petra-family',
    ratePlan: 'B2CFAMILYA',
    months: 12,
  });
  switchRenewalOff(state, addDays(today, -1), petra, 'S-petra-family');

  const rhea = { ...demoPeople.Rhea, country: 'DE', currency: 'EUR' };
  buy(state, today, rhea, {
    daysAgo: 100,
    subscriptionNumber: 'S-rhea-monthly',
    ratePlan: 'B2CMONTHLY',
    months: 1,
  });

  const finn = { ...demoPeople.Finn, country: 'DE', currency: 'EUR' };
  buy(state, today, finn, {
    daysAgo: 4,
    subscriptionNumber: 'S-finn-trial',
    ratePlan: 'B2C14DANNUAL',
    months: 12,
    trialDays: 14,
  });

  // His first payment was 46 days ago.
  const stan = { ...demoPeople.Stan, country: 'DE', currency: 'EUR' };
  buy(state, today, stan, {
    daysAgo: 60,
    subscriptionNumber: 'S-stan-annual',
    ratePlan: 'B2C14DANNUAL',
    months: 12,
    trialDays: 14,
  });

  billUpTo(state, today);
  setLastMonth(state, ines, today);
  // His card ran out a month ago, long after it last paid.
  setLastMonth(state, emil, addMonths(today, -1)).behaviour = 'expired';
  return state;
}

function queue(state: ZuoraState, today: Day, person: DemoAccount, subscriptionNumber: string, from: Day) {
  const day = addDays(today, -1);
  const bought = { daysAgo: 1, subscriptionNumber, ratePlan: 'B2CANNUAL', months: 12 };
  order(state, day, { existingAccountNumber: `A-${person.id}` }, bought, from, from);
}

/** Has a term end without another one, as its person may take back until then. */
function switchRenewalOff(state: ZuoraState, day: Day, person: DemoAccount, subscriptionNumber: string) {
  place(state, day, {
    existingAccountNumber: `A-${person.id}`,
    orderNumber: `${subscriptionNumber.replace('S-', 'O-')}-end`,
    subscriptions: [
      {
        subscriptionNumber,
        orderActions: [{ type: 'TermsAndConditions', termsAndConditions: { autoRenew: false } }],
      },
    ],
  });
}

/** Pauses what is billed until a day, from the end of what is paid. */
function pause(state: ZuoraState, day: Day, person: DemoAccount, subscriptionNumber: string, until: Day) {
  billUpTo(state, day);
  const resume = { resumePolicy: 'SpecificDate', resumeSpecificDate: until, extendsTerm: true } as const;
  place(state, day, {
    existingAccountNumber: `A-${person.id}`,
    orderNumber: `${subscriptionNumber.replace('S-', 'O-')}-pause`,
    subscriptions: [
      {
        subscriptionNumber,
        orderActions: [
          { type: 'Suspend', suspend: { suspendPolicy: 'EndOfLastInvoicePeriod' } },
          { type: 'Resume', resume },
        ],
      },
    ],
  });
}

/** Has a person's card answer otherwise from now on. */
function setBehaviour(state: ZuoraState, person: DemoAccount, behaviour: ChargeBehaviour) {
  const method = state.paymentMethods[methodId(person)];
  if (method === undefined) throw new Error(`${person.firstName} has no card`);
  method.behaviour = behaviour;
}

/** Has a person's card expire at the end of a day's month. */
function setLastMonth(state: ZuoraState, person: DemoAccount, day: Day): PaymentMethod {
  const method = state.paymentMethods[methodId(person)];
  if (method?.card === undefined) throw new Error(`${person.firstName} has no card`);
  method.card.expirationMonth = startOf(day).getUTCMonth() + 1;
  method.card.expirationYear = startOf(day).getUTCFullYear();
  return method;
}
