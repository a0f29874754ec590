import { toWire } from './amounts.ts';
import { earlier, later } from './calendar.ts';
import type {
  Account,
  Invoice,
  InvoiceItem,
  Order,
  Payment,
  PaymentMethod,
  RatePlan,
  RatePlanCharge,
  Subscription,
  ZuoraState,
} from './model.ts';
import type { PlacedOrder } from './ordering.ts';
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
  const { id, accountNumber, name, currency, billToContact, soldToContact } = account;
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
    ratePlans: subscription.ratePlans.map((each) => ratePlanWire(each, subscription)),
  };
}

/** A payment method as `GET /v1/payment-methods/{id}` answers it, with whom it was made for. */
export function paymentMethodWire(state: ZuoraState, method: PaymentMethod) {
  const { id, type, card, agreement, accountNumber, createdAt, passthrough1 } = method;
  const account = state.accounts[accountNumber ?? ''];
  return {
    id,
    type,
    accountKey: account?.id ?? null,
    accountNumber: accountNumber ?? null,
    status: 'Active',
    isDefault: account?.defaultPaymentMethodId === id,
    createdOn: createdAt,
    field_passthrough1: passthrough1 ?? null,
    ...(card && {
      cardNumber: card.number,
      cardType: card.brand,
      expirationMonth: card.expirationMonth,
      expirationYear: card.expirationYear,
      cardHolderInfo: { cardHolderName: card.holder },
    }),
    ...agreement,
  };
}

/** The answer to a placed order. */
export function placedOrderWire({ order, subscriptions, paymentNumber, paidAmount }: PlacedOrder) {
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

/** An invoice with its lines. */
function invoiceWire({ id, invoiceNumber, invoiceDate, amount, taxAmount, balance, items }: Invoice) {
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

function itemWire({ unitPrice, amountWithoutTax, taxAmount, ...item }: InvoiceItem) {
  return {
    ...item,
    unitPrice: toWire(unitPrice),
    amountWithoutTax: toWire(amountWithoutTax),
    taxAmount: toWire(taxAmount),
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

function defaultMethodWire({ id, type, card, agreement }: PaymentMethod) {
  return {
    id,
    paymentMethodType: card ? 'CreditCard' : 'PayPal',
    type,
    ...(card && {
      creditCardNumber: card.number,
      creditCardType: card.brand,
      creditCardExpirationMonth: card.expirationMonth,
      creditCardExpirationYear: card.expirationYear,
    }),
    ...agreement,
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
