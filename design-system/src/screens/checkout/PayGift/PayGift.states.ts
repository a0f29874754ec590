import { checkoutStates } from '../Checkout/Checkout.states.ts';
import type { Quote, QuoteState } from '../Checkout/CheckoutState.ts';
import type { GiftSummary } from '../GiftState.ts';
import type { PayGiftState } from './PayGiftState.ts';

const total = { amount: 6999, currency: 'EUR' } as const;
const atOnce: GiftSummary = {
  id: '3f0c2a4e-5b1d-4c62-9f0e-2a7d1b8c9e10',
  ...{ kind: 'year', receiverName: 'June', receiverEmail: 'june.lind@example.org' },
};
const gift: GiftSummary = { ...atOnce, sendOn: '2026-12-24' };
const quote: Quote = {
  ...{ id: gift.id, plan: 'annual', period: 'year', price: total, tax: { mode: 'included' } },
  ...{ firstPeriod: total, totalToday: total, orderedOn: '2026-11-24', timeline: [] },
};
const season = { amount: 2199, currency: 'GBP' } as const;
const seasonQuote: QuoteState = {
  status: 'ready',
  quote: { ...quote, price: season, firstPeriod: season, totalToday: season },
};
const { payment } = checkoutStates.annualTrial;
const open = {
  ...{ status: 'open', gift, total, country: 'DE', buyer: { email: 'alex@example.org' } },
  ...{ quote: { status: 'ready', quote }, payment, purchase: { status: 'ready' } },
} satisfies PayGiftState;
const loadingPage = { ...payment, card: { status: 'loadingPage' } } as const;
const inUs = {
  ...open,
  payment: loadingPage,
  country: 'US',
  total: { amount: 7620, currency: 'USD' },
  taxAdded: { amount: 621, currency: 'USD' },
} satisfies PayGiftState;

/** Every state of the screen, once. */
export const payGiftStates = {
  open,
  atOnce: { ...open, gift: { ...atOnce, kind: 'season' }, total: season, quote: seasonQuote, country: 'GB' },
  inUs,
  loading: { ...open, gift: atOnce, payment: loadingPage },
  paypal: { ...open, payment: { ...payment, chosen: 'paypal' } },
  submitting: { ...open, purchase: { status: 'submitting' } },
  undecided: { ...open, purchase: { status: 'undecided' } },
  scriptWanted: { ...open, payment: loadingPage, purchase: { status: 'scriptWanted' } },
  methodMissing: { ...open, purchase: { status: 'methodMissing' } },
  gatewayUnavailable: { ...open, purchase: { status: 'gatewayUnavailable' } },
  longName: {
    ...open,
    gift: { ...gift, receiverName: 'Maximiliane-Friederike von und zu Hohenstaufen-Lichtenberg' },
  },
  otherAccount: { status: 'otherAccount' },
  mayHaveBought: { status: 'otherAccount', mayHaveBought: true },
  notFound: { status: 'notFound' },
  unavailable: { status: 'unavailable' },
} satisfies {
  [Status in PayGiftState['status']]: Extract<PayGiftState, { status: Status }>;
} & Record<string, PayGiftState>;
