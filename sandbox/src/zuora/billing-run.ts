import { addDays, type Day } from './calendar.ts';
import { charge } from './charging.ts';
import { addTerm } from './drafting.ts';
import { itemsOf, nextBillingDay } from './invoicing.ts';
import {
  invoiceFacts,
  paymentFacts,
  postInvoice,
  recordPayment,
  subscriptionFacts,
  type Tell,
} from './ledger.ts';
import type { Invoice, Subscription, ZuoraState } from './model.ts';
import { taxAt } from './tax.ts';

/** Something that falls due on a day. */
export interface DueStep {
  day: Day;
  run: (tell: Tell) => void;
}

const daysBetweenAttempts = 3;
const attemptsAtMost = 4;

/** The earliest step that is due on or before a day. On one day terms turn before bills are made. */
export function nextDueStep(state: ZuoraState, through: Day): DueStep | undefined {
  let earliest: DueStep | undefined;
  for (const step of stepsOf(state)) {
    if (step.day <= through && (earliest === undefined || step.day < earliest.day)) earliest = step;
  }
  return earliest;
}

function* stepsOf(state: ZuoraState): Generator<DueStep> {
  const subscriptions = Object.values(state.subscriptions);
  for (const subscription of subscriptions) {
    if (subscription.status !== 'Active') continue;
    const turn = subscription.autoRenew ? renew : expire;
    yield { day: subscription.termEndDate, run: (tell) => turn(subscription, tell) };
  }
  for (const subscription of subscriptions) {
    const day = nextBillingDay(subscription);
    const lasts = subscription.status === 'Active' || day < (subscription.cancelledDate ?? '');
    if (subscription.status !== 'Expired' && lasts)
      yield { day, run: (tell) => bill(state, subscription, day, tell) };
  }
  for (const invoice of Object.values(state.invoices)) {
    const day = invoice.retryOn;
    if (day !== undefined) yield { day, run: (tell) => collect(state, invoice, day, tell) };
  }
}

function renew(subscription: Subscription, tell: Tell) {
  subscription.termStartDate = subscription.termEndDate;
  subscription.termEndDate = addTerm(subscription.termStartDate, subscription.renewalTerm);
  tell('SubscriptionRenewed', {
    ...subscriptionFacts(subscription),
    effectiveDate: subscription.termStartDate,
  });
}

function expire(subscription: Subscription, tell: Tell) {
  subscription.status = 'Expired';
  tell('SubscriptionExpired', {
    ...subscriptionFacts(subscription),
    effectiveDate: subscription.termEndDate,
  });
}

function bill(state: ZuoraState, subscription: Subscription, day: Day, tell: Tell) {
  const account = state.accounts[subscription.accountNumber];
  if (!account) throw new Error(`Subscription ${subscription.subscriptionNumber} has no account.`);
  const tax = taxAt(account.soldToContact);
  if (!tax.ok) throw new Error(`Account ${account.accountNumber} cannot be taxed.`);
  const invoice = postInvoice(
    state,
    subscription,
    itemsOf(subscription, subscription.periodsBilled, tax),
    day,
  );
  subscription.periodsBilled += 1;
  tell('InvoicePosted', invoiceFacts(state, invoice));
  if (account.autoPay && invoice.balance > 0) collect(state, invoice, day, tell);
}

function collect(state: ZuoraState, invoice: Invoice, day: Day, tell: Tell) {
  const account = state.accounts[invoice.accountNumber];
  const method = state.paymentMethods[account?.defaultPaymentMethodId ?? ''];
  invoice.attempts += 1;
  if (method && charge(method, day).ok) {
    const payment = recordPayment(state, invoice, method.id, 'Processed', day);
    tell('PaymentProcessed', paymentFacts(state, invoice, payment));
    return;
  }
  const payment = recordPayment(state, invoice, method?.id ?? '', 'Error', day);
  tell('PaymentDeclined', paymentFacts(state, invoice, payment));
  if (invoice.attempts < attemptsAtMost) {
    invoice.retryOn = addDays(day, daysBetweenAttempts);
  } else {
    giveUp(state, invoice, day, tell);
  }
}

/** After the last attempt the debt is let go and the subscription ends. */
function giveUp(state: ZuoraState, invoice: Invoice, day: Day, tell: Tell) {
  delete invoice.retryOn;
  const subscription = state.subscriptions[invoice.subscriptionNumber];
  if (subscription?.status !== 'Active') return;
  endOn(subscription, day);
  tell('SubscriptionCancelled', { ...subscriptionFacts(subscription), effectiveDate: day });
}

/** Cancels a subscription as of a day. */
export function endOn(subscription: Subscription, day: Day): void {
  subscription.status = 'Cancelled';
  subscription.cancelledDate = day;
  subscription.termEndDate = day;
  subscription.autoRenew = false;
}
