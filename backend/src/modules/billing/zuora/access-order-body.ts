import type { Day } from '../../../domain/days.ts';
import { ratePlanId } from '../catalogue/price-zones.ts';
import type { AccessGrant } from '../redeeming/access-grant.ts';
import { accountOf, type Orderer } from './order-body.ts';

/** The body of `POST /v1/orders` for access: a term that does not renew, at no price, with nothing to collect. */
export function accessOrderBody(
  { plan, length, startsOn, currency, country }: AccessGrant,
  orderer: Orderer,
  { orderNumber, today }: { orderNumber: string; today: Day },
) {
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
    ],
    processingOptions: { runBilling: false, collectPayment: false },
  };
}
