import { defineJourney } from '../../../journeys/defineJourney.ts';

const mailed = ['code', 'codeBesideApp', 'settingUp', 'settingUpWithPasskey'] as const;

/** No code is sent, or none is taken. */
const waiting = ['waitForCode', 'limited', 'notSent', 'notSentYet', 'logInAgain', 'noTriesLeft'] as const;

const settingUp = ['settingUpSentAgain', 'settingUpWait', 'setUpWait'] as const;

export const journey = defineJourney('SecondFactor', {
  at: ['secondFactor'],
  opens: [
    'app',
    'appAlone',
    'appOnly',
    'recoveryCode',
    ...mailed,
    'sentAgain',
    'expired',
    ...waiting,
    'setUp',
    'setUpLong',
    'setUpWithPasskey',
    ...settingUp,
    'settingUpExpired',
    'leave',
    'over',
  ],
  ways: [
    { on: 'app', to: { SecondFactor: ['app', 'appAlone'] } },
    { on: 'recoveryCode', to: { SecondFactor: ['recoveryCode'] } },
    {
      on: 'submit',
      sends: 'checkApp',
      to: {
        onward: 'opens',
        SecondFactor: [
          'appWrong',
          'appLastTry',
          'appUsed',
          'appMissing',
          'appNoTriesLeft',
          'appLogInAgain',
          'over',
        ],
      },
    },
    {
      on: 'submit',
      sends: 'checkRecoveryCode',
      to: {
        onward: 'opens',
        SecondFactor: ['recoveryCodeWrong', 'recoveryCodeMissing', 'recoveryCodeNoTriesLeft', 'over'],
      },
    },
    {
      from: [
        'settingUp',
        'settingUpWithPasskey',
        'settingUpWrong',
        'settingUpExpired',
        'settingUpSentAgain',
        'settingUpWait',
      ],
      on: 'submit',
      sends: 'check',
      to: { onward: 'opens', SecondFactor: ['settingUpWrong', 'settingUpExpired', 'missing', 'over'] },
    },
    {
      on: 'submit',
      sends: 'check',
      to: {
        onward: 'opens',
        SecondFactor: ['wrong', 'lastTry', 'missing', 'expired', 'noTriesLeft', 'logInAgain', 'over'],
      },
    },
    {
      from: ['setUp', 'setUpLong', 'setUpWithPasskey', 'setUpWait'],
      on: 'submit',
      sends: 'send',
      to: { SecondFactor: ['settingUp', 'settingUpWithPasskey', 'setUpWait', 'over'] },
    },
    {
      from: [
        'settingUp',
        'settingUpWithPasskey',
        'settingUpWrong',
        'settingUpExpired',
        'settingUpSentAgain',
        'settingUpWait',
      ],
      on: 'submit',
      sends: 'send',
      to: { SecondFactor: ['settingUpSentAgain', 'settingUpWait', 'over'] },
    },
    // From an app or a recovery code to the code by mail.
    {
      on: 'submit',
      sends: 'send',
      to: { SecondFactor: ['sentAgain', 'code', 'codeBesideApp', ...waiting, 'over'] },
    },
    // A passkey stands for both steps: the log-in begins anew with it.
    { on: 'submit', sends: 'passkey', to: { Login: 'opens' } },
    { on: 'submit', sends: 'cancel', to: { Login: 'opens' } },
    { on: 'leave', to: { Login: ['secondFactor'] } },
  ],
});
