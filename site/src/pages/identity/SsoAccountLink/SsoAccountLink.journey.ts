import { defineJourney } from '../../../journeys/defineJourney.ts';

const ended = ['taken', 'ofAnother', 'accessEnded', 'over', 'loggedIn'] as const;

/** What a company that was to prove the account leads back with. */
const backFromCompany = ['companyFailed', 'wrongIdentity', 'replaced', 'fromElsewhere'] as const;

export const journey = defineJourney('SsoAccountLink', {
  at: ['ssoAccountLink'],
  opens: ['ready', 'longNames', 'withoutCompanies', ...backFromCompany, ...ended],
  ways: [
    {
      on: 'submit',
      to: {
        onward: 'opens',
        SecondFactor: 'opens',
        SsoAccountLink: [
          'fieldsLeftEmpty',
          'emailInvalid',
          'wrongCredentials',
          'tooManyAttempts',
          'waitMinutes',
          'logInAgain',
          'passwordTriesUsedUp',
          'replaced',
          ...ended,
        ],
      },
    },
    {
      on: 'goOnAsNew',
      to: {
        onward: 'opens',
        // An account with the address was opened meanwhile: its owner is asked for.
        SaveExternalAuth: ['ownerOfWorkplace', 'ownerOfWorkplaceWithNewAddress', 'ownerWithoutPassword'],
        SsoAccountLink: ['replaced', ...ended],
      },
    },
    { on: 'dismiss', to: { Login: 'opens', SsoAccountLink: ['replaced', 'over'] } },
    { on: 'logInByCode', to: { Login: 'opens' } },
    { on: 'loginFirst', to: { Login: ['connecting'] } },
  ],
});
