import { defineJourney } from '../../../journeys/defineJourney.ts';

export const journey = defineJourney('ForgotPassword', {
  at: ['forgotPassword'],
  opens: ['ready', 'filled'],
  ways: [
    // A company's question that waits in the browser comes before the log-in.
    { on: 'login', to: { Login: 'opens', SsoAccountLink: 'opens', SaveExternalAuth: 'opens' } },
    // Asks once more, for another address.
    { from: ['sent'], on: 'submit', to: { ForgotPassword: 'opens' } },
    {
      on: 'submit',
      through: ['submitting', 'offline'],
      to: { ForgotPassword: ['sent', 'emailMissing', 'emailInvalid', 'tooManyAttempts', 'unavailable'] },
    },
  ],
});
