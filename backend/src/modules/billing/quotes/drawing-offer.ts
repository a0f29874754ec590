import { addDays, addMonths, daysBetween, type Day } from '../../../domain/days.ts';
import { minorUnits, type Currency, type Money } from '../../../domain/money.ts';
import { taxModeFor, type TaxMode } from '../catalogue/tax-mode.ts';
import { plans } from '../catalogue/plans.ts';
import type { PriceZone } from '../catalogue/price-zones.ts';
import { reminderDays } from '../catalogue/reminder-days.ts';
import { paymentTypesFor } from '../payment-methods.ts';
import type { VoucherVerdict } from '../ports.ts';
import type { OrderContent } from '../zuora/order-body.ts';
import type { PreviewAnswer } from '../zuora/wire.ts';
import type { Offer, QuoteWish, TimelineEntry } from './offer.ts';

type PreviewedInvoice = PreviewAnswer['previewResult']['invoices'][number];

/** What an offer is drawn from. */
export interface Drawing {
  wish: QuoteWish;
  content: OrderContent;
  zone: PriceZone;
  verdict: VoucherVerdict | undefined;
  preview: PreviewAnswer;
  today: Day;
  /** The most sales tax by country, in percent. */
  salesTaxMaximum: Readonly<Record<string, number>>;
}

/** Draws what the billing company's own preview says as the offer that is shown; undefined if it says nothing. */
export function drawOffer(drawing: Drawing): Offer | undefined {
  const { wish, content, zone, verdict, preview, today, salesTaxMaximum } = drawing;
  const invoices = preview.previewResult.invoices.toSorted((one, other) =>
    one.targetDate.localeCompare(other.targetDate),
  );
  const [first, second] = invoices;
  if (first === undefined || second === undefined) return undefined;
  const plan = plans[content.plan];
  const freeDays = daysBetween(content.startsOn, content.firstChargeOn);
  const money = (major: number) => minorUnits(major, content.currency);
  // A quote is for a country that was looked up or chosen: where the look-up failed, the checkout asks for it first.
  const taxMode = taxModeFor(wish.country, 'success');
  const dueToday = invoices.filter(({ targetDate }) => targetDate <= today);
  const totalToday = money(dueToday.reduce((sum, { amount }) => sum + amount, 0));
  const firstCharge = { date: first.targetDate, amount: money(first.amount) };
  const renewal = { date: second.targetDate, amount: money(second.amount) };
  const taxPending = taxMode === 'TAX_EXCLUSIVE' && wish.postalCode === undefined;
  const percent = taxPending ? salesTaxMaximum[wish.country] : undefined;

  return {
    plan: content.plan,
    asked: wish.plan,
    period: plan.period,
    family: plan.family,
    freeDays,
    ...(plans[wish.plan].trialDays > freeDays && { trialUsed: true as const }),
    ...(content.replaces !== undefined && { upgrade: true as const }),
    zone,
    country: wish.country,
    taxMode,
    taxPending,
    ...(percent !== undefined && {
      taxLimit: {
        percent,
        totalToday: withTax(totalToday, percent),
        firstCharge: withTax(firstCharge.amount, percent),
        renewal: withTax(renewal.amount, percent),
      },
    }),
    lines: linesOf(first, taxMode, content.currency).filter(({ kind }) => !taxPending || kind !== 'tax'),
    totalToday,
    startsOn: content.startsOn,
    firstCharge,
    renewal,
    timeline: timelineOf(invoices, content, { today, totalToday }),
    paymentTypes: [...paymentTypesFor(wish.country)],
    ...(verdict !== undefined && { voucher: voucherOf(verdict, content) }),
  };
}

/** An amount with the most tax that there can be: rounded up, so that no address exceeds it. */
function withTax({ amount, currency }: Money, percent: number): Money {
  return { amount: amount + Math.ceil((amount * percent) / 100), currency };
}

/** Equal for offers that charge the same for the same on the same days, and end the plan that they replace alike, or none. */
export function fingerprintOf(
  { plan, country, upgrade, lines, timeline }: Offer,
  { renewalOff }: Pick<OrderContent, 'renewalOff'>,
): string {
  return JSON.stringify({ plan, country, upgrade, lines, timeline, renewalOff });
}

/** An invoice in parts. With inclusive tax each holds its own. */
export function linesOf(
  { invoiceItems }: PreviewedInvoice,
  taxMode: TaxMode,
  currency: Currency,
): Offer['lines'] {
  const inclusive = taxMode === 'TAX_INCLUSIVE';
  const sumOf = (kind: string) => {
    const items = invoiceItems.filter(({ processingType }) => processingType === kind);
    return items.reduce((sum, item) => sum + item.amountWithoutTax + (inclusive ? item.taxAmount : 0), 0);
  };
  const tax = invoiceItems.reduce((sum, { taxAmount }) => sum + taxAmount, 0);
  const discount = sumOf('Discount');
  return [
    { kind: 'plan', amount: minorUnits(sumOf('Charge'), currency) },
    ...(discount === 0 ? [] : [{ kind: 'discount' as const, amount: minorUnits(discount, currency) }]),
    ...(inclusive && tax === 0 ? [] : [{ kind: 'tax' as const, amount: minorUnits(tax, currency) }]),
  ];
}

function timelineOf(
  [first, second, ...later]: PreviewedInvoice[],
  { currency, startsOn, firstChargeOn }: OrderContent,
  { today, totalToday }: { today: Day; totalToday: Money },
): TimelineEntry[] {
  const money = (major: number) => minorUnits(major, currency);
  const entries: TimelineEntry[] = [{ date: today, kind: 'today', amount: totalToday }];
  if (first !== undefined && first.targetDate > today) {
    if (firstChargeOn > startsOn)
      entries.push({ date: addDays(firstChargeOn, -reminderDays), kind: 'reminder' });
    entries.push({ date: first.targetDate, kind: 'charge', amount: money(first.amount) });
  }
  const dearer = later.find(({ amount }) => amount !== second?.amount);
  for (const renewal of [second, dearer]) {
    if (renewal === undefined) continue;
    entries.push({ date: renewal.targetDate, kind: 'renewal', amount: money(renewal.amount) });
  }
  return entries;
}

function voucherOf(verdict: VoucherVerdict, { firstChargeOn }: OrderContent): NonNullable<Offer['voucher']> {
  if (verdict.ok) {
    if ('freeDays' in verdict) {
      const { code, freeDays, referrerName } = verdict;
      return { status: 'applied', code, freeDays, referrerName };
    }
    const { code, percentOff, months } = verdict;
    return { status: 'applied', code, percentOff, endsOn: addMonths(firstChargeOn, months) };
  }
  const { code, reason, next } = verdict;
  return {
    status: 'refused',
    code,
    reason,
    next: next.step === 'choosePlan' ? { ...next, plans: [...next.plans] } : next,
  };
}
