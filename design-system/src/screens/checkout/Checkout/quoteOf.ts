import type { Quote, QuoteState } from './CheckoutState.ts';

/** The quote that can be bought, if there is one. */
export function quoteOf(state: QuoteState): Quote | undefined {
  return state.status === 'ready' || state.status === 'changed' ? state.quote : undefined;
}

/** The quote to show: the one that can be bought, or the previous one while the next is waited for. */
export function shownQuoteOf(state: QuoteState): Quote | undefined {
  return isAwaited(state) ? state.before : quoteOf(state);
}

/** Whether the next quote comes by itself. */
export function isAwaited(state: QuoteState): state is QuoteState & { status: 'loading' | 'offline' } {
  return state.status === 'loading' || state.status === 'offline';
}
