import type { Quote, QuoteState } from './CheckoutState.ts';

/** The quote that can be bought, if there is one. */
export function quoteOf(state: QuoteState): Quote | undefined {
  return state.status === 'ready' || state.status === 'changed' ? state.quote : undefined;
}

/** The quote whose figures are shown: the one that can be bought, or the last one while the next is worked out. */
export function shownQuoteOf(state: QuoteState): Quote | undefined {
  return state.status === 'loading' ? state.before : quoteOf(state);
}
