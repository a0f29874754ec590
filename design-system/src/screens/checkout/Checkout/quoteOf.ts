import type { Quote, QuoteState } from './CheckoutState.ts';

/** The quote that is shown, if one is. */
export function quoteOf(state: QuoteState): Quote | undefined {
  return state.status === 'ready' || state.status === 'changed' ? state.quote : undefined;
}
