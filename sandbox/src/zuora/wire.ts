import { toWire } from './amounts.ts';
import { addDays } from './calendar.ts';
import { nextBillingDay } from './invoicing.ts';
import type {
  Account,
  Invoice,
  InvoiceItem,
  Order,
  Payment,
  PaymentMethod,
  RatePlan,
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
  const { ratePlans, periodsBilled, initialTerm, renewalTerm, cancelledDate, ...rest } = subscription;
  return {
    ...rest,
    subscriptionStartDate: rest.contractEffectiveDate,
    termType: 'TERMED',
    initialTerm: initialTerm.period,
    initialTermPeriodType: initialTerm.periodType,
    currentTerm: periodsBilled > 0 ? renewalTerm.period : initialTerm.period,
    currentTermPeriodType: renewalTerm.periodType,
    renewalTerm: renewalTerm.period,
    renewalTermPeriodType: renewalTerm.periodType,
    renewalSetting: 'RENEW_WITH_SPECIFIC_TERM',
    cancelledDate: cancelledDate ?? null,
    ratePlans: ratePlans.map((each) => ratePlanWire(each, subscription)),
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
  const { orderNumber, accountNumber, subscriptionNumbers, cancelledNumbers = [], invoiceNumbers } = order;
  return {
    success: true as const,
    orderNumber,
    accountNumber,
    status: 'Completed',
    subscriptionNumbers: [...subscriptionNumbers, ...cancelledNumbers],
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
  subscriptionNumbers,
  cancelledNumbers = [],
  invoiceNumbers,
}: Order) {
  return {
    orderId: id,
    orderNumber,
    orderDate,
    createdDate: createdAt,
    status: 'Completed',
    existingAccountNumber: accountNumber,
    subscriptions: [
      ...subscriptionNumbers.map((subscriptionNumber) => ({
        subscriptionNumber,
        orderActions: [{ type: 'CreateSubscription' }],
      })),
      ...cancelledNumbers.map((subscriptionNumber) => ({
        subscriptionNumber,
        orderActions: [{ type: 'CancelSubscription' }],
      })),
    ],
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

function ratePlanWire({ charges, ...ratePlan }: RatePlan, subscription: Subscription) {
  const chargedThroughDate = subscription.periodsBilled > 0 ? nextBillingDay(subscription) : null;
  return {
    ...ratePlan,
    ratePlanName: ratePlan.name,
    ratePlanCharges: charges.map(({ pricing, ...charge }) => ({
      ...charge,
      type: 'Recurring',
      model: pricing.model,
      chargedThroughDate,
      effectiveEndDate: subscription.status === 'Active' ? null : addDays(subscription.termEndDate, -1),
      ...(pricing.model === 'FlatFee'
        ? { price: toWire(pricing.price), billingPeriod: pricing.billingPeriod }
        : {
            discountPercentage: pricing.percentage,
            upToPeriods: pricing.upTo?.periods ?? null,
            upToPeriodsType: pricing.upTo?.unit ?? null,
          }),
    })),
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
