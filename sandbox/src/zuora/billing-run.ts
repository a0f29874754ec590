import { addDays, type Day } from './calendar.ts';
import { endOn } from './cancelling.ts';
import { approved, gatewayResponse } from './charging.ts';
import {
  applyCredit,
  invoiceFacts,
  paymentFacts,
  postInvoice,
  recordPayment,
  subscriptionFacts,
  type Tell,
} from './ledger.ts';
import type { CalloutEvent, Invoice, InvoiceItem, RetryRule, Subscription, ZuoraState } from './model.ts';
import { nextStep, type StepKind, type SubscriptionStep } from './subscription-steps.ts';
import { taxAt } from './tax.ts';

/** Something that falls due on a day. */
export interface DueStep {
  day: Day;
  run: (tell: Tell) => void;
}

/** How invoices are collected. */
export interface Collecting {
  retryRule: RetryRule;
  /** How long a slow gateway has a payment before it answers, in real milliseconds. */
  slowAnswerMs: number;
}

export const usualRetryRule: RetryRule = { tries: 4, daysBetween: 3 };

const usual: Collecting = { retryRule: usualRetryRule, slowAnswerMs: 0 };

/** What is told of a step beside its invoice. */
const events: Partial<Record<StepKind, CalloutEvent>> = {
  suspend: 'SubscriptionSuspended',
  resume: 'SubscriptionResumed',
  renew: 'SubscriptionRenewed',
  end: 'SubscriptionExpired',
};

/** The earliest step that is due on or before a day. On one day a subscription's term turns before it is billed. */
export function nextDueStep(
  state: ZuoraState,
  through: Day,
  collecting: Collecting = usual,
): DueStep | undefined {
  let earliest: DueStep | undefined;
  for (const step of stepsOf(state, collecting)) {
    if (step.day <= through && (earliest === undefined || step.day < earliest.day)) earliest = step;
  }
  return earliest;
}

function* stepsOf(state: ZuoraState, collecting: Collecting): Generator<DueStep> {
  const run = { state, collecting };
  for (const subscription of Object.values(state.subscriptions)) {
    const step = nextStep(subscription);
    if (step) yield { day: step.day, run: (tell) => runStep(run, subscription, step, tell) };
  }
  for (const invoice of Object.values(state.invoices)) {
    const day = invoice.retryOn;
    if (day !== undefined) yield { day, run: (tell) => collect(run, invoice, day, tell) };
  }
}

/** The books, and how a run collects. */
interface Run {
  state: ZuoraState;
  collecting: Collecting;
}

function runStep(
  { state, collecting }: Run,
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
  if (items.length > 0) {
    bill({ state, collecting }, subscription, { items, day, autoPay: account.autoPay }, tell);
  }
}

function bill(
  { state, collecting }: Run,
  subscription: Subscription,
  { items, day, autoPay }: { items: InvoiceItem[]; day: Day; autoPay: boolean },
  tell: Tell,
) {
  const invoice = postInvoice(state, subscription, items, day);
  tell('InvoicePosted', invoiceFacts(state, invoice));
  applyCredit(state, invoice);
  if (autoPay && invoice.balance > 0) collect({ state, collecting }, invoice, day, tell);
}

function collect({ state, collecting }: Run, invoice: Invoice, day: Day, tell: Tell) {
  const { retryRule, slowAnswerMs } = collecting;
  const account = state.accounts[invoice.accountNumber];
  const method = state.paymentMethods[account?.defaultPaymentMethodId ?? ''];
  invoice.attempts += 1;
  const response = gatewayResponse(method, day);
  if (method && response === approved) {
    if (method.behaviour === 'answersLate' && slowAnswerMs > 0) {
      delete invoice.retryOn;
      recordPayment(state, invoice, method.id, 'Processing', day, { answersAt: Date.now() + slowAnswerMs });
      return;
    }
    const payment = recordPayment(state, invoice, method.id, 'Processed', day);
    tell('PaymentProcessed', paymentFacts(state, invoice, payment));
    return;
  }
  const declined = { gatewayResponse: response };
  const payment = recordPayment(state, invoice, method?.id ?? '', 'Error', day, declined);
  tell('PaymentDeclined', paymentFacts(state, invoice, payment));
  if (invoice.attempts < retryRule.tries) {
    invoice.retryOn = addDays(day, retryRule.daysBetween);
  } else {
    giveUp(state, invoice, day, tell);
  }
}

/** After the last try the tenant's workflow writes the invoice off and ends the subscription: nothing can pay it any more. */
function giveUp(state: ZuoraState, invoice: Invoice, day: Day, tell: Tell) {
  delete invoice.retryOn;
  invoice.writtenOff = invoice.balance;
  invoice.balance = 0;
  const subscription = state.subscriptions[invoice.subscriptionNumber];
  if (subscription === undefined || subscription.status === 'Cancelled') return;
  // What was not paid is not credited.
  subscription.billing.billed = [];
  endOn(subscription, day);
  tell('SubscriptionCancelled', { ...subscriptionFacts(subscription), effectiveDate: day });
}
