import { addDays, type Day } from '../../../domain/days.ts';
import { currencies, minorUnits, type Currency, type Money } from '../../../domain/money.ts';
import { planCodeOf, plans } from '../catalogue/plans.ts';
import { giftKinds, gifts } from '../gifts/gift-kinds.ts';
import type {
  AccountAnswer,
  InvoiceAnswer,
  InvoiceItem,
  ListedInvoice as WireInvoice,
  ListedPayment,
} from '../zuora/invoice-answers.ts';
import { isMonthCredited } from '../zuora/credit-body.ts';
import { lineKind } from '../zuora/line-kind.ts';
import type { Invoice, InvoiceLine, InvoicePayment, InvoiceTax, ListedInvoice } from './invoice.ts';

/** Whether an invoice was sent to its customer: a draft may change, and a cancelled one is void. */
export function isPosted({ status }: { status: string }): boolean {
  return status === 'Posted';
}

/** The currency of an account; undefined for one that we do not sell in. */
export function currencyOfAccount({ billingAndPayment }: AccountAnswer): Currency | undefined {
  return currencies.find((currency) => currency === billingAndPayment.currency);
}

/** What a list shows of an invoice. */
export function readListed(
  { invoiceNumber, invoiceDate, amount, balance }: Omit<WireInvoice, 'status'>,
  currency: Currency,
): ListedInvoice {
  return {
    number: invoiceNumber,
    date: invoiceDate,
    kind: amount < 0 ? 'credit' : 'invoice',
    total: minorUnits(amount, currency),
    ...(balance > 0 && { due: minorUnits(balance, currency) }),
  };
}

/** An invoice in full, without the names of its payment methods. */
export function readInvoice(
  {
    invoice,
    account,
    items,
  }: { invoice: InvoiceAnswer; account: AccountAnswer; items: readonly InvoiceItem[] },
  payments: readonly InvoicePayment[],
  { currency, declinedOn = [] }: { currency: Currency; declinedOn?: readonly Day[] },
): Invoice {
  const money = (major: number) => minorUnits(major, currency);
  const { amount, balance, amountWithoutTax, refundAmount } = invoice;
  const paid = payments.reduce((sum, payment) => sum + payment.amount.amount, 0);
  const used = money(amount).amount - money(balance).amount - paid;
  return {
    ...readListed(invoice, currency),
    billedTo: billedTo(account),
    subscriptions: subscriptionsOf(items),
    lines: items.map((item) => readLine(item, currency)),
    net: money(amountWithoutTax),
    taxes: readTaxes(items, currency),
    payments: [...payments],
    // Without a payment it may be written off as well, which the billing company does not tell apart here: that comes after tries.
    ...(amount > 0 &&
      used > 0 &&
      (payments.length > 0 || !wasTried(invoice, declinedOn)) && { creditUsed: { amount: used, currency } }),
    ...(amount < 0 && (refundAmount ?? 0) > 0 && { refunded: money(refundAmount ?? 0) }),
  };
}

/** Longer than a charge that fails is tried again. */
const triedForDays = 31;

function wasTried({ invoiceDate }: Pick<WireInvoice, 'invoiceDate'>, declinedOn: readonly Day[]): boolean {
  return declinedOn.some((day) => day >= invoiceDate && day < addDays(invoiceDate, triedForDays));
}

/** The days on which payments of an account were declined. */
export function declinedDays(payments: readonly ListedPayment[]): Day[] {
  return payments.filter(({ status }) => status === 'Error').map(({ effectiveDate }) => effectiveDate);
}

/** What was paid of an invoice, each payment with its method at the billing company. */
export function paymentsOf(
  invoiceNumber: string,
  payments: readonly ListedPayment[],
  currency: Currency,
): { methodId: string | undefined; payment: InvoicePayment }[] {
  return payments
    .filter(({ status }) => status === 'Processed' || status === 'Posted')
    .flatMap(({ effectiveDate, paymentMethodId, paidInvoices }) => {
      const applied = paidInvoices
        .filter((paid) => paid.invoiceNumber === invoiceNumber)
        .reduce(
          (sum, { appliedPaymentAmount }) => sum + minorUnits(appliedPaymentAmount, currency).amount,
          0,
        );
      if (applied === 0) return [];
      const payment = { on: effectiveDate, amount: { amount: applied, currency } };
      return [{ methodId: paymentMethodId ?? undefined, payment }];
    })
    .toSorted((one, other) => one.payment.on.localeCompare(other.payment.on));
}

function readLine(item: InvoiceItem, currency: Currency): InvoiceLine {
  if (isMonthCredited(item.productRatePlanChargeId ?? '')) {
    const { chargeName, chargeAmount } = item;
    return { kind: 'month', name: chargeName ?? '', net: minorUnits(chargeAmount, currency) };
  }
  const { processingType, chargeAmount, serviceStartDate: from, serviceEndDate: until } = item;
  return {
    kind: lineKind({ processingType: processingType ?? '', amountWithoutTax: chargeAmount }),
    ...soldBy(item.productRatePlanChargeId ?? ''),
    name: item.chargeName ?? item.productName ?? '',
    ...(from && until && { covers: { from, until } }),
    net: minorUnits(chargeAmount, currency),
  };
}

/** The number of each subscription, once. A gift has none that its giver could cancel. */
function subscriptionsOf(items: readonly InvoiceItem[]): string[] {
  const plansOnly = items.filter(
    ({ productRatePlanChargeId }) => !soldBy(productRatePlanChargeId ?? '').gift,
  );
  return [...new Set(plansOnly.flatMap(({ subscriptionName }) => subscriptionName ?? []))];
}

/** What a charge of the catalogue is for; nothing for one that is no plan of ours. */
function soldBy(chargeId: string): Pick<InvoiceLine, 'plan' | 'gift'> {
  const code = planCodeOf(/^rpc-(\w+)-[A-Z]{3}$/.exec(chargeId)?.[1] ?? '');
  if (code === 'UNKNOWN') return {};
  const gift = giftKinds.find((kind) => gifts[kind].product === code);
  return gift === undefined ? { plan: plans[code].kind } : { gift };
}

/** The taxes of all lines, each once for each of its rates. What a line does not name is added up without a name. */
function readTaxes(items: readonly InvoiceItem[], currency: Currency): InvoiceTax[] {
  const sums = new Map<string, { tax: Omit<InvoiceTax, 'amount'>; amount: number }>();
  const add = (tax: Omit<InvoiceTax, 'amount'>, { amount }: Money) => {
    const key = `${tax.name ?? ''} ${String(tax.rate)}`;
    sums.set(key, { tax, amount: (sums.get(key)?.amount ?? 0) + amount });
  };
  for (const { taxAmount = 0, taxationItems } of items) {
    const named = taxationItems?.data ?? [];
    for (const item of named) add(nameOf(item), minorUnits(item.taxAmount, currency));
    if (named.length === 0 && taxAmount !== 0) add({}, minorUnits(taxAmount, currency));
  }
  return [...sums.values()].map(({ tax, amount }) => ({ ...tax, amount: { amount, currency } }));
}

type TaxationItem = NonNullable<NonNullable<InvoiceItem['taxationItems']>['data']>[number];

function nameOf({ name, taxRate, taxRateType }: TaxationItem): Omit<InvoiceTax, 'amount'> {
  const rated = typeof taxRate === 'number' && taxRateType === 'Percentage';
  return {
    ...(name && { name }),
    ...(rated && { rate: Number((taxRate * 100).toFixed(4)) }),
  };
}

function billedTo({ billToContact }: AccountAnswer): Invoice['billedTo'] {
  const { firstName, lastName, country, state: region, postalCode } = billToContact;
  return {
    name: [firstName, lastName].filter((part) => part && part !== '-').join(' '),
    ...(postalCode && { postalCode }),
    ...(region && { region }),
    ...(country && { country }),
  };
}
