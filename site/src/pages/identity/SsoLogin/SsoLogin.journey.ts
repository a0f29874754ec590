import { defineJourney } from '../../../journeys/defineJourney.ts';

const found = ['found', 'foundWithLongName'] as const;
const refused = ['termMissing', 'emailInvalid', 'tooManyAttempts', 'unavailable'] as const;

export const journey = defineJourney('SsoLogin', {
  at: ['ssoLogin'],
  opens: [
    'existingAccount',
    'connectedToSso',
    'ready',
    'connect',
    'signedIn',
    'signedInWithLongName',
    'signedInWithoutName',
  ],
  ways: [
    { on: 'connectedToSso', to: { SsoLogin: ['connectedToSso'] } },
    {
      on: 'newAccount',
      sends: 'step',
      from: ['existingAccount', 'signedIn', 'signedInWithLongName'],
      to: { SsoLogin: ['ready'] },
    },
    { on: 'connectedAccount', to: { SsoLogin: ['ready'] } },
    { on: 'connectWorkplace', to: { SsoLogin: ['connect'] } },
    { on: 'helpArticle', to: { outside: 'The help desk' } },
    { from: found, on: 'searchAgain', to: { SsoLogin: ['ready'] } },
    { from: ['connectFound'], on: 'searchAgain', to: { SsoLogin: ['connect'] } },
    {
      from: ['connect', 'connectNotFound'],
      on: 'submit',
      through: ['submitting', 'offline'],
      to: { SsoLogin: ['connectFound', 'connectNotFound', ...refused], Login: ['sessionEnded'] },
    },
    {
      on: 'submit',
      through: ['submitting', 'offline'],
      to: { SsoLogin: [...found, 'domainNotFound', 'notFound', ...refused] },
    },
    // Back, by the browser: each question has an address.
    {
      from: ['connectedToSso', 'ready'],
      on: 'itself',
      to: { SsoLogin: ['existingAccount', 'connectedToSso'] },
    },
    // The sign-in of the workplace leads on, or asks for an account.
    { on: 'organisation', to: { outside: 'The workplace' } },
  ],
});
