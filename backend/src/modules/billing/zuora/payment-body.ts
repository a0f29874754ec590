import type { Day } from '../../../domain/days.ts';
import { majorUnits, type Money } from '../../../domain/money.ts';

/** The payment of all that is left of an invoice, by a payment method of its account. */
export interface PaymentContent {
  /** The account's id at the billing company, which is not its number. */
  accountId: string;
  paymentMethodId: string;
  invoiceNumber: string;
  amount: Money;
}

/** `POST /v1/payments`. Gateways charge once for a `gatewayOrderId`, by which a payment is found again as well. */
export function paymentBody(
  { accountId, paymentMethodId, invoiceNumber, amount: money }: PaymentContent,
  { orderNumber, today }: { orderNumber: string; today: Day },
) {
  const amount = majorUnits(money);
  return {
    accountId,
    amount,
    currency: money.currency,
    type: 'Electronic',
    effectiveDate: today,
    paymentMethodId,
    gatewayOrderId: orderNumber,
    invoices: [{ invoiceNumber, amount }],
  };
}
