import { defineJourney } from '../../../journeys/defineJourney.ts';

const open = ['ready', 'removesOtherLogins', 'removesWorkplace'] as const;
const ended = ['invalidLink', 'invalidLinkAfterLogin', 'invalidLinkSignedIn'] as const;

export const journey = defineJourney('NewPassword', {
  at: ['newPassword'],
  reachedBy: 'mail',
  opens: [...open, 'otherAccount', 'notOpened', ...ended],
  ways: [
    // A company's question that waits in the browser comes before the log-in.
    { on: 'logIn', to: { Login: 'opens', SsoAccountLink: 'opens', SaveExternalAuth: 'opens' } },
    // The form of the link that was opened since.
    { from: ['otherLinkOpened'], on: 'goOn', to: { NewPassword: [...open, ...ended] } },
    {
      on: 'submit',
      through: ['submitting', 'offline'],
      to: {
        NewPassword: [
          'done',
          'fieldsMissing',
          'tooShort',
          'startsWithSpace',
          'breached',
          'different',
          'tooManyAttempts',
          'unavailable',
          'otherLinkOpened',
          ...ended,
        ],
      },
    },
  ],
});
