import { isOffer, type Offer } from '../domain/checkout/offer.ts';
import { minutesIn, type ApiError, type ApiOutcome, type Http } from './http.ts';

/** What a quote is asked for. */
export interface QuoteWish {
  plan: string;
  country: string;
  postalCode?: string;
  voucherCode?: string;
}

export type QuoteOutcome =
  | { kind: 'quoted'; id: string; offer: Offer }
  | { kind: 'refused'; error: ApiError }
  | { kind: 'unreachable' };

/** The payment partner's page, signed for this person. `token` must come back with its answer. */
export interface SignedCardPage {
  src: string;
  origin: string;
  token: string;
}

export type CardPageOutcome =
  | { kind: 'signed'; page: SignedCardPage }
  /** It was opened too often; it may be again in so many minutes. */
  | { kind: 'tooMany'; minutes: number }
  | { kind: 'unavailable' };

export interface PurchaseOrder {
  userId: string;
  quoteId: string;
  paymentMethod: { type: 'ZUORA'; refId: string } | { type: 'PAYPAL'; token: string };
  /** The same key is the same purchase, however often it is sent. */
  purchaseKey: string;
}

export type PurchaseOutcome =
  /** `id` names the purchase, decided or not: its own page tells. */
  | { kind: 'made'; id: string }
  | { kind: 'refused'; error: ApiError }
  /** Nobody knows: it may have happened. */
  | { kind: 'unreachable' };

/** How a purchase stands, if whoever asks may still know. */
export type PurchaseStanding = 'open' | 'decided' | 'signedOut' | 'unreachable';

export interface Billing {
  quote: (wish: QuoteWish) => Promise<QuoteOutcome>;
  signCardPage: (look: { language: string; theme?: 'day' | 'night' }) => Promise<CardPageOutcome>;
  describeCard: (refId: string) => Promise<{ brand: string; last4: string } | undefined>;
  /** `query` is what the checkout's address carries, to come back with. */
  askPayPal: (wish: { language: string; query: string }) => Promise<{ approveUrl: string } | undefined>;
  completePayPal: (token: string) => Promise<'approved' | 'refused' | 'unavailable'>;
  buy: (order: PurchaseOrder) => Promise<PurchaseOutcome>;
  standingOf: (purchaseId: string) => Promise<PurchaseStanding>;
  /** Whether the subscription will not renew any more. */
  cancel: (subscriptionId: string) => Promise<boolean>;
}

const root = '/subscription/payments/web';

export function createBilling(http: Http): Billing {
  return {
    async quote(wish) {
      const outcome = await http.postForData<{ id?: unknown; attributes?: unknown }>(`${root}/quotes`, wish);
      switch (outcome.kind) {
        case 'given': {
          const { id, attributes } = outcome.data;
          const clear = typeof id === 'string' && isOffer(attributes);
          return clear ? { kind: 'quoted', id, offer: attributes } : { kind: 'unreachable' };
        }
        case 'refused':
          return { kind: 'refused', error: firstOf(outcome.errors) };
        case 'unreachable':
          return outcome;
      }
    },

    async signCardPage(look) {
      const outcome = await http.post<SignedCardPage>(`${root}/payment-pages`, look);
      if (outcome.kind === 'given') return { kind: 'signed', page: outcome.attributes };
      return outcome.kind === 'refused' && outcome.status === 429
        ? { kind: 'tooMany', minutes: minutesIn(outcome.errors[0]) }
        : { kind: 'unavailable' };
    },

    describeCard: async (refId) =>
      given(
        await http.get<{ brand: string; last4: string }>(
          `${root}/payment-methods/${encodeURIComponent(refId)}`,
        ),
      ),

    askPayPal: async (wish) =>
      given(await http.post<{ approveUrl: string }>(`${root}/paypal-approvals`, wish)),

    async completePayPal(token) {
      const outcome = await http.post(`${root}/paypal-approvals/${encodeURIComponent(token)}/complete`, {});
      if (outcome.kind === 'given') return 'approved';
      return outcome.kind === 'refused' && outcome.status < 500 ? 'refused' : 'unavailable';
    },

    async buy({ userId, ...purchase }) {
      const query = new URLSearchParams({ userId }).toString();
      const outcome = await http.post<{ id?: string }>(`${root}/subscriptions?${query}`, purchase);
      switch (outcome.kind) {
        case 'given': {
          const { id = '' } = outcome.attributes;
          return id === '' ? { kind: 'unreachable' } : { kind: 'made', id };
        }
        case 'refused':
          // A server that failed on the way cannot say that nothing was charged.
          return outcome.status === 500
            ? { kind: 'unreachable' }
            : { kind: 'refused', error: firstOf(outcome.errors) };
        case 'unreachable':
          return outcome;
      }
    },

    cancel: async (subscriptionId) =>
      given(await http.post(`${root}/subscriptions/${encodeURIComponent(subscriptionId)}/cancel`, {})) !==
      undefined,

    async standingOf(purchaseId) {
      const outcome = await http.get<{ state: string }>(
        `${root}/purchases/${encodeURIComponent(purchaseId)}`,
      );
      switch (outcome.kind) {
        case 'given': {
          const { state } = outcome.attributes;
          return state === 'succeeded' || state === 'refused' ? 'decided' : 'open';
        }
        case 'refused':
          return outcome.status === 401 ? 'signedOut' : 'unreachable';
        case 'unreachable':
          return 'unreachable';
      }
    },
  };
}

function given<Attributes>(outcome: ApiOutcome<Attributes>): Attributes | undefined {
  return outcome.kind === 'given' ? outcome.attributes : undefined;
}

function firstOf(errors: ApiError[]): ApiError {
  return errors[0] ?? { code: 'UNKNOWN' };
}
