import type { Day } from './calendar.ts';
import { newId, nextNumber } from './identifiers.ts';
import { totalOf } from './invoicing.ts';
import type {
  CalloutEvent,
  CalloutFacts,
  Invoice,
  InvoiceItem,
  Payment,
  Subscription,
  ZuoraState,
} from './model.ts';

/** Hears of everything that happens, in order. */
export type Tell = (eventType: CalloutEvent, facts: CalloutFacts) => void;

/** Writes an invoice down, with its whole amount still to pay. */
export function postInvoice(
  state: ZuoraState,
  { accountNumber, subscriptionNumber }: Subscription,
  items: InvoiceItem[],
  invoiceDate: Day,
): Invoice {
  const { amount, taxAmount } = totalOf(items);
  const invoice: Invoice = {
    id: newId(),
    invoiceNumber: nextNumber(state, 'INV'),
    accountNumber,
    subscriptionNumber,
    invoiceDate,
    amount,
    taxAmount,
    balance: amount,
    items,
    attempts: 0,
  };
  state.invoices[invoice.invoiceNumber] = invoice;
  return invoice;
}

/** Writes down that an invoice was paid, or that its payment was declined. */
export function recordPayment(
  state: ZuoraState,
  invoice: Invoice,
  paymentMethodId: string,
  status: Payment['status'],
  effectiveDate: Day,
): Payment {
  const payment: Payment = {
    id: newId(),
    paymentNumber: nextNumber(state, 'P-'),
    accountNumber: invoice.accountNumber,
    invoiceNumber: invoice.invoiceNumber,
    paymentMethodId,
    amount: invoice.balance,
    effectiveDate,
    status,
  };
  if (status === 'Processed') {
    invoice.balance = 0;
    delete invoice.retryOn;
  }
  state.payments[payment.paymentNumber] = payment;
  return payment;
}

/** What an event about a subscription is about. */
export function subscriptionFacts(subscription: Subscription): CalloutFacts {
  const { accountNumber, subscriptionNumber, orderNumber } = subscription;
  return { accountNumber, subscriptionNumber, orderNumber };
}

/** What an event about an invoice is about. */
export function invoiceFacts(state: ZuoraState, invoice: Invoice): CalloutFacts {
  const { accountNumber, subscriptionNumber, invoiceNumber, amount, invoiceDate } = invoice;
  const currency = state.accounts[accountNumber]?.currency;
  return {
    accountNumber,
    subscriptionNumber,
    invoiceNumber,
    amount,
    effectiveDate: invoiceDate,
    ...(currency === undefined ? {} : { currency }),
  };
}

/** What an event about a payment is about. */
export function paymentFacts(state: ZuoraState, invoice: Invoice, payment: Payment): CalloutFacts {
  const { paymentNumber, amount, effectiveDate } = payment;
  return { ...invoiceFacts(state, invoice), paymentNumber, amount, effectiveDate };
}
