import { defineJourney } from '../../../journeys/defineJourney.ts';

const plansWaiting = [
  'planWaiting',
  'planWaitingWithVoucher',
  'monthlyPlanWaiting',
  'monthlyPlanWaitingWithVoucher',
] as const;

const refused = [
  'emailTaken',
  'fieldsMissing',
  'fieldsWrong',
  'nameTooLong',
  'nameIsAddress',
  'nameHasOtherCharacters',
  'passwordStartsWithSpace',
  'passwordBreached',
  'emailSuggested',
  'tooManyAttempts',
  'expired',
  'unavailable',
] as const;

export const journey = defineJourney('SignUp', {
  at: ['register'],
  opens: [
    'ready',
    ...plansWaiting,
    'withoutConnections',
    'sleepValueProps',
    'sleepNoValueProps',
    'defaultNoValueProps',
    'codeWaiting',
    'codeWaitingWithValueProps',
    'invitationWaiting',
    'buddyWaiting',
    'unnamedBuddyWaiting',
    'giftWaiting',
    'unnamedGiftWaiting',
  ],
  ways: [
    {
      from: plansWaiting,
      on: 'submit',
      through: ['submitting', 'offline'],
      to: { Checkout: 'opens', CheckoutError: 'opens', SignUp: refused },
    },
    { on: 'submit', through: ['submitting', 'offline'], to: { onward: 'opens', SignUp: refused } },
  ],
});
