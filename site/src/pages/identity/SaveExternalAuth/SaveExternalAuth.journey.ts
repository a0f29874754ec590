import { defineJourney } from '../../../journeys/defineJourney.ts';

const ended = ['taken', 'ofAnother', 'accessEnded', 'over', 'loggedIn'] as const;
const backFromCompany = ['wrongIdentity', 'companyFailed', 'replaced', 'fromElsewhere'] as const;
const asksForOwner = [
  'owner',
  'ownerWithoutPassword',
  'ownerWithoutCompanies',
  'ownerOfWorkplace',
  'ownerWithNewAddress',
  'ownerOfWorkplaceWithNewAddress',
] as const;

export const journey = defineJourney('SaveExternalAuth', {
  at: ['saveExternalAuth'],
  opens: [
    'address',
    'addressTold',
    'addressOfWorkplace',
    'code',
    'codeToTypedAddress',
    ...asksForOwner,
    ...backFromCompany,
    ...ended,
  ],
  ways: [
    {
      on: 'sendCode',
      to: {
        SaveExternalAuth: [
          'code',
          'codeToTypedAddress',
          'addressMissing',
          'addressInvalid',
          'addressNotKept',
          'suggestion',
          'addressReplaced',
          'tooManyAttempts',
          'waitForCode',
          'lastCode',
          'noCodeNow',
          'logInAgainForCode',
          'over',
        ],
      },
    },
    {
      on: 'checkCode',
      to: {
        onward: 'opens',
        SaveExternalAuth: [
          ...asksForOwner,
          'wrongCode',
          'codeMissing',
          'codeExpired',
          'lastCode',
          'noCodeNow',
          'logInAgainForCode',
          ...ended,
        ],
        SecondFactor: 'opens',
      },
    },
    {
      on: 'proveOwner',
      to: {
        onward: 'opens',
        SaveExternalAuth: [
          'wrongPassword',
          'passwordMissing',
          'passwordTriesUsedUp',
          'logInAgain',
          'replaced',
          'fromElsewhere',
          ...ended,
        ],
        SecondFactor: 'opens',
      },
    },
    { on: 'dismiss', to: { Login: 'opens', SaveExternalAuth: ['addressReplaced', 'replaced', 'over'] } },
    { on: 'logInByCode', to: { Login: 'opens' } },
  ],
});
