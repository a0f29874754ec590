import { toWire } from './amounts.ts';
import { addDays, earlier, later } from './calendar.ts';
import type {
  Account,
  Invoice,
  InvoiceItem,
  Order,
  Payment,
  RatePlan,
  RatePlanCharge,
  Refund,
  Subscription,
  ZuoraState,
} from './model.ts';
import type { PlacedOrder } from './ordering.ts';
import { defaultMethodWire } from './payment-method-wire.ts';
import type { PreviewedInvoice } from './preview.ts';

/** An account as `GET /v1/accounts/{key}` answers it. */
export function accountWire(state: ZuoraState, account: Account) {
  const { id, accountNumber, name, currency, autoPay, billToContact, soldToContact } = account;
  return {
    basicInfo: { id, accountNumber, name, status: 'Active' },
    billingAndPayment: {
      currency,
      autoPay,
      billCycleDay: 0,
      paymentTerm: 'Due Upon Receipt',
      defaultPaymentMethodId: account.defaultPaymentMethodId ?? null,
    },
    metrics: { balance: toWire(balanceOf(state, account)), currency },
    billToContact,
    soldToContact,
  };
}

/** An account as `GET /v1/accounts/{key}/summary` answers it. */
export function accountSummaryWire(state: ZuoraState, account: Account) {
  const { id, accountNumber, name, currency, autoPay, billToContact, soldToContact } = account;
  const own = belongsTo(account);
  const method = state.paymentMethods[account.defaultPaymentMethodId ?? ''];
  return {
    basicInfo: {
      id,
      accountNumber,
      name,
      currency,
      status: 'Active',
      balance: toWire(balanceOf(state, account)),
      autoPay,
      defaultPaymentMethod: method ? defaultMethodWire(method) : null,
    },
    billToContact,
    soldToContact,
    subscriptions: Object.values(state.subscriptions)
      .filter(own)
      .map((each) => subscriptionWire(each)),
    invoices: Object.values(state.invoices).filter(own).map(invoiceWire),
    payments: Object.values(state.payments).filter(own).map(paymentWire),
  };
}

/** A subscription as Zuora answers it, in lists and alone. */
export function subscriptionWire(subscription: Subscription) {
  const { initialTerm, currentTerm, renewalTerm } = subscription;
  return {
    id: subscription.id,
    subscriptionNumber: subscription.subscriptionNumber,
    accountNumber: subscription.accountNumber,
    orderNumber: subscription.orderNumber,
    status: subscription.status,
    contractEffectiveDate: subscription.contractEffectiveDate,
    serviceActivationDate: subscription.serviceActivationDate,
    customerAcceptanceDate: subscription.customerAcceptanceDate,
    subscriptionStartDate: subscription.contractEffectiveDate,
    termType: 'TERMED',
    termStartDate: subscription.termStartDate,
    termEndDate: subscription.termEndDate,
    initialTerm: initialTerm.period,
    initialTermPeriodType: initialTerm.periodType,
    currentTerm: currentTerm.period,
    currentTermPeriodType: currentTerm.periodType,
    renewalTerm: renewalTerm.period,
    renewalTermPeriodType: renewalTerm.periodType,
    renewalSetting: 'RENEW_WITH_SPECIFIC_TERM',
    autoRenew: subscription.autoRenew,
    cancelledDate: subscription.cancelledDate ?? null,
    suspendDate: subscription.pause?.suspendDate ?? null,
    resumeDate: subscription.pause?.resumeDate ?? null,
    ratePlans: subscription.ratePlans.map((each) => ratePlanWire(each, subscription)),
  };
}

/** The answer to a placed order. */
export function placedOrderWire({ order, subscriptions, paymentNumber, paidAmount, refunds }: PlacedOrder) {
  const { orderNumber, accountNumber, invoiceNumbers } = order;
  return {
    success: true as const,
    orderNumber,
    accountNumber,
    status: 'Completed',
    subscriptionNumbers: subscriptions.map(({ subscriptionNumber }) => subscriptionNumber),
    subscriptions: subscriptions.map(({ subscriptionNumber, status }) => ({ subscriptionNumber, status })),
    invoiceNumbers,
    ...(paymentNumber === undefined ? {} : { paymentNumber }),
    paidAmount: toWire(paidAmount),
    ...(refunds.length > 0 && {
      refunds: refunds.map(({ refundNumber, invoiceNumber }) => ({
        number: refundNumber,
        refundInvoiceNumbers: [invoiceNumber],
      })),
    }),
  };
}

/** An order as `GET /v1/orders/{orderNumber}` answers it. */
export function orderWire({
  id,
  orderNumber,
  accountNumber,
  orderDate,
  createdAt,
  subscriptions,
  invoiceNumbers,
}: Order) {
  return {
    orderId: id,
    orderNumber,
    orderDate,
    createdDate: createdAt,
    status: 'Completed',
    existingAccountNumber: accountNumber,
    subscriptions,
    invoiceNumbers,
  };
}

/** An invoice of a preview. */
export function previewedInvoiceWire({ targetDate, amount, taxAmount, items }: PreviewedInvoice) {
  return {
    targetDate,
    amount: toWire(amount),
    amountWithoutTax: toWire(amount - taxAmount),
    taxAmount: toWire(taxAmount),
    invoiceItems: items.map(itemWire),
  };
}

/** An invoice of a summary, with its lines. */
export function invoiceWire({ id, invoiceNumber, invoiceDate, amount, taxAmount, balance, items }: Invoice) {
  return {
    id,
    invoiceNumber,
    invoiceDate,
    dueDate: invoiceDate,
    amount: toWire(amount),
    amountWithoutTax: toWire(amount - taxAmount),
    taxAmount: toWire(taxAmount),
    balance: toWire(balance),
    status: 'Posted',
    invoiceItems: items.map(itemWire),
  };
}

/** Which tax it is stands on the lines of an invoice alone. */
function itemWire(item: InvoiceItem) {
  return {
    processingType: item.processingType,
    productName: item.productName,
    chargeName: item.chargeName,
    productRatePlanChargeId: item.productRatePlanChargeId,
    chargeNumber: item.chargeNumber,
    subscriptionNumber: item.subscriptionNumber,
    serviceStartDate: item.serviceStartDate,
    serviceEndDate: item.serviceEndDate,
    unitPrice: toWire(item.unitPrice),
    amountWithoutTax: toWire(item.amountWithoutTax),
    taxAmount: toWire(item.taxAmount),
    taxMode: item.taxMode,
  };
}

/** A payment as `GET /v1/payments` lists it. */
export function listedPaymentWire(state: ZuoraState, payment: Payment) {
  const { id, paymentNumber, accountNumber, paymentMethodId, amount, effectiveDate, status } = payment;
  const { code, message } = payment.gatewayResponse;
  return {
    id,
    number: paymentNumber,
    accountId: state.accounts[accountNumber]?.id ?? null,
    accountNumber,
    type: 'Electronic',
    status,
    amount: toWire(amount),
    appliedAmount: toWire(status === 'Processed' ? amount : 0),
    currency: state.accounts[accountNumber]?.currency ?? null,
    effectiveDate,
    paymentMethodId,
    gatewayOrderId: payment.gatewayOrderId ?? null,
    gatewayResponseCode: status === 'Processing' ? null : code,
    gatewayResponse: status === 'Processing' ? null : message,
  };
}

function paymentWire({ id, paymentNumber, invoiceNumber, amount, effectiveDate, status }: Payment) {
  return {
    id,
    paymentNumber,
    paymentType: 'Electronic',
    effectiveDate,
    status,
    amount: toWire(amount),
    paidInvoices: status === 'Processed' ? [{ invoiceNumber, appliedPaymentAmount: toWire(amount) }] : [],
  };
}

/** A refund as `GET /v1/refunds` lists it. */
export function refundWire(state: ZuoraState, refund: Refund) {
  const { id, refundNumber, accountNumber, paymentNumber, paymentMethodId, amount, refundDate } = refund;
  return {
    id,
    number: refundNumber,
    accountId: state.accounts[accountNumber]?.id ?? null,
    accountNumber,
    type: 'Electronic',
    status: 'Processed',
    amount: toWire(amount),
    refundDate,
    paymentId: state.payments[paymentNumber]?.id ?? null,
    paymentNumber,
    paymentMethodId,
  };
}

function ratePlanWire({ charges, addedOn, removedOn, ...ratePlan }: RatePlan, subscription: Subscription) {
  const lastChangeType = removedOn === undefined ? (addedOn === undefined ? null : 'Add') : 'Remove';
  return {
    ...ratePlan,
    ratePlanName: ratePlan.name,
    lastChangeType,
    ratePlanCharges: charges.map((charge) => chargeWire(charge, removedOn, subscription)),
  };
}

/** `effectiveEndDate` and `chargedThroughDate` are the first days without it. */
function chargeWire(
  { pricing, effectiveEndDate, ...charge }: RatePlanCharge,
  removedOn: string | undefined,
  { termEndDate, billing: { chargedThrough } }: Subscription,
) {
  const end = [effectiveEndDate, removedOn].reduce<string>(
    (first, day) => (day === undefined ? first : earlier(first, day)),
    termEndDate,
  );
  if (pricing.model === 'OneTimeFlatFee') return chargeOnceWire(charge, pricing);
  const begun = chargedThrough !== undefined && charge.effectiveStartDate < chargedThrough;
  return {
    ...charge,
    type: 'Recurring',
    model: pricing.model,
    effectiveEndDate: later(end, charge.effectiveStartDate),
    chargedThroughDate: begun ? earlier(chargedThrough, removedOn ?? chargedThrough) : null,
    ...(pricing.model === 'FlatFee'
      ? { price: toWire(pricing.price), billingPeriod: pricing.billingPeriod }
      : {
          discountPercentage: pricing.percentage,
          upToPeriods: pricing.upTo?.periods ?? null,
          upToPeriodsType: pricing.upTo?.unit ?? null,
        }),
  };
}

function chargeOnceWire(
  charge: Omit<RatePlanCharge, 'pricing' | 'effectiveEndDate'>,
  { price }: { price: number },
) {
  return {
    ...charge,
    type: 'OneTime',
    model: 'FlatFee',
    effectiveEndDate: addDays(charge.effectiveStartDate, 1),
    chargedThroughDate: null,
    price: toWire(price),
  };
}

function balanceOf({ invoices }: ZuoraState, account: Account): number {
  return Object.values(invoices)
    .filter(belongsTo(account))
    .reduce((sum, { balance }) => sum + balance, 0);
}

function belongsTo({ accountNumber }: Account) {
  return (each: { accountNumber: string }) => each.accountNumber === accountNumber;
}
