import { accessOffers } from './ChangeSubscription.accessSamples.ts';
import { creditOffers } from './ChangeSubscription.creditSamples.ts';
import { ofFamily } from './ChangeSubscription.familySamples.ts';
import {
  annual,
  euros,
  family,
  monthly,
  offers,
  refusals,
  studentOffers,
} from './ChangeSubscription.samples.ts';
import type { ChangeSubscriptionState } from './ChangeSubscriptionState.ts';

const userId = 'd0000000-0000-4000-8000-000000000010';
const id = '3f0c2a4e-5b1d-4c62-9f0e-2a7d1b8c9e11';

const annualPlan = { plan: 'B2C14DANNUAL', ...annual, price: euros(6999) };
const monthlyPlan = { plan: 'B2CMONTHLY', ...monthly, price: euros(1299) };
const familyPlan = { plan: 'B2CFAMILYA2022', ...family, price: euros(9999) };
const inDollars = { amount: 9999, currency: 'USD' } as const;

/** Every state of the screen, once. A new status fails to compile until it is listed. */
export const changeSubscriptionStates = {
  choosePlan: {
    status: 'choosePlan',
    userId,
    from: monthly,
    tax: 'included',
    plans: [annualPlan, familyPlan],
  },
  choosePlanBelowFamily: {
    status: 'choosePlan',
    userId,
    from: family,
    tax: 'included',
    plans: [monthlyPlan, annualPlan],
  },
  choosePlanBesideAnnual: {
    status: 'choosePlan',
    userId,
    from: annual,
    tax: 'included',
    plans: [monthlyPlan, familyPlan],
  },
  choosePlanInDollars: {
    status: 'choosePlan',
    userId,
    from: annual,
    tax: 'added',
    plans: [{ ...familyPlan, price: inDollars }],
  },
  choosePause: { status: 'choosePause', userId, from: monthly, pausesOn: '2026-12-05' },
  ready: { status: 'ready', userId, kind: 'keepPlan', from: annual },
  readyToChange: {
    status: 'ready',
    userId,
    kind: 'changePlan',
    from: monthly,
    to: { plan: 'B2C14DANNUAL', ...annual },
  },
  readyToCancelNext: { status: 'ready', userId, kind: 'cancelNext', from: monthly },
  readyToRenew: { status: 'ready', userId, kind: 'renewOn', from: monthly },
  readyWithoutPause: { status: 'ready', userId, kind: 'undoPause', from: monthly },
  readyToResume: { status: 'ready', userId, kind: 'resume', from: monthly },
  readyToKeepStudentPrice: { status: 'ready', userId, kind: 'studentPrice', from: annual },
  readyToRefund: { status: 'ready', userId, kind: 'refund', from: annual },
  readyToWithdraw: { status: 'ready', userId, kind: 'withdraw', from: annual },
  shown: { status: 'shown', userId, id, offer: offers.annualNow },
  shownInDollars: { status: 'shown', userId, id, offer: offers.familyNowInDollars },
  shownLater: { status: 'shown', userId, id, offer: offers.monthlyLater },
  shownDuringFreeDays: { status: 'shown', userId, id, offer: offers.duringFreeDays },
  shownKeep: { status: 'shown', userId, id, offer: offers.keepPlan },
  shownCancelNext: { status: 'shown', userId, id, offer: offers.cancelNext },
  shownCancelNextAlone: { status: 'shown', userId, id, offer: offers.cancelNextAlone },
  shownCancelNextBesideRenewal: { status: 'shown', userId, id, offer: offers.cancelNextBesideRenewal },
  shownPause: { status: 'shown', userId, id, offer: offers.pause },
  shownWithoutPause: { status: 'shown', userId, id, offer: offers.undoPause },
  shownRenewal: { status: 'shown', userId, id, offer: offers.renewOn },
  shownResume: { status: 'shown', userId, id, offer: offers.resume },
  shownStudentPrice: { status: 'shown', userId, id, offer: offers.studentPrice },
  shownRefund: { status: 'shown', userId, id, offer: offers.refund },
  shownCredit: { status: 'shown', userId, id, offer: creditOffers.refund },
  shownRefundThenNext: { status: 'shown', userId, id, offer: offers.refundThenNext },
  shownWithdrawal: { status: 'shown', userId, id, offer: offers.withdrawal },
  shownWithdrawalDuringFreeDays: { status: 'shown', userId, id, offer: offers.withdrawalDuringFreeDays },
  shownWithdrawalThenNext: { status: 'shown', userId, id, offer: offers.withdrawalThenNext },
  shownRefundThenAccess: { status: 'shown', userId, id, offer: accessOffers.refund },
  shownWithdrawalThenAccess: { status: 'shown', userId, id, offer: accessOffers.withdrawal },
  shownRenewalBesideAccess: { status: 'shown', userId, id, offer: accessOffers.renewOn },
  shownWithoutStudentPrice: { status: 'shown', userId, id, offer: studentOffers.familyNow },
  shownLaterWithoutStudentPrice: { status: 'shown', userId, id, offer: studentOffers.monthlyLater },
  shownDuringFreeDaysAsStudent: { status: 'shown', userId, id, offer: studentOffers.duringFreeDays },
  shownPauseAsStudent: { status: 'shown', userId, id, offer: studentOffers.pause },
  shownRefundOfFamily: { status: 'shown', userId, id, ...ofFamily.refund },
  shownPauseOfFamily: { status: 'shown', userId, id, ...ofFamily.pause },
  changed: { status: 'changed', userId, id, offer: offers.annualNow },
  done: { status: 'done', offer: offers.annualNow },
  doneLater: { status: 'done', offer: offers.monthlyLater },
  doneDuringFreeDays: { status: 'done', offer: offers.duringFreeDays },
  doneKeep: { status: 'done', offer: offers.keepPlan },
  doneCancelNext: { status: 'done', offer: offers.cancelNextForGood },
  doneCancelNextStaysOff: { status: 'done', offer: offers.cancelNext },
  doneCancelNextAlone: { status: 'done', offer: offers.cancelNextAlone },
  doneCancelNextBesideRenewal: { status: 'done', offer: offers.cancelNextBesideRenewal },
  donePause: { status: 'done', offer: offers.pause },
  doneWithoutPause: { status: 'done', offer: offers.undoPause },
  doneCredit: { status: 'done', offer: creditOffers.undoPause },
  doneRenewal: { status: 'done', offer: offers.renewOn },
  doneResume: { status: 'done', offer: offers.resume },
  doneStudentPrice: { status: 'done', offer: offers.studentPrice },
  doneRefund: { status: 'done', offer: offers.refund },
  doneRefundThenNext: { status: 'done', offer: offers.refundThenNext },
  doneWithdrawal: { status: 'done', offer: offers.withdrawal },
  doneWithdrawalDuringFreeDays: { status: 'done', offer: offers.withdrawalDuringFreeDays },
  doneWithdrawalThenNext: { status: 'done', offer: offers.withdrawalThenNext },
  doneRefundThenAccess: { status: 'done', offer: accessOffers.refund },
  doneWithdrawalThenAccess: { status: 'done', offer: accessOffers.withdrawal },
  doneRenewalBesideAccess: { status: 'done', offer: accessOffers.renewOn },
  open: { status: 'open', id },
  refused: {
    status: 'refused',
    reason: 'PAYMENT_DECLINED',
    asked: { kind: 'changePlan', plan: 'B2C14DANNUAL' },
  },
  ...refusals,
  withdrawalHeld: {
    status: 'refused',
    reason: 'PAYMENT_DUE',
    asked: { kind: 'withdraw' },
    heldSince: '2026-12-05T22:50:00.000Z',
  },
  withdrawalUnavailable: {
    status: 'unavailable',
    asked: { kind: 'withdraw' },
    heldSince: '2026-12-05T22:50:00.000Z',
  },
  tooManyAttempts: { status: 'tooManyAttempts', minutes: 10, asked: { kind: 'changePlan' } },
  otherAccount: { status: 'otherAccount' },
  unavailable: { status: 'unavailable', asked: { kind: 'pause', months: 2 } },
} satisfies {
  [Status in ChangeSubscriptionState['status']]: Extract<ChangeSubscriptionState, { status: Status }>;
} & Record<string, ChangeSubscriptionState>;
