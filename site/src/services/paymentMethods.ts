import type { Language } from '@stillpoint/translations';
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

export interface PaymentMethods {
  signCardPage: (look: {
    language: Language;
    theme?: 'day' | 'night';
  }) => Promise<CardPageOutcome | NotSignedIn>;
  describeCard: (refId: string) => Promise<StoredCard | NotSignedIn | undefined>;
  /** `query` is the checkout's own: PayPal returns to it. */
  askPayPal: (request: {
    language: Language;
    query: string;
  }) => Promise<{ approveUrl: string } | NotSignedIn | undefined>;
  completePayPal: (token: string) => Promise<'approved' | 'refused' | 'unavailable' | NotSignedIn>;
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
  };
}
