import type { Language } from '@stillpoint/translations';
import type { Money } from '@stillpoint/design-system';
import type { PaymentMethodInput } from './purchases.ts';
import { minutesIn, type MemberApi, type DataOf, type NotSignedIn } from '../api/client.ts';

/** The payment partner's page, signed for this person. `token` must come back with its answer. */
export type SignedCardPage = DataOf<'/subscription/payments/web/payment-pages', 'post'>['attributes'];

/** A card that the payment partner stored, as the screen shows it. */
export type StoredCard = Pick<
  DataOf<'/subscription/payments/web/payment-methods/{refId}', 'get'>['attributes'],
  'brand' | 'last4' | 'holder'
>;

export type CardPageOutcome =
  | { kind: 'signed'; page: SignedCardPage }
  /** Rate limited: it may be opened again after `minutes`. */
  | { kind: 'tooMany'; minutes: number }
  | { kind: 'unavailable' };

export type ReplacementOutcome =
  /** Written down: the page of `id` shows how it stands. */
  | { kind: 'accepted'; id: string }
  /** It was not taken: other details are needed. */
  | { kind: 'refused' }
  | { kind: 'tooMany'; minutes: number }
  /** It may be done or not. */
  | { kind: 'unavailable' };

export interface PaymentMethods {
  signCardPage: (look: {
    language: Language;
    theme?: 'day' | 'night';
  }) => Promise<CardPageOutcome | NotSignedIn>;
  describeCard: (refId: string) => Promise<StoredCard | NotSignedIn | undefined>;
  /** `query` is the checkout's own: PayPal returns to it, unless another page is named. */
  askPayPal: (request: {
    language: Language;
    query?: string;
    page?: 'changePayment' | 'payGift';
  }) => Promise<{ approveUrl: string } | NotSignedIn | undefined>;
  completePayPal: (token: string) => Promise<'approved' | 'refused' | 'unavailable' | NotSignedIn>;
  /**
   * Has the subscription charged to another method, and with what a renewal failed to charge, where its owner was told so. The
   * same method may be sent again.
   */
  replace: (paymentMethod: PaymentMethodInput, collect?: Money) => Promise<ReplacementOutcome | NotSignedIn>;
}

export function createPaymentMethods({ get, post }: MemberApi): PaymentMethods {
  return {
    async signCardPage(look) {
      const outcome = await post('/subscription/payments/web/payment-pages', { body: look });
      if (outcome.kind === 'ok') return { kind: 'signed', page: outcome.data.attributes };
      if (outcome.kind === 'notSignedIn') return outcome.why;
      return outcome.kind === 'refused' && outcome.status === 429
        ? { kind: 'tooMany', minutes: minutesIn(outcome.errors[0]) }
        : { kind: 'unavailable' };
    },

    async describeCard(refId) {
      const outcome = await get('/subscription/payments/web/payment-methods/{refId}', { path: { refId } });
      if (outcome.kind === 'notSignedIn') return outcome.why;
      return outcome.kind === 'ok' ? outcome.data.attributes : undefined;
    },

    async askPayPal(request) {
      const outcome = await post('/subscription/payments/web/paypal-approvals', { body: request });
      if (outcome.kind === 'notSignedIn') return outcome.why;
      return outcome.kind === 'ok' ? outcome.data.attributes : undefined;
    },

    async completePayPal(token) {
      const outcome = await post('/subscription/payments/web/paypal-approvals/{token}/complete', {
        path: { token },
      });
      if (outcome.kind === 'ok') return 'approved';
      if (outcome.kind === 'notSignedIn') return outcome.why;
      return outcome.kind === 'refused' && outcome.status < 500 ? 'refused' : 'unavailable';
    },

    async replace(paymentMethod, collect) {
      const body = { paymentMethod, ...(collect !== undefined && { collect }) };
      const outcome = await post('/subscription/payments/web/payment-methods', { body });
      if (outcome.kind === 'ok') return { kind: 'accepted', id: outcome.data.id };
      if (outcome.kind === 'notSignedIn') return outcome.why;
      if (outcome.kind !== 'refused' || outcome.status >= 500) return { kind: 'unavailable' };
      if (outcome.status === 429) return { kind: 'tooMany', minutes: minutesIn(outcome.errors[0]) };
      return { kind: outcome.status === 409 ? 'unavailable' : 'refused' };
    },
  };
}
