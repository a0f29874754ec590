import type { UnknownAction } from 'redux';
import type { SubscriptionStatus } from '../../../domain/analyticsEvents.ts';
import type { Wallet } from '../../../services/wallets.ts';
import * as events from './events.ts';

/** What the requests need and no screen shows. */
export interface PurchaseInput {
  /** The plan is bought in place of the one that the person has. */
  upgrade?: true;
  /** The plan begins when the paid time of the one ends that the person has, where that renews. */
  begins?: 'later';
  /** How the subscription stands that the person has already, in the words of analytics. */
  subscriptionStatus?: SubscriptionStatus;
  /** The payment partner's reference of the saved card. */
  cardRefId?: string;
  /**
   * What the card form's field for the name is filled with: at first the name of the account. Then the name on the card
   * that was saved, which stays when that card is declined, since its form opens again.
   */
  cardHolder?: string;
  /** PayPal's token, after the return from PayPal. */
  payPalToken?: string;
  /** Wallets that are offered where the browser has them. */
  wallets?: readonly Wallet[];
  /** The idempotency key of the current attempt, until a definitive answer. */
  purchaseKey?: string;
  /** The page that shows what came of a gift; that of a plan is the confirmation. */
  confirmation?: 'givenGift';
}

export function purchaseInput(state: PurchaseInput | undefined = {}, event: UnknownAction): PurchaseInput {
  if (events.cardSaved.match(event)) {
    const { refId, holder } = event.payload;
    return { ...without(state, 'cardHolder'), cardRefId: refId, ...(holder && { cardHolder: holder }) };
  }
  // The payment partner keeps the name that was typed into the form that it refused.
  if (events.cardRefused.match(event)) return without(state, 'cardHolder');
  if (events.purchaseSent.match(event)) return { ...state, purchaseKey: event.payload.purchaseKey };
  if (events.cardReplaced.match(event)) return without(without(state, 'cardRefId'), 'cardHolder');
  if (events.purchaseDeclined.match(event)) return without(without(state, 'cardRefId'), 'purchaseKey');
  if (events.payPalRefused.match(event)) return without(state, 'payPalToken');
  if (events.purchaseRefused.match(event) || events.quoteChanged.match(event))
    return without(state, 'purchaseKey');
  return state;
}

function without(state: PurchaseInput, name: keyof PurchaseInput): PurchaseInput {
  const rest = { ...state };
  Reflect.deleteProperty(rest, name);
  return rest;
}

export interface WithPurchaseInput {
  purchaseInput: PurchaseInput;
}

export function selectPurchaseInput(state: WithPurchaseInput): PurchaseInput {
  return state.purchaseInput;
}
