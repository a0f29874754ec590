import { fromWire } from './amounts.ts';
import type { Day } from './calendar.ts';
import type { BilledChange } from './changing.ts';
import { newId, nextNumber } from './identifiers.ts';
import { totalOf } from './invoicing.ts';
import { invoiceFacts, type Tell } from './ledger.ts';
import type { Invoice, Payment, Refund, ZuoraState } from './model.ts';
import type { OrderRequest } from './order-schema.ts';
import { refuse, type Refusal } from './reasons.ts';

/** What is to go back of a payment. */
interface PlannedRefund {
  subscriptionNumber: string;
  payment: Payment;
  amount: number;
}

/**
 * Works out which payments an order gives back: of a subscription that it cancels, no more than the order credits, from the
 * newest payment on. It changes nothing.
 */
export function planRefunds(
  state: ZuoraState,
  { refund = false, refundAmount, runBilling = false }: NonNullable<OrderRequest['processingOptions']>,
  changes: readonly BilledChange[],
): { ok: true; planned: PlannedRefund[] } | Refusal {
  if (!refund) return { ok: true, planned: [] };
  if (!runBilling) return refuse('invalid', 'A refund needs runBilling.');
  if (refundAmount === undefined) return refuse('invalid', 'A refund needs a refundAmount.');
  const cancelled = changes.filter(({ orderActions }) =>
    orderActions.some(({ type }) => type === 'CancelSubscription'),
  );
  const [change] = cancelled;
  if (change === undefined || cancelled.length > 1) {
    return refuse('invalid', 'A refund needs the cancellation of one subscription in its order.');
  }
  const wanted = fromWire(refundAmount);
  if (wanted > -totalOf(change.items).amount) {
    return refuse('invalid', 'The refundAmount is more than the order credits.');
  }
  const { subscriptionNumber } = change.subscription;
  const planned: PlannedRefund[] = [];
  let left = wanted;
  for (const payment of paymentsFor(state, subscriptionNumber)) {
    const amount = Math.min(left, payment.amount - refundedOf(state, payment));
    if (amount <= 0) continue;
    planned.push({ subscriptionNumber, payment, amount });
    left -= amount;
  }
  return left > 0 ? refuse('invalid', 'The refundAmount is more than was paid.') : { ok: true, planned };
}

/** Writes down that money went back, out of an invoice's credit. */
export function recordRefund(
  state: ZuoraState,
  { subscriptionNumber, payment, amount }: PlannedRefund,
  { invoice, today, tell }: { invoice: Invoice; today: Day; tell: Tell },
): Refund {
  const refund: Refund = {
    id: newId(),
    refundNumber: nextNumber(state, 'R-'),
    accountNumber: invoice.accountNumber,
    subscriptionNumber,
    paymentNumber: payment.paymentNumber,
    paymentMethodId: payment.paymentMethodId,
    invoiceNumber: invoice.invoiceNumber,
    amount,
    refundDate: today,
  };
  state.refunds[refund.refundNumber] = refund;
  invoice.balance += amount;
  const { refundNumber, paymentNumber } = refund;
  tell('PaymentRefundProcessed', {
    ...invoiceFacts(state, invoice),
    paymentNumber,
    refundNumber,
    amount,
    effectiveDate: today,
  });
  return refund;
}

/** What went back of a payment already, in minor units. */
export function refundedOf({ refunds }: ZuoraState, { paymentNumber }: Payment): number {
  return Object.values(refunds)
    .filter((refund) => refund.paymentNumber === paymentNumber)
    .reduce((sum, { amount }) => sum + amount, 0);
}

/** The newest first. */
function paymentsFor({ payments, invoices }: ZuoraState, subscriptionNumber: string): Payment[] {
  return Object.values(payments)
    .filter(
      ({ status, invoiceNumber }) =>
        status === 'Processed' && invoices[invoiceNumber]?.subscriptionNumber === subscriptionNumber,
    )
    .reverse();
}
