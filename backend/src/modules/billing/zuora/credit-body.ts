import type { Day } from '../../../domain/days.ts';
import { majorUnits, type Money } from '../../../domain/money.ts';

/** The product of a month that is credited, and its one charge, which is billed once. */
const product = { ratePlan: 'rp-thank-you-month', charge: 'rpc-thank-you-month' };

/** Whether a charge of the catalogue credits a month. */
export function isMonthCredited(chargeId: string): boolean {
  return chargeId === product.charge;
}

/** Credit for a subscription, without the tax that some places add. */
export interface CreditContent {
  accountNumber: string;
  subscriptionNumber: string;
  worth: Money;
}

/** The body of `POST /v1/orders/preview`, for what is billed today. */
export function creditPreviewBody(content: CreditContent, today: Day) {
  return {
    ...orderOf(content, today),
    previewOptions: {
      previewThruType: 'SpecificDate',
      specificPreviewThruDate: today,
      previewTypes: ['BillingDocs'],
    },
  };
}

/** The body of `POST /v1/orders`. Nothing is collected: its invoice is below nothing, and pays for the next ones. */
export function creditOrderBody(content: CreditContent, orderNumber: string, today: Day) {
  return {
    orderNumber,
    ...orderOf(content, today),
    processingOptions: {
      runBilling: true,
      collectPayment: false,
      billingOptions: { targetDate: today },
    },
  };
}

function orderOf({ accountNumber, subscriptionNumber, worth }: CreditContent, today: Day) {
  const listPrice = -majorUnits(worth);
  const override = { productRatePlanChargeId: product.charge, pricing: { oneTimeFlatFee: { listPrice } } };
  const action = {
    type: 'AddProduct',
    triggerDates: ['ContractEffective', 'ServiceActivation', 'CustomerAcceptance'].map((name) => ({
      ...{ name, triggerDate: today },
    })),
    addProduct: { productRatePlanId: product.ratePlan, chargeOverrides: [override] },
  };
  return {
    orderDate: today,
    existingAccountNumber: accountNumber,
    subscriptions: [{ subscriptionNumber, orderActions: [action] }],
  };
}
