import type { HeldPlan } from '../MembershipState.ts';
import type {
  AccessToCome,
  CancelSubscriptionState,
  CancellationAlternatives,
  CancellationPreview,
  CancellationResult,
} from './CancelSubscriptionState.ts';

const annual: HeldPlan = { kind: 'annual', period: 'year' };

const monthly: HeldPlan = { kind: 'monthly', period: 'month' };

const trial = { kind: 'trial', plan: annual, openUntil: '2026-12-04' } as const satisfies CancellationPreview;

const refundable = {
  kind: 'inRefundWindow',
  openUntil: '2027-11-20',
  refund: { until: '2026-12-20' },
} as const satisfies CancellationResult;

const inRefundWindow: CancellationPreview = { ...refundable, plan: annual };

const paid = { kind: 'paid', plan: monthly, openUntil: '2026-12-20' } as const satisfies CancellationPreview;

const family: CancellationPreview = {
  kind: 'paid',
  plan: { kind: 'family', period: 'year' },
  openUntil: '2027-12-20',
};

const queued = {
  kind: 'queued',
  plan: annual,
  startsOn: '2026-12-02',
  openUntil: '2026-12-02',
} as const satisfies CancellationPreview;

const queuedBehindRenewal: CancellationPreview = { kind: 'queued', plan: annual, startsOn: '2026-12-02' };

const of = {
  userId: 'd0000000-0000-4000-8000-000000000008',
  subscriptionId: 'd0000000-0000-4000-8000-000000000108',
  alternatives: {},
};

const cheaper = {
  ...annual,
  plan: 'B2C14DANNUAL',
  price: { amount: 6999, currency: 'EUR' },
  tax: 'included',
} as const satisfies CancellationAlternatives['plan'];

const alternatives: CancellationAlternatives = { plan: cheaper, pause: { from: paid.openUntil } };

/** Begins on the day that the plan ends. */
const access: AccessToCome = { from: paid.openUntil, until: '2027-01-19' };

const ofFamily: CancellationPreview = { ...family, openUntil: '2027-06-01' };

/** Every state of the screen, once. A new status fails to compile until it is listed. */
export const cancelSubscriptionStates = {
  ready: { status: 'ready', ...of, preview: trial },
  readyInRefundWindow: { status: 'ready', ...of, preview: inRefundWindow },
  readyPaid: { status: 'ready', ...of, preview: paid },
  readyPaymentDue: {
    status: 'ready',
    ...of,
    preview: paid,
    paymentDue: { amount: { amount: 1299, currency: 'EUR' }, nextTryOn: '2026-11-25' },
  },
  readyAsStudent: {
    ...{ status: 'ready', ...of, preview: { ...paid, plan: annual, openUntil: '2027-11-20' } },
    studentPriceEnds: { date: '2027-11-20', amount: { amount: 6999, currency: 'EUR' } },
  },
  readyAsStudentInRefundWindow: {
    ...{ status: 'ready', ...of, preview: inRefundWindow },
    studentPriceEnds: { date: '2027-11-20', amount: { amount: 6999, currency: 'EUR' } },
  },
  readyWithAlternatives: { status: 'ready', ...of, preview: paid, alternatives },
  readyBeforeAccess: { status: 'ready', ...of, preview: paid, access },
  readyFamily: { status: 'ready', ...of, preview: family, familyPeople: 4 },
  readyPaused: { status: 'ready', ...of, preview: { kind: 'paused', plan: monthly } },
  readyQueued: { status: 'ready', ...of, preview: queued },
  readyQueuedBehindRenewal: { status: 'ready', ...of, preview: queuedBehindRenewal },
  submitting: { status: 'submitting', ...of, preview: paid },
  offline: { status: 'offline', ...of, preview: paid },
  cancelled: { status: 'cancelled', result: { kind: 'paid', openUntil: paid.openUntil } },
  cancelledBeforeAccess: {
    status: 'cancelled',
    result: { kind: 'paid', openUntil: paid.openUntil },
    access,
  },
  cancelledTrial: { status: 'cancelled', result: { kind: 'trial', openUntil: trial.openUntil } },
  cancelledInRefundWindow: { status: 'cancelled', result: refundable },
  cancelledOver: { status: 'cancelled', result: { kind: 'over' } },
  cancelledQueued: { status: 'cancelled', result: { kind: 'queued', openUntil: queued.openUntil } },
  cancelledQueuedBehindRenewal: { status: 'cancelled', result: { kind: 'queued' } },
  replaced: { status: 'replaced', ...of, preview: family },
  replacedByQueued: { status: 'replaced', ...of, preview: queued },
  alreadyCancelled: { status: 'alreadyCancelled', openUntil: '2026-12-20' },
  alreadyCancelledBeforeAccess: { status: 'alreadyCancelled', openUntil: paid.openUntil, access },
  failed: { status: 'failed', ...of, preview: paid },
  failedTooExpensive: {
    ...{ status: 'failed', ...of, preview: paid, alternatives },
    given: { reason: 'tooExpensive' },
  },
  failedTooExpensiveFamily: {
    ...{ status: 'failed', ...of, preview: ofFamily, given: { reason: 'tooExpensive' } },
    alternatives: {
      plan: { ...cheaper, price: { amount: 6999, currency: 'USD' }, tax: 'added' },
      pause: { from: ofFamily.openUntil },
    },
  },
  failedNotUsed: { status: 'failed', ...of, preview: paid, alternatives, given: { reason: 'notUsed' } },
  failedTechnicalTrouble: { status: 'failed', ...of, preview: trial, given: { reason: 'technicalTrouble' } },
  failedWithWords: {
    ...{ status: 'failed', ...of, preview: paid },
    given: { reason: 'other', words: 'We are moving to a house with real silence.' },
  },
  otherAccount: { status: 'otherAccount' },
  unavailable: { status: 'unavailable' },
} satisfies {
  [Status in CancelSubscriptionState['status']]: Extract<CancelSubscriptionState, { status: Status }>;
} & Record<string, CancelSubscriptionState>;
