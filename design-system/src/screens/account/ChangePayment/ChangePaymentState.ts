import type { PaymentState } from '../../checkout/Checkout/CheckoutState.ts';
import type { Money } from '../../../formatting/Money.ts';
import type { PaymentDue } from '../../../patterns/Page/PaymentDue.ts';
import type { ChargedTo } from '../Subscription/SubscriptionState.ts';

/** What a subscription is charged to now, and what is entered in its place. */
export interface ReplaceablePayment {
  today: string;
  /** Absent where nothing is stored, or it is not known. */
  paidWith?: ChargedTo;
  /** What a renewal failed to charge: the new method is charged with it at once. */
  paymentDue?: PaymentDue;
  payment: PaymentState;
}

export type ChangePaymentState =
  | ({ status: 'ready' } & ReplaceablePayment)
  | ({ status: 'submitting' } & ReplaceablePayment)
  /** Pressed without a connection: it goes on once there is one. */
  | ({ status: 'offline' } & ReplaceablePayment)
  /** Pressed before PayPal approved or the card page was there. */
  | ({ status: 'methodMissing' } & ReplaceablePayment)
  /** Posted without a script, or before it ran. */
  | ({ status: 'scriptWanted' } & ReplaceablePayment)
  /** The billing service did not take what was entered. */
  | ({ status: 'refused' } & ReplaceablePayment)
  /** The billing service does not answer: a press goes on with the same method. */
  | ({ status: 'failed' } & ReplaceablePayment)
  | ({ status: 'tooManyAttempts'; minutes: number } & ReplaceablePayment)
  /** With what it was charged at once, where a renewal had failed. */
  | { status: 'replaced'; today: string; paidWith?: ChargedTo; charged?: Money }
  /** The method is kept, and did not pay what was due. */
  | { status: 'notCharged'; today: string; paidWith?: ChargedTo; paymentDue: PaymentDue }
  /** It was asked for, and its outcome, or that of the charge of what is due, is not known yet. */
  | { status: 'open'; paying?: Money }
  /** There is no subscription that is paid here. */
  | { status: 'nothingBilled' }
  | { status: 'otherAccount' }
  /** The billing service did not answer when the page was opened. */
  | { status: 'unavailable' };

/** The states in which a method can be entered. */
export type EnterablePaymentState = Extract<ChangePaymentState, ReplaceablePayment>;
