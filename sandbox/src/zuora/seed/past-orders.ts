import { addDays, startOf, type Day } from '../calendar.ts';
import { nextDueStep } from '../billing-run.ts';
import { cancelSubscription } from '../cancelling.ts';
import type { ZuoraState } from '../model.ts';
import type { OrderRequest } from '../order-schema.ts';
import { placeOrder } from '../ordering.ts';
import { accountOf, cardOf, type DemoAccount } from './demo-accounts.ts';

/** What a person bought before the first start. */
export interface Bought {
  /** Days before today. */
  daysAgo: number;
  subscriptionNumber: string;
  ratePlan: string;
  months: number;
  trialDays?: number;
  discount?: { percentage: number; periods: number };
}

/** Buys with a card, in an account that the order opens. */
export function buy(state: ZuoraState, today: Day, person: DemoAccount, bought: Bought) {
  const day = addDays(today, -bought.daysAgo);
  const method = cardOf(person, day);
  state.paymentMethods[method.id] = method;
  order(state, day, { newAccount: accountOf(person, method) }, bought, addDays(day, bought.trialDays ?? 0));
}

/** Orders a subscription for a new account or one that is there. */
export function order(
  state: ZuoraState,
  day: Day,
  account: Pick<OrderRequest, 'newAccount' | 'existingAccountNumber'>,
  { subscriptionNumber, ratePlan, months, discount }: Bought,
  paidFrom: Day,
  usableFrom: Day = day,
) {
  const currency =
    account.newAccount?.currency ?? state.accounts[account.existingAccountNumber ?? '']?.currency ?? '';
  const term = { period: months, periodType: 'Month' } as const;
  place(state, day, {
    ...account,
    orderNumber: subscriptionNumber.replace('S-', 'O-'),
    subscriptions: [
      {
        orderActions: [
          {
            type: 'CreateSubscription',
            triggerDates: [
              { name: 'ContractEffective', triggerDate: day },
              { name: 'ServiceActivation', triggerDate: usableFrom },
              { name: 'CustomerAcceptance', triggerDate: paidFrom },
            ],
            createSubscription: {
              subscriptionNumber,
              terms: { initialTerm: term, renewalTerms: [term], autoRenew: true },
              subscribeToRatePlans: [
                { productRatePlanId: `rp-${ratePlan}-${currency}` },
                ...(discount ? [discountPlan(discount)] : []),
              ],
            },
          },
        ],
      },
    ],
  });
}

/** Places an order on its day, and bills and collects what is due by it. */
export function place(
  state: ZuoraState,
  day: Day,
  request: Omit<OrderRequest, 'orderDate' | 'processingOptions'>,
) {
  const placed = placeOrder(
    state,
    { ...request, orderDate: day, processingOptions: { runBilling: true, collectPayment: true } },
    startOf(day),
    () => undefined,
  );
  if (!placed.ok) throw new Error(placed.reasons.map(({ message }) => message).join(' '));
}

function discountPlan({ percentage, periods }: { percentage: number; periods: number }) {
  return {
    productRatePlanId: 'rp-discount-percentage',
    chargeOverrides: [
      {
        productRatePlanChargeId: 'rpc-discount-percentage',
        pricing: { discount: { discountPercentage: percentage } },
        endDate: { upToPeriods: periods, upToPeriodsType: 'Billing_Periods' as const },
      },
    ],
  };
}

/** Ends a subscription with its term. */
export function end(state: ZuoraState, subscriptionNumber: string, on: Day) {
  const policy = { cancellationPolicy: 'EndOfCurrentTerm' } as const;
  cancelSubscription(state, subscriptionNumber, policy, on, () => undefined);
}

/** Bills and collects all that is due by a day. */
export function billUpTo(state: ZuoraState, today: Day) {
  for (let step = nextDueStep(state, today); step; step = nextDueStep(state, today))
    step.run(() => undefined);
}
