import { createHash } from 'node:crypto';
import { toWire } from './amounts.ts';
import { creditRatePlan } from './catalog.ts';
import type { Account, Invoice, InvoiceItem, Payment, ZuoraState } from './model.ts';

/** An invoice as `GET /v1/invoices/{key}` answers it. */
export function invoiceDetailWire(state: ZuoraState, invoice: Invoice) {
  const { id, invoiceNumber, invoiceDate, amount, taxAmount, balance } = invoice;
  const account = state.accounts[invoice.accountNumber];
  const paid = Object.values(state.payments).filter(
    (payment) => payment.invoiceNumber === invoiceNumber && payment.status === 'Processed',
  );
  const refunded = Object.values(state.refunds).filter((refund) => refund.invoiceNumber === invoiceNumber);
  return {
    id,
    invoiceNumber,
    accountId: account?.id ?? null,
    currency: account?.currency ?? null,
    autoPay: account?.autoPay ?? false,
    invoiceDate,
    dueDate: invoiceDate,
    targetDate: invoiceDate,
    postedDate: invoiceDate,
    amount: toWire(amount),
    amountWithoutTax: toWire(amount - taxAmount),
    taxAmount: toWire(taxAmount),
    balance: toWire(balance),
    paymentAmount: toWire(sumOf(paid)),
    refundAmount: toWire(sumOf(refunded)),
    adjustmentAmount: 0,
    discount: 0,
    includesRecurring: !invoice.items.every(isBilledOnce),
    includesOneTime: invoice.items.some(isBilledOnce),
    includesUsage: false,
    source: 'BillRun',
    sourceType: 'Subscription',
    status: 'Posted',
  };
}

/** An invoice as `GET /v1/transactions/invoices/accounts/{key}` lists it. */
export function listedInvoiceWire(state: ZuoraState, account: Account, invoice: Invoice) {
  const { id, invoiceNumber, invoiceDate, amount, balance } = invoice;
  return {
    id,
    invoiceNumber,
    accountId: account.id,
    accountNumber: account.accountNumber,
    accountName: account.name,
    invoiceDate,
    dueDate: invoiceDate,
    invoiceTargetDate: invoiceDate,
    amount: toWire(amount),
    balance: toWire(balance),
    status: 'Posted',
    invoiceItems: invoice.items.map((item, at) => lineWire(state, invoice, item, at)),
  };
}

/** A line as `GET /v1/invoices/{key}/items` answers it, with its taxes. */
export function invoiceItemWire(state: ZuoraState, invoice: Invoice, item: InvoiceItem, at: number) {
  const line = lineWire(state, invoice, item, at);
  return {
    ...line,
    productRatePlanChargeId: item.productRatePlanChargeId,
    processingType: item.processingType,
    description: '',
    sourceItemType: 'SubscriptionComponent',
    taxationItems: { data: taxationItems(item, { id: line.id, taxDate: invoice.invoiceDate }) },
  };
}

/** What both lists say of a line. */
function lineWire(state: ZuoraState, invoice: Invoice, item: InvoiceItem, at: number) {
  return {
    id: partId(`${invoice.id} ${String(at)}`),
    chargeId: partId(item.chargeNumber),
    chargeName: item.chargeName,
    chargeType: isBilledOnce(item) ? 'OneTime' : 'Recurring',
    chargeDate: `${invoice.invoiceDate} 00:00:00`,
    chargeDescription: '',
    productName: item.productName,
    subscriptionId: state.subscriptions[item.subscriptionNumber]?.id ?? null,
    subscriptionName: item.subscriptionNumber,
    serviceStartDate: item.serviceStartDate,
    serviceEndDate: item.serviceEndDate,
    quantity: 1,
    unitOfMeasure: '',
    unitPrice: toWire(item.unitPrice),
    // Without tax, whether the price holds it or not.
    chargeAmount: toWire(item.amountWithoutTax),
    taxAmount: toWire(item.taxAmount),
  };
}

/** A payment as `GET /v1/transactions/payments/accounts/{key}` lists it. */
export function listedPaymentWire(state: ZuoraState, account: Account, payment: Payment) {
  const { id, paymentNumber, invoiceNumber, paymentMethodId, effectiveDate, amount, status } = payment;
  const paidInvoice = {
    invoiceId: state.invoices[invoiceNumber]?.id ?? null,
    invoiceNumber,
    appliedPaymentAmount: toWire(amount),
  };
  return {
    id,
    paymentNumber,
    accountId: account.id,
    accountNumber: account.accountNumber,
    accountName: account.name,
    type: 'Electronic',
    effectiveDate,
    paymentMethodId,
    amount: toWire(amount),
    status,
    gatewayTransactionNumber: null,
    paidInvoices: status === 'Processed' ? [paidInvoice] : [],
  };
}

function taxationItems({ tax, taxAmount }: InvoiceItem, { id, taxDate }: { id: string; taxDate: string }) {
  if (tax === undefined) return [];
  const { name, jurisdiction, rate } = tax;
  return [
    {
      id: partId(`tax of ${id}`),
      name,
      jurisdiction,
      locationCode: jurisdiction,
      taxAmount: toWire(taxAmount),
      taxCode: 'DIGITAL-SERVICE',
      taxCodeDescription: null,
      taxDate,
      taxRate: rate,
      taxRateDescription: '',
      taxRateType: 'Percentage',
      exemptAmount: 0,
    },
  ];
}

function isBilledOnce({ productRatePlanChargeId }: InvoiceItem): boolean {
  return productRatePlanChargeId === creditRatePlan.chargeId;
}

/** The ledger numbers no lines: the id of one follows from its place. */
function partId(of: string): string {
  return createHash('sha256').update(of).digest('hex').slice(0, 32);
}

function sumOf(moved: readonly { amount: number }[]): number {
  return moved.reduce((sum, { amount }) => sum + amount, 0);
}
