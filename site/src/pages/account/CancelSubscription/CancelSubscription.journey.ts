import { defineJourney } from '../../../journeys/defineJourney.ts';

export const journey = defineJourney('CancelSubscription', {
  at: ['cancelSubscription'],
  opens: [
    'ready',
    'readyInRefundWindow',
    'readyPaid',
    'readyPaymentDue',
    'readyAsStudent',
    'readyAsStudentInRefundWindow',
    'readyWithAlternatives',
    'readyBeforeAccess',
    'readyFamily',
    'readyPaused',
    'readyQueued',
    'readyQueuedBehindRenewal',
    'alreadyCancelled',
    'alreadyCancelledBeforeAccess',
    'unavailable',
  ],
  ways: [
    // A plan that is cancelled ends later, with the days that are paid or free.
    { from: ['cancelledTrial'], on: 'subscription', to: { Subscription: ['endingTrial'] } },
    {
      from: ['cancelled', 'alreadyCancelled'],
      on: 'subscription',
      to: { Subscription: ['endingMonthly', 'ending'] },
    },
    { from: ['cancelledInRefundWindow'], on: 'subscription', to: { Subscription: ['endingJustBought'] } },
    { from: ['cancelledOver'], on: 'subscription', to: { Subscription: ['over'] } },
    {
      on: 'submit',
      through: ['submitting', 'offline'],
      to: {
        CancelSubscription: [
          'cancelled',
          'cancelledTrial',
          'cancelledInRefundWindow',
          'cancelledOver',
          'cancelledQueued',
          'cancelledQueuedBehindRenewal',
          'cancelledBeforeAccess',
          'failed',
          'failedTooExpensive',
          'failedTooExpensiveFamily',
          'failedNotUsed',
          'failedTechnicalTrouble',
          'failedWithWords',
          'replaced',
          'replacedByQueued',
          'alreadyCancelled',
          'alreadyCancelledBeforeAccess',
          'otherAccount',
        ],
      },
    },
  ],
});
