import type { Quote } from '@stillpoint/design-system';
import type { Language } from '@stillpoint/translations';
import type { ApiError, MemberApi, NotSignedIn } from '../api/client.ts';
import { firstOf } from './refusals.ts';

/** A wallet of a device or a browser. */
export type Wallet = 'applepay' | 'googlepay';

/** A message of the frame with the buttons of wallets. */
export type WalletMessage =
  | { kind: 'resized'; height: number }
  /** A button was pressed: leave for one payment is waited for. */
  | { kind: 'pressed' }
  | { kind: 'confirmed'; refId: string }
  /** With the payment partner's code. */
  | { kind: 'failed'; code: string };

export type WalletSessionOutcome =
  { kind: 'open'; token: string } | { kind: 'refused'; error: ApiError } | { kind: 'unavailable' };

/** What the buttons are shown for. */
export interface WalletOrder {
  total: Quote['totalToday'];
  country: string;
  language: Language;
  theme: 'day' | 'night' | 'system';
}

export interface Wallets {
  /** Whether the browser may have one of these wallets, as far as it says so without a script of theirs. */
  mayOffer: (wallets: readonly Wallet[]) => boolean;
  /** The address of the frame for an order. */
  frameFor: (order: WalletOrder) => string;
  /** Listens to the frame of an address. Returns how to stop. */
  listen: (src: string, hear: (message: WalletMessage) => void) => () => void;
  /** Asks for leave to confirm the sum of a quote. */
  open: (quoteId: string) => Promise<WalletSessionOutcome | NotSignedIn>;
  /** Hands the frame what it waits for; nothing, where there is none. */
  answer: (src: string, token?: string) => void;
}

export function createWallets(window: Window & Partial<AppleWindow>, { post }: MemberApi): Wallets {
  const { location, document } = window;
  const frameOf = (src: string) =>
    [...document.querySelectorAll('iframe')].find((frame) => frame.getAttribute('src') === src)
      ?.contentWindow;

  return {
    // Google says more only by its script, which the frame loads.
    mayOffer: (wallets) =>
      window.isSecureContext &&
      (wallets.includes('googlepay') || window.ApplePaySession?.canMakePayments() === true),

    frameFor({ total: { amount, currency }, country, language, theme }) {
      const dark = theme === 'system' && window.matchMedia('(prefers-color-scheme: dark)').matches;
      const query = new URLSearchParams({
        language,
        theme: theme === 'system' ? (dark ? 'night' : 'day') : theme,
        country,
        currency,
        amount: (amount / 100).toFixed(2),
      });
      return `/checkout/wallet-frame?${query.toString()}`;
    },

    listen(src, hear) {
      function onMessage({ origin, source, data }: MessageEvent<unknown>) {
        if (origin !== location.origin || source === null || source !== frameOf(src)) return;
        const message = messageIn(data);
        if (message !== undefined) hear(message);
      }
      window.addEventListener('message', onMessage);
      return () => {
        window.removeEventListener('message', onMessage);
      };
    },

    async open(quoteId) {
      const outcome = await post('/subscription/payments/web/wallet-sessions', { body: { quoteId } });
      if (outcome.kind === 'ok') return { kind: 'open', token: outcome.data.attributes.token };
      if (outcome.kind === 'notSignedIn') return outcome.why;
      return outcome.kind === 'refused'
        ? { kind: 'refused', error: firstOf(outcome.errors) }
        : { kind: 'unavailable' };
    },

    answer(src, token) {
      frameOf(src)?.postMessage({ wallet: 'session', token }, location.origin);
    },
  };
}

/** What browsers with Apple Pay have. */
interface AppleWindow {
  ApplePaySession: { canMakePayments: () => boolean };
}

function messageIn(data: unknown): WalletMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { wallet, height, paymentMethodId, code }: Record<string, unknown> = { ...data };
  switch (wallet) {
    case 'resized':
      return typeof height === 'number' ? { kind: 'resized', height } : undefined;
    case 'pressed':
      return { kind: 'pressed' };
    case 'confirmed':
      return typeof paymentMethodId === 'string' ? { kind: 'confirmed', refId: paymentMethodId } : undefined;
    case 'failed':
      return typeof code === 'string' ? { kind: 'failed', code } : undefined;
    default:
      return undefined;
  }
}
