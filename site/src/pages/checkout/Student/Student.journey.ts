import { defineJourney } from '../../../journeys/defineJourney.ts';

const verified = [
  'verified',
  'verifiedInUs',
  'verifiedLater',
  'verifiedSubscribed',
  'verifiedPlanToCome',
  'verifiedAgain',
] as const;

/** Why there is nothing to verify at present. */
const known = [
  'inUse',
  'inUseWithoutRenewal',
  'renewed',
  'held',
  'cancelled',
  'paused',
  'planChange',
  'paymentDue',
  'otherPlan',
  'changedElsewhere',
  'tooManyChanges',
  'billingUnavailable',
] as const;

export const journey = defineJourney('Student', {
  at: ['student'],
  // The company that verifies leads back to the page, which says what became of it.
  opens: [
    'signedOut',
    'signedOutInUs',
    'ready',
    'readyInUs',
    'readyLater',
    'readyForNewPlan',
    'started',
    'startedForNewPlan',
    'document',
    'documentRejected',
    'pending',
    'refused',
    'expired',
    ...verified,
    'ended',
    'endedForNewPlan',
    'renewable',
    'renewableBegun',
    'renewableLapsed',
    ...known,
    'notOffered',
    'unavailable',
  ],
  ways: [
    // Another look.
    {
      from: ['pending'],
      on: 'retry',
      to: { Student: [...verified, 'pending', 'documentRejected', 'refused', 'expired'] },
    },
    {
      from: ['tooManyChanges', 'billingUnavailable', 'tooManyAttempts', 'unavailable'],
      on: 'retry',
      to: { Student: 'opens' },
    },
    {
      on: 'submit',
      to: {
        outside: 'SheerID',
        Student: [...verified, ...known, 'tooManyAttempts', 'unavailable'],
        Login: 'opens',
      },
    },
    {
      from: ['verifiedAgain'],
      on: 'change',
      to: {
        ChangeSubscription: [
          'shownStudentPrice',
          'renewalIsOff',
          'cancelledForGood',
          'pausePlanned',
          'planChangePlanned',
          'paymentDue',
          'studentPriceRuns',
          'tooManyAttempts',
          'unavailable',
          'otherAccount',
        ],
      },
    },
  ],
});
