import { nextDueStep } from '../zuora/billing-run.ts';
import { startOf, type Day } from '../zuora/calendar.ts';
import {
  emptyZuoraState,
  type CalloutEvent,
  type CalloutFacts,
  type Subscription,
  type ZuoraState,
} from '../zuora/model.ts';
import type { OrderAction } from '../zuora/order-action-schema.ts';
import type { OrderRequest, PreviewRequest } from '../zuora/order-schema.ts';
import { placeOrder } from '../zuora/ordering.ts';
import { previewOrder } from '../zuora/preview.ts';
import type { ChargeBehaviour } from '../zuora/model.ts';

/** One account of Zuora's with one subscription, on days of the test's choice. */
export interface ZuoraLife {
  state: ZuoraState;
  told: { eventType: CalloutEvent; facts: CalloutFacts }[];
  subscription(): Subscription;
  /** Buys it. */
  buy(day: Day, bought: Bought): void;
  /** Places an order for it, billed and collected unless the options say otherwise. */
  order(
    day: Day,
    orderActions: OrderAction[],
    options?: OrderRequest['processingOptions'],
  ): ReturnType<typeof placeOrder>;
  preview(
    day: Day,
    orderActions: OrderAction[],
    options?: PreviewRequest['previewOptions'],
  ): ReturnType<typeof previewOrder>;
  /** Lets days go by, that day included. */
  runThrough(day: Day): void;
  /** Day and amount of each invoice, in minor units. */
  invoices(): [Day, number][];
  payments(): [Day, number][];
}

/** What is bought: by default a German month at 12.99, without free days. */
export interface Bought {
  plan?: string;
  months?: number;
  paidFrom?: Day;
  country?: string;
  currency?: string;
  state?: string;
  discount?: { percentage: number; upToPeriods: number; upToPeriodsType: 'Billing_Periods' | 'Months' };
}

const subscriptionNumber = 'S-1';
const accountNumber = 'A-1';

/** Makes an empty Zuora. */
export function zuoraLife(behaviour: ChargeBehaviour = 'approves'): ZuoraLife {
  const state = emptyZuoraState();
  const told: ZuoraLife['told'] = [];
  const tell = (eventType: CalloutEvent, facts: CalloutFacts) => void told.push({ eventType, facts });
  state.paymentMethods['pm-1'] = {
    id: 'pm-1',
    type: 'CreditCard',
    behaviour,
    createdAt: '2020-01-01T00:00:00.000Z',
    card: {
      number: '************1111',
      brand: 'Visa',
      expirationMonth: 12,
      expirationYear: 2099,
      holder: 'Nora New',
    },
    failures: 0,
  };

  return {
    state,
    told,
    subscription() {
      const subscription = state.subscriptions[subscriptionNumber];
      if (!subscription) throw new Error('Nothing was bought.');
      return subscription;
    },
    buy(day, bought) {
      const placed = placeOrder(state, purchase(day, bought), startOf(day), tell);
      if (!placed.ok) throw new Error(placed.reasons.map(({ message }) => message).join(' '));
    },
    order(day, orderActions, options = { runBilling: true, collectPayment: true }) {
      const request: OrderRequest = {
        orderDate: day,
        existingAccountNumber: accountNumber,
        subscriptions: [{ subscriptionNumber, orderActions }],
        processingOptions: options,
      };
      return placeOrder(state, request, startOf(day), tell);
    },
    preview(day, orderActions, options = { previewThruType: 'NumberOfPeriods', previewNumberOfPeriods: 2 }) {
      return previewOrder(state, {
        orderDate: day,
        existingAccountNumber: accountNumber,
        subscriptions: [{ subscriptionNumber, orderActions }],
        previewOptions: options,
      });
    },
    runThrough(day) {
      for (let step = nextDueStep(state, day); step; step = nextDueStep(state, day)) step.run(tell);
    },
    invoices: () => Object.values(state.invoices).map(({ invoiceDate, amount }) => [invoiceDate, amount]),
    payments: () => Object.values(state.payments).map(({ effectiveDate, amount }) => [effectiveDate, amount]),
  };
}

function purchase(day: Day, bought: Bought): OrderRequest {
  const { plan = 'B2CMONTHLY', months = 1, paidFrom = day, discount } = bought;
  const { country = 'DE', currency = 'EUR', state } = bought;
  const term = { period: months, periodType: 'Month' as const };
  return {
    orderDate: day,
    newAccount: {
      accountNumber,
      name: 'Nora New',
      currency,
      hpmCreditCardPaymentMethodId: 'pm-1',
      billToContact: { firstName: 'Nora', lastName: 'New', country, ...(state !== undefined && { state }) },
    },
    subscriptions: [
      {
        orderActions: [
          {
            type: 'CreateSubscription',
            triggerDates: [
              { name: 'ContractEffective', triggerDate: day },
              { name: 'CustomerAcceptance', triggerDate: paidFrom },
            ],
            createSubscription: {
              subscriptionNumber,
              terms: { initialTerm: term, renewalTerms: [term], autoRenew: true },
              subscribeToRatePlans: [
                { productRatePlanId: `rp-${plan}-${currency}` },
                ...(discount ? [discountPlan(discount)] : []),
              ],
            },
          },
        ],
      },
    ],
    processingOptions: { runBilling: true, collectPayment: true },
  };
}

function discountPlan({ percentage, ...endDate }: NonNullable<Bought['discount']>) {
  return {
    productRatePlanId: 'rp-discount-percentage',
    chargeOverrides: [
      {
        productRatePlanChargeId: 'rpc-discount-percentage',
        pricing: { discount: { discountPercentage: percentage } },
        endDate,
      },
    ],
  };
}
