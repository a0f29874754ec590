import type {
  CardProblem,
  CardRefusal,
  CheckoutErrorState,
  Money,
  PaymentMethod,
  PostalCodeRefusal,
  PurchaseState,
  Quote,
  VoucherState,
  WalletState,
} from '@stillpoint/design-system';
import { createAction } from '@reduxjs/toolkit';
import type { Action } from 'redux';
import type { FieldProblem } from '../../../domain/checkout/cardProblem.ts';
import type { CountryTerms } from '../../../domain/checkout/offer.ts';
import type { SignedCardPage, StoredCard } from '../../../services/paymentMethods.ts';

export const planChosen = createAction<string>('checkout/planChosen');
export const countryChosen = createAction<string>('checkout/countryChosen');
export const postalCodeSubmitted = createAction<string>('checkout/postalCodeSubmitted');

export const voucherSubmitted = createAction<string>('checkout/voucherSubmitted');
export const voucherRemoved = createAction('checkout/voucherRemoved');

export const quoteRetried = createAction('checkout/quoteRetried');
export const quoteRequested = createAction('checkout/quoteRequested');
export const quoteReceived = createAction<{
  quote: Quote;
  voucher: VoucherState;
  countryTerms: CountryTerms;
}>('checkout/quoteReceived');
/** There is no connection: it is asked for again once there is one. */
export const quoteOffline = createAction('checkout/quoteOffline');
export const quoteFailed = createAction('checkout/quoteFailed');
export const postalCodeRefused = createAction<PostalCodeRefusal>('checkout/postalCodeRefused');

export const paymentMethodChosen = createAction<PaymentMethod>('checkout/paymentMethodChosen');
export const cardPageRetried = createAction('checkout/cardPageRetried');
export const cardReplaced = createAction('checkout/cardReplaced');
export const cardPageSigned = createAction<SignedCardPage>('checkout/cardPageSigned');
export const cardFrameLoaded = createAction('checkout/cardFrameLoaded');
/** The focus has moved into the page: what was wrong with it is typed again. */
export const cardFrameEntered = createAction('checkout/cardFrameEntered');
/** The focus has left the page, in which something may have been typed. */
export const cardFrameLeft = createAction('checkout/cardFrameLeft');
export const cardPageResized = createAction<number>('checkout/cardPageResized');
/** The page is asked to check the card that was typed, and then to save it. */
export const cardSubmitted = createAction('checkout/cardSubmitted');
export const cardFieldRefused = createAction<FieldProblem>('checkout/cardFieldRefused');
/** The page was asked to save the card: an answer follows, which nothing takes back. */
export const cardSent = createAction('checkout/cardSent');
/** The page checked its fields: it stays as it is where they are not complete. */
export const cardValidated = createAction<{ complete: boolean }>('checkout/cardValidated');
/** Fields are empty or cannot be right. Everything typed is still there. */
export const cardIncomplete = createAction<CardProblem>('checkout/cardIncomplete');
/** What is incomplete still, after the frame was left. */
export const cardRechecked = createAction<CardProblem>('checkout/cardRechecked');
/** The page did not save the card: it is rendered anew. */
export const cardRefused = createAction<CardProblem>('checkout/cardRefused');
/** Without `brand` and `last4` it could not be looked up, which buying does not need. */
export const cardSaved = createAction<{ refId: string } & Partial<StoredCard>>('checkout/cardSaved');
/** The visitor turned to something else before the card was sent. */
export const cardSubmitCancelled = createAction('checkout/cardSubmitCancelled');
export const cardPageSilent = createAction('checkout/cardPageSilent');
export const cardPageFailed = createAction('checkout/cardPageFailed');
/** Rate limited, for so many minutes. */
export const cardPagesLimited = createAction<number>('checkout/cardPagesLimited');

export const payPalStarted = createAction('checkout/payPalStarted');
/** Another choice came before PayPal was asked. */
export const payPalStopped = createAction('checkout/payPalStopped');
/** There is a connection: the approval is asked for. */
export const payPalAsked = createAction('checkout/payPalAsked');
export const payPalApproved = createAction('checkout/payPalApproved');
export const payPalRefused = createAction('checkout/payPalRefused');
export const payPalUnavailable = createAction('checkout/payPalUnavailable');

/** What a wallet shows now, which its effects decide: they are loaded where the browser may have one. */
export const walletChanged = createAction<WalletState>('checkout/walletChanged');
/** The buyer confirmed the sum of the order: what was confirmed pays. */
export const walletConfirmed = createAction<{ refId: string }>('checkout/walletConfirmed');

export const purchasePressed = createAction('checkout/purchasePressed');
/** There is no connection: nothing was sent. */
export const purchaseOffline = createAction('checkout/purchaseOffline');
export const purchaseSent = createAction<{ purchaseKey: string }>('checkout/purchaseSent');
export const purchaseOutcomeUnknown = createAction('checkout/purchaseOutcomeUnknown');
/** The outcome stayed unknown until the time limit. */
export const purchaseUndecided = createAction('checkout/purchaseUndecided');
/** The purchase exists, and succeeded if it is decided. */
export const purchaseAccepted = createAction<{ id: string; decided: boolean }>('checkout/purchaseAccepted');
/** The saved card was refused when it was charged: nothing was charged, and its form opens again. */
export const purchaseDeclined = createAction<CardRefusal>('checkout/purchaseDeclined');
/** Refused for certain: nothing was charged, and the next press is a new purchase. */
export const purchaseRefused = createAction<PurchaseState>('checkout/purchaseRefused');
export const quoteChanged = createAction<{ quote: Quote; before: Money }>('checkout/quoteChanged');
/** This person may not buy, whatever else is chosen. */
export const checkoutRefused = createAction<CheckoutErrorState>('checkout/refused');

/** An empty code is not looked up: the page says so, and keeps its quote. */
export function isVoucherCodeSubmitted(event: Action): boolean {
  return voucherSubmitted.match(event) && event.payload !== '';
}
