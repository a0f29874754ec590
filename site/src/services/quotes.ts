import type { MemberApi, ApiError, NotSignedIn } from '../api/client.ts';
import { isOffer, type Offer } from '../domain/checkout/offer.ts';
import { firstOf } from './refusals.ts';

/** What a quote is asked for. */
export interface QuoteRequest {
  plan: string;
  country: string;
  postalCode?: string;
  voucherCode?: string;
  /** In place of the buyer's plan. */
  upgrade?: true;
  /** From the day that the buyer's plan is paid until, where it renews. */
  begins?: 'later';
}

export type QuoteOutcome =
  | { kind: 'quoted'; id: string; offer: Offer }
  | { kind: 'refused'; error: ApiError }
  | { kind: 'unreachable' };

export interface Quotes {
  ask: (request: QuoteRequest) => Promise<QuoteOutcome | NotSignedIn>;
}

export function createQuotes({ post }: Pick<MemberApi, 'post'>): Quotes {
  return {
    async ask(request) {
      const outcome = await post('/subscription/payments/web/quotes', { body: request });
      switch (outcome.kind) {
        case 'ok': {
          const { id, attributes: offer } = outcome.data;
          // What cannot be read must not be drawn as a price.
          const complete = typeof id === 'string' && isOffer(offer);
          return complete ? { kind: 'quoted', id, offer } : { kind: 'unreachable' };
        }
        case 'refused':
          return { kind: 'refused', error: firstOf(outcome.errors) };
        case 'notSignedIn':
          return outcome.why;
        case 'unreachable':
          return outcome;
      }
    },
  };
}
