import type { Quote, QuoteState } from './CheckoutState.ts';

/** The quote that can be bought, if there is one. */
export function buyableQuote(state: QuoteState): Quote | undefined {
  return state.status === 'ready' || state.status === 'changed' ? state.quote : undefined;
}

/** The quote to show: the one that can be bought, or the previous one while the next is loading. */
export function shownQuote(state: QuoteState): Quote | undefined {
  return state.status === 'loading' ? state.before : buyableQuote(state);
}
