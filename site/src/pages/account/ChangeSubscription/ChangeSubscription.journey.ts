import { defineJourney } from '../../../journeys/defineJourney.ts';
import type { StateOf, Way } from '../../../journeys/defineJourney.ts';

type State = StateOf<'ChangeSubscription'>;

const choosing = [
  'choosePlan',
  'choosePlanBelowFamily',
  'choosePlanBesideAnnual',
  'choosePlanInDollars',
] as const;

/** What may stand against a change when the page opens, and once more when it is confirmed. */
const refused = [
  'paymentDue',
  'paymentDueOnDay',
  'nothingToChange',
  'changedElsewhere',
  'samePlan',
  'planNotChangeable',
  'planNotSold',
  'nothingPlanned',
  'renewalIsOff',
  'renewalIsOn',
  'neverRenews',
  'cancelledForGood',
  'freeDays',
  'pausePlanned',
  'planChangePlanned',
  'notPaused',
  'purchaseOpen',
  'changeOpen',
  'planQueued',
  'planWaits',
  'noGuarantee',
  'noWithdrawal',
  'noStudentPrice',
  'studentNotVerified',
  'studentPriceRuns',
  'unavailable',
] as const;

/** A withdrawal is delayed by no more than its day: it holds from when it was asked for. */
const withdrawalDelayed = ['withdrawalHeld', 'withdrawalUnavailable'] as const;

const declined = ['refused', 'methodExpired', 'orderRefused'] as const;

type Change = Record<'from' | 'shown' | 'done', readonly State[]>;

/** By what is wished: how it begins, what it costs, and what came of it. */
const changes: readonly Change[] = [
  {
    from: [...choosing, 'readyToChange'],
    shown: [
      'shown',
      'shownInDollars',
      'shownLater',
      'shownDuringFreeDays',
      'shownWithoutStudentPrice',
      'shownLaterWithoutStudentPrice',
      'shownDuringFreeDaysAsStudent',
    ],
    done: ['done', 'doneLater', 'doneDuringFreeDays'],
  },
  {
    from: ['choosePause'],
    shown: ['shownPause', 'shownPauseAsStudent', 'shownPauseOfFamily'],
    done: ['donePause'],
  },
  { from: ['ready'], shown: ['shownKeep'], done: ['doneKeep'] },
  {
    from: ['readyToCancelNext'],
    shown: ['shownCancelNext', 'shownCancelNextAlone', 'shownCancelNextBesideRenewal'],
    done: ['doneCancelNext', 'doneCancelNextStaysOff', 'doneCancelNextAlone', 'doneCancelNextBesideRenewal'],
  },
  {
    from: ['readyToRenew'],
    shown: ['shownRenewal', 'shownRenewalBesideAccess'],
    done: ['doneRenewal', 'doneRenewalBesideAccess'],
  },
  { from: ['readyWithoutPause'], shown: ['shownWithoutPause'], done: ['doneWithoutPause', 'doneCredit'] },
  { from: ['readyToResume'], shown: ['shownResume'], done: ['doneResume'] },
  { from: ['readyToKeepStudentPrice'], shown: ['shownStudentPrice'], done: ['doneStudentPrice'] },
  {
    from: ['readyToRefund'],
    shown: [
      'shownRefund',
      'shownCredit',
      'shownRefundThenNext',
      'shownRefundThenAccess',
      'shownRefundOfFamily',
    ],
    done: ['doneRefund', 'doneRefundThenNext', 'doneRefundThenAccess'],
  },
  {
    from: ['readyToWithdraw'],
    shown: [
      'shownWithdrawal',
      'shownWithdrawalDuringFreeDays',
      'shownWithdrawalThenNext',
      'shownWithdrawalThenAccess',
    ],
    done: [
      'doneWithdrawal',
      'doneWithdrawalDuringFreeDays',
      'doneWithdrawalThenNext',
      'doneWithdrawalThenAccess',
    ],
  },
];

function waysOf({ from, shown, done }: Change): Way<'ChangeSubscription'>[] {
  const others = [
    ...refused,
    ...withdrawalDelayed,
    'tooManyAttempts',
    'changeNotFound',
    'otherAccount',
  ] as const;
  return [
    { from, on: 'submit', to: { ChangeSubscription: [...shown, 'changed', ...others] } },
    {
      from: [...shown, 'changed'],
      on: 'submit',
      to: { ChangeSubscription: [...done, 'open', 'changed', ...declined, ...from, ...others] },
    },
  ];
}

export const journey = defineJourney('ChangeSubscription', {
  at: ['changeSubscription'],
  // A change that was worked out has an address of its own, and what came of it stands there.
  opens: [
    ...changes.flatMap(({ from }) => from),
    ...changes.flatMap(({ shown }) => shown),
    ...changes.flatMap(({ done }) => done),
    'open',
    ...declined,
    ...refused,
    ...withdrawalDelayed,
    'changeNotFound',
  ],
  ways: [
    ...changes.flatMap(waysOf),
    // The same address once more: an open change is decided, or the wish may be made by now.
    {
      from: ['open'],
      on: 'retry',
      to: { ChangeSubscription: [...changes.flatMap(({ done }) => done), ...declined, 'open'] },
    },
    { on: 'retry', to: { ChangeSubscription: 'opens' } },
  ],
});
