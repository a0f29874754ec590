import { addProduct } from './adding-products.ts';
import type { Day } from './calendar.ts';
import { cancel } from './cancelling.ts';
import { draftSubscription, type OrderContext } from './drafting.ts';
import type { CalloutEvent, InvoiceItem, Subscription, ZuoraState } from './model.ts';
import type { OrderAction } from './order-action-schema.ts';
import type { OrderRequest } from './order-schema.ts';
import { resume, suspend } from './pausing.ts';
import { changePlan } from './plan-change.ts';
import { refuse, type Refusal } from './reasons.ts';
import { refusedChange, refusedEnded } from './refused-changes.ts';
import { changeTerms, refusedTerm } from './terms.ts';

/** A subscription as an order would leave it, not yet billed, and what there is to tell about it. */
export interface DraftedChange {
  subscription: Subscription;
  orderActions: OrderAction[];
  events: { eventType: CalloutEvent; effectiveDate?: Day }[];
}

/** A change with the lines that the order puts on an invoice. */
export interface BilledChange extends DraftedChange {
  items: InvoiceItem[];
}

const bodies = {
  CreateSubscription: 'createSubscription',
  ChangePlan: 'changePlan',
  AddProduct: 'addProduct',
  TermsAndConditions: 'termsAndConditions',
  Suspend: 'suspend',
  Resume: 'resume',
  CancelSubscription: 'cancelSubscription',
} as const satisfies Record<string, keyof OrderAction>;

type ActionType = keyof typeof bodies;

/** Works out what an order does to each of its subscriptions, one action after another. It changes nothing. */
export function draftChanges(
  state: ZuoraState,
  { subscriptions }: Pick<OrderRequest, 'subscriptions'>,
  context: OrderContext,
): { ok: true; changes: DraftedChange[] } | Refusal {
  const changes: DraftedChange[] = [];
  for (const { subscriptionNumber, orderActions } of subscriptions) {
    for (const action of orderActions) {
      const refused = refusedAction(action);
      if (refused) return refused;
    }
    const change = orderActions.some(({ type }) => type === 'CreateSubscription')
      ? draftNew(state, orderActions, context)
      : draftChange(state, subscriptionNumber, orderActions, context);
    if (!change.ok) return change;
    const { subscriptionNumber: number } = change.subscription;
    if (changes.some(({ subscription }) => subscription.subscriptionNumber === number)) {
      return refuse('invalid', `An order names subscription ${number} once.`);
    }
    changes.push(change);
  }
  return { ok: true, changes };
}

type Drafted = ({ ok: true } & DraftedChange) | Refusal;

function draftNew(state: ZuoraState, orderActions: OrderAction[], context: OrderContext): Drafted {
  const [action] = orderActions;
  if (action === undefined || orderActions.length > 1) {
    return refuse('invalid', 'The sandbox imitates no other action beside CreateSubscription.');
  }
  const draft = draftSubscription(action, context);
  if (!draft.ok) return draft;
  const { subscription } = draft;
  return state.subscriptions[subscription.subscriptionNumber]
    ? refuse('forbidden', `Subscription number ${subscription.subscriptionNumber} is taken.`)
    : { ok: true, subscription, orderActions, events: [{ eventType: 'SubscriptionCreated' }] };
}

function draftChange(
  { subscriptions }: ZuoraState,
  subscriptionNumber = '',
  orderActions: OrderAction[],
  context: OrderContext,
): Drafted {
  const known = subscriptions[subscriptionNumber];
  if (known?.accountNumber !== context.accountNumber) {
    return refuse('notFound', `The account has no subscription ${subscriptionNumber}.`);
  }
  const subscription = structuredClone(known);
  const events: DraftedChange['events'] = [];
  for (const action of orderActions) {
    const refused = action.type === 'Resume' ? refusedEnded(subscription) : refusedChange(subscription);
    if (refused) return refused;
    const carriedOut = carryOut(subscription, action, context);
    if (!carriedOut.ok) return carriedOut;
    events.push(carriedOut.event);
  }
  const refused = refusedTerm(subscription);
  if (refused) return refused;
  return { ok: true, subscription, orderActions, events };
}

function carryOut(
  subscription: Subscription,
  action: OrderAction,
  context: OrderContext,
): { ok: true; event: { eventType: CalloutEvent; effectiveDate: Day } } | Refusal {
  switch (action.type) {
    case 'ChangePlan':
      return tellingOf('SubscriptionChanged', changePlan(subscription, action, context));
    case 'AddProduct':
      return tellingOf('SubscriptionChanged', addProduct(subscription, action, context));
    case 'TermsAndConditions':
      return action.termsAndConditions === undefined
        ? refuse('invalid', 'TermsAndConditions needs a termsAndConditions.')
        : tellingOf(
            'SubscriptionTermsChanged',
            changeTerms(subscription, action.termsAndConditions, context.orderDate),
          );
    case 'Suspend':
      return action.suspend === undefined
        ? refuse('invalid', 'Suspend needs a suspend.')
        : tellingOf('SubscriptionSuspended', suspend(subscription, action.suspend, context.orderDate));
    case 'Resume':
      return action.resume === undefined
        ? refuse('invalid', 'Resume needs a resume.')
        : tellingOf('SubscriptionResumed', resume(subscription, action.resume, context));
    case 'CancelSubscription':
      return action.cancelSubscription === undefined
        ? refuse('invalid', 'CancelSubscription needs a policy.')
        : tellingOf(
            'SubscriptionCancelled',
            cancel(subscription, action.cancelSubscription, context.orderDate),
          );
    default:
      return notImitated(action);
  }
}

function tellingOf(eventType: CalloutEvent, carriedOut: { ok: true; effectiveDate: Day } | Refusal) {
  return carriedOut.ok
    ? { ok: true as const, event: { eventType, effectiveDate: carriedOut.effectiveDate } }
    : carriedOut;
}

/** Each action has the body of its own type, and the days of what follows are not before those of what it follows. */
function refusedAction(action: OrderAction): Refusal | undefined {
  if (!isImitated(action.type)) return notImitated(action);
  for (const [type, body] of Object.entries(bodies)) {
    if (type !== action.type && action[body] !== undefined) {
      return refuse('invalid', `${action.type} takes no ${body}.`);
    }
  }
  const events = ['ContractEffective', 'ServiceActivation', 'CustomerAcceptance'] as const;
  let last = '';
  for (const event of events) {
    const day = action.triggerDates?.find(({ name }) => name === event)?.triggerDate;
    if (day === undefined) continue;
    if (day < last) return refuse('invalid', `The date of ${event} is before that of what it follows.`);
    last = day;
  }
  return undefined;
}

function isImitated(type: string): type is ActionType {
  return Object.hasOwn(bodies, type);
}

function notImitated({ type }: OrderAction): Refusal {
  return refuse('invalid', `The sandbox does not imitate the order action ${type}.`);
}
