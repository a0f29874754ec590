import type { Day } from '../../../domain/days.ts';
import { ratePlanId } from '../catalogue/price-zones.ts';
import type { AccessGrant } from '../redeeming/access-grant.ts';
import { replacedBy } from './replaced-plan.ts';
import { accountOf, type Orderer } from './order-body.ts';

/**
 * The body of `POST /v1/orders` for access: a term that does not renew, at no price, with nothing to collect. The plan that it
 * follows does not renew either from then on.
 */
export function accessOrderBody(
  grant: AccessGrant,
  orderer: Orderer,
  { orderNumber, today }: { orderNumber: string; today: Day },
) {
  const { plan, length, startsOn, currency, country } = grant;
  const term = { period: length.count, periodType: length.unit === 'day' ? 'Day' : 'Month' };
  return {
    orderNumber,
    orderDate: today,
    ...accountOf({ currency, address: { country } }, orderer),
    subscriptions: [
      {
        orderActions: [
          {
            type: 'CreateSubscription',
            triggerDates: [
              { name: 'ContractEffective', triggerDate: startsOn },
              { name: 'ServiceActivation', triggerDate: startsOn },
              { name: 'CustomerAcceptance', triggerDate: startsOn },
            ],
            createSubscription: {
              terms: {
                initialTerm: { ...term, termType: 'TERMED', startDate: startsOn },
                renewalTerms: [term],
                renewalSetting: 'RENEW_WITH_SPECIFIC_TERM',
                autoRenew: false,
              },
              subscribeToRatePlans: [{ productRatePlanId: ratePlanId(plan, currency) }],
            },
          },
        ],
      },
      ...replacedBy(grant, today),
    ],
    processingOptions: { runBilling: false, collectPayment: false },
  };
}
