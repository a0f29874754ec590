import { addDays, type Day } from './calendar.ts';
import { endOn } from './cancelling.ts';
import { charge } from './charging.ts';
import {
  applyCredit,
  invoiceFacts,
  paymentFacts,
  postInvoice,
  recordPayment,
  subscriptionFacts,
  type Tell,
} from './ledger.ts';
import type { CalloutEvent, Invoice, InvoiceItem, Subscription, ZuoraState } from './model.ts';
import { nextStep, type StepKind, type SubscriptionStep } from './subscription-steps.ts';
import { taxAt } from './tax.ts';

/** Something that falls due on a day. */
export interface DueStep {
  day: Day;
  run: (tell: Tell) => void;
}

const daysBetweenAttempts = 3;
const attemptsAtMost = 4;

/** What is told of a step beside its invoice. */
const events: Partial<Record<StepKind, CalloutEvent>> = {
  suspend: 'SubscriptionSuspended',
  resume: 'SubscriptionResumed',
  renew: 'SubscriptionRenewed',
  end: 'SubscriptionExpired',
};

/** The earliest step that is due on or before a day. On one day a subscription's term turns before it is billed. */
export function nextDueStep(state: ZuoraState, through: Day): DueStep | undefined {
  let earliest: DueStep | undefined;
  for (const step of stepsOf(state)) {
    if (step.day <= through && (earliest === undefined || step.day < earliest.day)) earliest = step;
  }
  return earliest;
}

function* stepsOf(state: ZuoraState): Generator<DueStep> {
  for (const subscription of Object.values(state.subscriptions)) {
    const step = nextStep(subscription);
    if (step) yield { day: step.day, run: (tell) => runStep(state, subscription, step, tell) };
  }
  for (const invoice of Object.values(state.invoices)) {
    const day = invoice.retryOn;
    if (day !== undefined) yield { day, run: (tell) => collect(state, invoice, day, tell) };
  }
}

function runStep(
  state: ZuoraState,
  subscription: Subscription,
  { kind, day, run }: SubscriptionStep,
  tell: Tell,
) {
  const account = state.accounts[subscription.accountNumber];
  if (!account) throw new Error(`Subscription ${subscription.subscriptionNumber} has no account.`);
  const tax = taxAt(account.soldToContact);
  if (!tax.ok) throw new Error(`Account ${account.accountNumber} cannot be taxed.`);
  const items = run(tax);
  const event = events[kind];
  if (event) tell(event, { ...subscriptionFacts(subscription), effectiveDate: day });
  if (items.length > 0) bill(state, subscription, { items, day, autoPay: account.autoPay }, tell);
}

function bill(
  state: ZuoraState,
  subscription: Subscription,
  { items, day, autoPay }: { items: InvoiceItem[]; day: Day; autoPay: boolean },
  tell: Tell,
) {
  const invoice = postInvoice(state, subscription, items, day);
  tell('InvoicePosted', invoiceFacts(state, invoice));
  applyCredit(state, invoice);
  if (autoPay && invoice.balance > 0) collect(state, invoice, day, tell);
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
  if (subscription === undefined || subscription.status === 'Cancelled') return;
  // What was not paid is not credited.
  subscription.billing.billed = [];
  endOn(subscription, day);
  tell('SubscriptionCancelled', { ...subscriptionFacts(subscription), effectiveDate: day });
}
