import type {
  ChangePaymentState,
  ChargedTo,
  EnterablePaymentState,
  Money,
  PaidWith,
  PaymentDue,
  PaymentState,
} from '@stillpoint/design-system';
import type { UnknownAction } from 'redux';
import { chargedTo } from '../../../domain/subscription/subscriptionFrom.ts';
import { otherAccountFound } from '../../../state/visitor/visitor.ts';
import * as paying from '../../checkout/paying/events.ts';
import { fittingHolder } from '../../checkout/paying/fittingHolder.ts';
import { nextPayment } from '../../checkout/paying/payment.ts';
import type { PurchaseInput } from '../../checkout/paying/purchaseInput.ts';
import * as events from './events.ts';

/** What a subscription is charged to, and the last month of a card, as `2029-08`. */
interface Charged {
  today: string;
  paidWith?: PaidWith;
  cardValidUntil?: string;
}

/** What the backend knows of the page: what can be entered, or what came of it. */
export type ChangePaymentFacts =
  | ({
      status: 'ready';
      methods: PaymentState['methods'];
      layout: PaymentState['layout'];
      /** Of the account: most cards bear it. */
      fullName: string;
      /** The button was posted as a form. */
      scriptWanted?: true;
      /** What a renewal failed to charge, which the new method is charged with at once. */
      paymentDue?: PaymentDue;
      /** How the member came back from PayPal, if they did. */
      paypal?: { status: 'approved'; token: string } | { status: 'cancelled' };
    } & Charged)
  /** With what was charged at once. */
  | ({ status: 'replaced'; charged?: Money } & Charged)
  /** The new method did not pay what is due. */
  | ({ status: 'notCharged'; paymentDue: PaymentDue } & Charged)
  | { status: 'open'; paying?: Money }
  | { status: 'nothingBilled' | 'unavailable' };

export interface ChangePaymentPageState {
  changePayment: ChangePaymentState;
  purchaseInput: PurchaseInput;
}

/** The first state of the page. */
export function changePaymentFrom(facts: ChangePaymentFacts): ChangePaymentPageState {
  if (facts.status !== 'ready') return { changePayment: afterwards(facts), purchaseInput: {} };

  const { methods, layout, fullName, scriptWanted, paymentDue } = facts;
  const paypal = methods.includes('paypal') ? facts.paypal : undefined;
  return {
    changePayment: {
      status: scriptWanted ? 'scriptWanted' : 'ready',
      ...shownNow(facts),
      ...(paymentDue !== undefined && { paymentDue }),
      payment: {
        layout,
        methods,
        chosen: paypal === undefined ? 'card' : 'paypal',
        card: { status: 'loadingPage' },
        paypal: { status: payPalStatus[paypal?.status ?? 'none'] },
      },
    },
    purchaseInput: {
      ...fittingHolder(fullName),
      ...(paypal?.status === 'approved' && { payPalToken: paypal.token }),
    },
  };
}

/** What came of a replacement, or why there can be none. */
function afterwards(facts: Exclude<ChangePaymentFacts, { status: 'ready' }>): ChangePaymentState {
  switch (facts.status) {
    case 'replaced': {
      const { charged } = facts;
      return { status: 'replaced', ...shownNow(facts), ...(charged !== undefined && { charged }) };
    }
    case 'notCharged':
      return { status: 'notCharged', ...shownNow(facts), paymentDue: facts.paymentDue };
    case 'open':
    case 'nothingBilled':
    case 'unavailable':
      return facts;
  }
}

/** The script completes an approval. */
const payPalStatus = { none: 'notApproved', approved: 'approving', cancelled: 'cancelled' } as const;

function shownNow({ today, paidWith, cardValidUntil }: Charged): { today: string; paidWith?: ChargedTo } {
  return { today, ...(paidWith !== undefined && { paidWith: chargedTo(paidWith, cardValidUntil) }) };
}

export function changePayment(
  state: ChangePaymentState | undefined = { status: 'unavailable' },
  event: UnknownAction,
): ChangePaymentState {
  if (!('payment' in state)) return state;
  if (otherAccountFound.match(event)) return { status: 'otherAccount' };
  const payment = nextPayment(state.payment, event);
  const entered = payment === state.payment ? state : { ...state, payment };
  if (events.replacementSent.match(event)) return inStatus(entered, { status: 'submitting' });
  if (events.replacementRefused.match(event)) return inStatus(entered, { status: 'refused' });
  if (events.replacementFailed.match(event)) return inStatus(entered, event.payload);
  if (paying.purchaseOffline.match(event)) return inStatus(entered, { status: 'offline' });
  return entered.status !== 'ready' && beginsAnew.some((begins) => begins.match(event))
    ? inStatus(entered, { status: 'ready' })
    : entered;
}

/** After these, what came of an earlier press is not true any more. */
const beginsAnew = [
  paying.paymentMethodChosen,
  paying.cardPageRetried,
  paying.cardReplaced,
  paying.cardSubmitted,
  paying.cardSent,
  paying.cardSubmitCancelled,
  paying.payPalAsked,
];

type Standing =
  | { status: Exclude<EnterablePaymentState['status'], 'tooManyAttempts'> }
  | { status: 'tooManyAttempts'; minutes: number };

function inStatus(
  { today, paidWith, paymentDue, payment }: EnterablePaymentState,
  standing: Standing,
): EnterablePaymentState {
  return {
    ...standing,
    today,
    ...(paidWith !== undefined && { paidWith }),
    ...(paymentDue !== undefined && { paymentDue }),
    payment,
  };
}

/** What the member is told is charged at once. */
export function selectCollected({
  changePayment: state,
}: {
  changePayment: ChangePaymentState;
}): Money | undefined {
  return 'payment' in state ? state.paymentDue?.amount : undefined;
}

export function selectChangePayment(state: { changePayment: ChangePaymentState }): ChangePaymentState {
  return state.changePayment;
}
