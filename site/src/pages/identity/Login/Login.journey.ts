import { defineJourney } from '../../../journeys/defineJourney.ts';

const plansWaiting = ['planWaiting', 'planWaitingWithVoucher', 'familyPlanWaiting'] as const;

const refused = [
  'wrongCredentials',
  'fieldsMissing',
  'emailInvalid',
  'emailSuggested',
  'tooManyAttempts',
  'expired',
  'unavailable',
] as const;

export const journey = defineJourney('Login', {
  at: ['login'],
  opens: [
    'ready',
    ...plansWaiting,
    'withoutConnections',
    'sessionEnded',
    'sessionEndedBeforeLink',
    'secondFactor',
    'connecting',
    'codeRight',
    'codeWaiting',
    'invitationWaiting',
    'unnamedInvitationWaiting',
    'buddyWaiting',
  ],
  ways: [
    {
      from: plansWaiting,
      on: 'submit',
      through: ['submitting', 'offline'],
      to: { Checkout: 'opens', CheckoutError: 'opens', SecondFactor: 'opens', Login: refused },
    },
    {
      on: 'submit',
      through: ['submitting', 'offline'],
      to: { onward: 'opens', SecondFactor: 'opens', Login: refused },
    },
    // The browser has passkeys.
    { from: ['ready'], on: 'itself', to: { Login: ['passkeyOffered'] } },
    {
      on: 'onPasskeyChoose',
      label: 'login.passkey.ready',
      through: ['passkeyAsking'],
      to: { onward: 'opens', Login: ['passkeyRefused', 'passkeyUnused'] },
    },
  ],
});
