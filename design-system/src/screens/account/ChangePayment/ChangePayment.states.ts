import { sampleCardPage } from '../../checkout/Checkout/Checkout.cardPage.ts';
import type { CardState, PaymentState } from '../../checkout/Checkout/CheckoutState.ts';
import type { ChargedTo } from '../Subscription/SubscriptionState.ts';
import type { ChangePaymentState } from './ChangePaymentState.ts';

const today = '2026-11-28';
const visa: ChargedTo = { method: 'card', brand: 'Visa', last4: '4242', validUntil: '2029-08' };
const lastMonthOver: ChargedTo = { method: 'card', brand: 'Visa', last4: '4242', validUntil: '2026-10' };
const longAddress = 'alexandra.bartholomew-montgomery@department-of-quiet-evenings.example.com';

const methods = ['card', 'paypal'] as const;
const byCard = (card: CardState): PaymentState => ({
  layout: 'list',
  methods,
  chosen: 'card',
  card,
  paypal: { status: 'notApproved' },
});
/** Who comes back from PayPal opens the page anew, and its card page with it. */
const byPayPal = (
  status: PaymentState['paypal']['status'],
  card: CardState = { status: 'loadingPage' },
): PaymentState => ({ ...byCard(card), chosen: 'paypal', paypal: { status } });
const cardPage = byCard({ status: 'page', page: sampleCardPage });
const now = { today, paidWith: visa };

const paymentDue = { amount: { amount: 1299, currency: 'EUR' }, nextTryOn: '2026-12-01' } as const;
const withDebt = { today, paidWith: lastMonthOver, paymentDue };
const mastercardSaved = byCard({ status: 'saved', brand: 'Mastercard', last4: '4444', room: 320 });

const replaced = {
  status: 'replaced',
  today,
  paidWith: { method: 'card', brand: 'Mastercard', last4: '4444', validUntil: '2030-01' },
} as const;

/** Every state of the screen, once. A new status fails to compile until it is listed. */
export const changePaymentStates = {
  ready: { status: 'ready', ...now, payment: cardPage },
  loading: { status: 'ready', ...now, payment: byCard({ status: 'loadingPage' }) },
  framed: { status: 'ready', ...now, payment: byCard({ status: 'loadingPage', page: sampleCardPage }) },
  expired: { status: 'ready', today, paidWith: lastMonthOver, payment: cardPage },
  noMethod: { status: 'ready', today, payment: cardPage },
  cardAlone: { status: 'ready', ...now, payment: { ...cardPage, methods: ['card'] } },
  payPalNow: {
    status: 'ready',
    today,
    paidWith: { method: 'paypal', email: longAddress },
    payment: cardPage,
  },
  payPalUnnamed: { status: 'ready', today, paidWith: { method: 'paypal' }, payment: cardPage },
  withoutMonth: {
    status: 'ready',
    today,
    paidWith: { method: 'card', brand: 'American Express', last4: '1005' },
    payment: cardPage,
  },
  tabs: { status: 'ready', ...now, payment: { ...cardPage, layout: 'tabs' } },
  frameFailed: { status: 'ready', ...now, payment: byCard({ status: 'pageFailed' }) },
  frameSilent: { status: 'ready', ...now, payment: byCard({ status: 'pageSilent' }) },
  frameLimited: { status: 'ready', ...now, payment: byCard({ status: 'tooManyPages', minutes: 40 }) },
  declined: {
    status: 'ready',
    ...now,
    payment: byCard({ status: 'page', page: sampleCardPage, problem: { reason: 'declined' } }),
  },
  incomplete: {
    status: 'ready',
    ...now,
    payment: byCard({
      status: 'page',
      page: sampleCardPage,
      problem: { reason: 'missing', fields: ['number', 'expiry', 'code'] },
    }),
  },
  savingCard: { status: 'ready', ...now, payment: byCard({ status: 'submitting', page: sampleCardPage }) },
  cardSaved: {
    status: 'ready',
    ...now,
    payment: byCard({ status: 'saved', brand: 'Mastercard', last4: '4444', room: 320 }),
  },
  payPal: {
    status: 'ready',
    ...now,
    payment: byPayPal('notApproved', { status: 'page', page: sampleCardPage }),
  },
  payPalApproving: { status: 'ready', ...now, payment: byPayPal('approving') },
  payPalApprovingWithDebt: {
    status: 'ready',
    ...now,
    paymentDue,
    payment: byPayPal('approving'),
  },
  payPalApproved: { status: 'ready', ...now, payment: byPayPal('approved') },
  payPalCancelled: { status: 'ready', ...now, payment: byPayPal('cancelled') },
  payPalRefused: { status: 'ready', ...now, payment: byPayPal('refused') },
  payPalUnavailable: { status: 'ready', ...now, payment: byPayPal('unavailable') },
  submitting: {
    status: 'submitting',
    ...now,
    payment: byCard({ status: 'saved', brand: 'Mastercard', last4: '4444', room: 320 }),
  },
  offline: { status: 'offline', ...now, payment: cardPage },
  methodMissing: { status: 'methodMissing', ...now, payment: byCard({ status: 'loadingPage' }) },
  scriptWanted: { status: 'scriptWanted', ...now, payment: byCard({ status: 'loadingPage' }) },
  refused: { status: 'refused', ...now, payment: byCard({ status: 'loadingPage' }) },
  failed: { status: 'failed', ...now, payment: byCard({ status: 'savedUndescribed', room: 320 }) },
  tooManyAttempts: { status: 'tooManyAttempts', minutes: 40, ...now, payment: cardPage },
  due: { status: 'ready', ...withDebt, payment: cardPage },
  dueLoading: { status: 'ready', ...withDebt, payment: byCard({ status: 'loadingPage' }) },
  dueFramed: {
    status: 'ready',
    ...withDebt,
    payment: byCard({ status: 'loadingPage', page: sampleCardPage }),
  },
  dueLastTry: {
    status: 'ready',
    ...withDebt,
    paymentDue: { ...paymentDue, lastTry: true },
    payment: cardPage,
  },
  dueSavingCard: {
    status: 'ready',
    ...withDebt,
    payment: byCard({ status: 'submitting', page: sampleCardPage }),
  },
  dueCardSaved: { status: 'ready', ...withDebt, payment: mastercardSaved },
  duePayPal: { status: 'ready', ...withDebt, payment: byPayPal('approved') },
  duePaying: { status: 'submitting', ...withDebt, payment: mastercardSaved },
  dueUnsure: { status: 'failed', ...withDebt, payment: mastercardSaved },
  notCharged: { status: 'notCharged', today, paidWith: visa, paymentDue },
  notChargedUnnamed: {
    status: 'notCharged',
    today,
    paymentDue: { amount: { amount: 1299, currency: 'EUR' } },
  },
  paid: { ...replaced, charged: { amount: 1299, currency: 'EUR' } },
  paying: { status: 'open', paying: { amount: 1299, currency: 'EUR' } },
  replaced,
  replacedForOrder: replaced,
  replacedByPayPal: {
    status: 'replaced',
    today,
    paidWith: { method: 'paypal', email: 'alex.morgan@example.com' },
  },
  replacedUnnamed: { status: 'replaced', today },
  open: { status: 'open' },
  nothingBilled: { status: 'nothingBilled' },
  otherAccount: { status: 'otherAccount' },
  unavailable: { status: 'unavailable' },
} satisfies {
  [Status in ChangePaymentState['status']]: Extract<ChangePaymentState, { status: Status }>;
} & Record<string, ChangePaymentState>;
