import type { ChangeRefusal, ChangeSubscriptionState } from './ChangeSubscriptionState.ts';

const refused = <Reason extends ChangeRefusal>(reason: Reason) =>
  ({ status: 'refused', reason, asked: { kind: 'changePlan', plan: 'B2C14DANNUAL' } }) as const;

/** A change that is not made, for each reason. */
export const refusals = {
  methodExpired: refused('PAYMENT_METHOD_EXPIRED'),
  orderRefused: refused('ORDER_REFUSED'),
  paymentDue: refused('PAYMENT_DUE'),
  paymentDueOnDay: {
    ...refused('PAYMENT_DUE'),
    paymentDue: { amount: { amount: 1299, currency: 'EUR' }, nextTryOn: '2026-12-01' },
  },
  nothingToChange: refused('NOTHING_TO_CHANGE'),
  changedElsewhere: refused('CHANGED_ELSEWHERE'),
  samePlan: refused('SAME_PLAN'),
  planNotChangeable: refused('PLAN_NOT_CHANGEABLE'),
  planNotSold: refused('PLAN_NOT_SOLD'),
  nothingPlanned: { status: 'refused', reason: 'NOTHING_PLANNED', asked: { kind: 'keepPlan' } },
  renewalIsOff: refused('RENEWAL_IS_OFF'),
  renewalIsOn: { status: 'refused', reason: 'RENEWAL_IS_ON', asked: { kind: 'renewOn' } },
  neverRenews: { status: 'refused', reason: 'NEVER_RENEWS', asked: { kind: 'renewOn' } },
  cancelledForGood: refused('SUBSCRIPTION_CANCELLED'),
  freeDays: { status: 'refused', reason: 'FREE_DAYS', asked: { kind: 'pause', months: 1 } },
  pausePlanned: refused('PAUSE_PLANNED'),
  planChangePlanned: { status: 'refused', reason: 'PLAN_CHANGE_PLANNED', asked: { kind: 'pause' } },
  notPaused: { status: 'refused', reason: 'NOT_PAUSED', asked: { kind: 'resume' } },
  purchaseOpen: refused('PURCHASE_OPEN'),
  changeOpen: refused('CHANGE_OPEN'),
  planQueued: { ...refused('PLAN_QUEUED'), day: '2026-12-02' },
  planWaits: { ...refused('PLAN_WAITS'), day: '2026-12-02' },
  noGuarantee: { status: 'refused', reason: 'NO_GUARANTEE', asked: { kind: 'refund' } },
  noWithdrawal: { status: 'refused', reason: 'NO_WITHDRAWAL', asked: { kind: 'withdraw' } },
  noStudentPrice: { status: 'refused', reason: 'NO_STUDENT_PRICE', asked: { kind: 'studentPrice' } },
  studentNotVerified: { status: 'refused', reason: 'STUDENT_NOT_VERIFIED', asked: { kind: 'studentPrice' } },
  studentPriceRuns: {
    status: 'refused',
    reason: 'STUDENT_PRICE_RUNS',
    asked: { kind: 'studentPrice' },
    day: '2027-10-05',
  },
  changeNotFound: { status: 'refused', reason: 'CHANGE_NOT_FOUND' },
} satisfies Record<string, Extract<ChangeSubscriptionState, { status: 'refused' }>>;
