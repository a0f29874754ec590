import type { HeldPlan } from '../MembershipState.ts';
import type {
  CancelSubscriptionState,
  CancellationPreview,
  CancellationResult,
} from './CancelSubscriptionState.ts';

const annual: HeldPlan = { kind: 'annual', period: 'year' };

const monthly: HeldPlan = { kind: 'monthly', period: 'month' };

const trial = { kind: 'trial', plan: annual, openUntil: '2026-12-04' } as const satisfies CancellationPreview;

const refundable = {
  kind: 'inRefundWindow',
  openUntil: '2027-11-20',
  refund: { until: '2026-12-20', amount: { amount: 6999, currency: 'EUR' } },
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
};

/** Every state of the screen, once. A new status fails to compile until it is listed. */
export const cancelSubscriptionStates = {
  ready: { status: 'ready', ...of, preview: trial },
  readyInRefundWindow: { status: 'ready', ...of, preview: inRefundWindow },
  readyPaid: { status: 'ready', ...of, preview: paid },
  readyQueued: { status: 'ready', ...of, preview: queued },
  readyQueuedBehindRenewal: { status: 'ready', ...of, preview: queuedBehindRenewal },
  submitting: { status: 'submitting', ...of, preview: paid },
  offline: { status: 'offline', ...of, preview: paid },
  cancelled: { status: 'cancelled', result: { kind: 'paid', openUntil: paid.openUntil } },
  cancelledTrial: { status: 'cancelled', result: { kind: 'trial', openUntil: trial.openUntil } },
  cancelledInRefundWindow: { status: 'cancelled', result: refundable },
  cancelledQueued: { status: 'cancelled', result: { kind: 'queued', openUntil: queued.openUntil } },
  cancelledQueuedBehindRenewal: { status: 'cancelled', result: { kind: 'queued' } },
  replaced: { status: 'replaced', ...of, preview: family },
  replacedByQueued: { status: 'replaced', ...of, preview: queued },
  alreadyCancelled: { status: 'alreadyCancelled', openUntil: '2026-12-20' },
  failed: { status: 'failed', ...of, preview: paid },
  otherAccount: { status: 'otherAccount' },
  unavailable: { status: 'unavailable' },
} satisfies {
  [Status in CancelSubscriptionState['status']]: Extract<CancelSubscriptionState, { status: Status }>;
} & Record<string, CancelSubscriptionState>;
