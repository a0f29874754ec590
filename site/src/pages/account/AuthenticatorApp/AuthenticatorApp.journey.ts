import { defineJourney } from '../../../journeys/defineJourney.ts';

const off = ['off', 'offByCode', 'offAsked'] as const;
const on = ['on', 'fewCodes', 'noCodes', 'required'] as const;

export const journey = defineJourney('AuthenticatorApp', {
  at: ['authenticatorApp'],
  opens: [
    ...off,
    'offByCodeSent',
    'offCodeSent',
    'removed',
    'key',
    ...on,
    'newCodes',
    'newCodesAsked',
    'remove',
    'removeAsked',
    'removeByApp',
    'proveFirst',
  ],
  ways: [
    // Another proof, in place of what was asked for.
    {
      on: 'submit',
      sends: 'code',
      to: {
        AuthenticatorApp: ['offCodeSent', 'offByCodeSent', 'offCodeAskedTooSoon', 'offWait', 'otherAccount'],
      },
    },
    {
      on: 'submit',
      sends: 'begin',
      to: {
        AuthenticatorApp: [
          'key',
          'offByCode',
          'offMissing',
          'offWrong',
          'offCodeWrong',
          'offWait',
          'on',
          'proveFirst',
          'otherAccount',
        ],
      },
    },
    {
      on: 'submit',
      sends: 'confirm',
      to: {
        AuthenticatorApp: ['codes', 'keyWrong', 'keyMissing', 'keyWait', 'expired', 'on', 'otherAccount'],
      },
    },
    { on: 'submit', sends: 'cancel', to: { SecondFactorSettings: 'opens' } },
    { on: 'newCodes', sends: 'form', to: { AuthenticatorApp: ['newCodes', 'newCodesAsked'] } },
    {
      from: ['newCodes', 'newCodesAsked', 'newCodesWrong'],
      on: 'newCodes',
      to: { AuthenticatorApp: ['codesAnew', 'newCodesWrong', 'off', 'otherAccount'] },
    },
    { on: 'remove', sends: 'form', to: { AuthenticatorApp: ['remove', 'removeAsked', 'removeByApp'] } },
    {
      from: ['remove', 'removeAsked', 'removeWrong', 'removeByApp'],
      on: 'remove',
      to: { AuthenticatorApp: ['removed', 'removeWrong', 'off', 'otherAccount'] },
    },
    // Back to what stands.
    {
      from: [
        'newCodes',
        'newCodesAsked',
        'newCodesWrong',
        'remove',
        'removeAsked',
        'removeWrong',
        'removeByApp',
      ],
      on: 'submit',
      to: { AuthenticatorApp: on },
    },
    {
      from: ['removeByApp'],
      on: 'submit',
      label: 'account.proof.ways.passkey',
      to: { AuthenticatorApp: ['remove'] },
    },
  ],
});
