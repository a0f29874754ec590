import { defineJourney } from '../../../journeys/defineJourney.ts';

const off = ['off', 'app', 'fewCodes', 'noCodes'] as const;
const on = ['on', 'both', 'required'] as const;
const turningOff = ['turnOff', 'turnOffByPassword', 'turnOffByCode', 'turnOffByApp'] as const;
const turnOffRefused = ['turnOffCodeMissing', 'turnOffCodeWrong', 'turnOffWait'] as const;

export const journey = defineJourney('SecondFactorSettings', {
  at: ['secondFactorSettings'],
  opens: [...off, 'codeSent', 'turnedOff', ...on, 'turnedOn', ...turningOff, 'turnOffCodeSent', 'proveFirst'],
  ways: [
    {
      on: 'submit',
      sends: 'send',
      to: { SecondFactorSettings: ['codeSent', 'offWait', 'wait', 'on', 'proveFirst', 'otherAccount'] },
    },
    {
      on: 'submit',
      sends: 'turnOn',
      to: {
        SecondFactorSettings: ['turnedOn', 'wrong', 'missing', 'expired', 'offWait', 'on', 'otherAccount'],
      },
    },
    { on: 'turnOff', sends: 'form', to: { SecondFactorSettings: turningOff } },
    // Another proof, in place of the one that is asked for.
    {
      on: 'turnOff',
      sends: 'action',
      to: {
        SecondFactorSettings: ['turnOffCodeSent', 'turnOffByApp', 'turnOffCodeAskedTooSoon', 'turnOffWait'],
      },
    },
    {
      from: [...turningOff, 'turnOffCodeSent', ...turnOffRefused, 'turnOffCodeAskedTooSoon'],
      on: 'turnOff',
      to: {
        SecondFactorSettings: ['turnedOff', 'turnOffByPassword', ...turnOffRefused, ...off, 'otherAccount'],
      },
    },
    // Back to what stands.
    {
      from: [...turningOff, 'turnOffCodeSent', ...turnOffRefused, 'turnOffCodeAskedTooSoon'],
      on: 'submit',
      to: { SecondFactorSettings: on },
    },
    {
      from: ['turnOffByApp'],
      on: 'submit',
      label: 'account.proof.ways.passkey',
      to: { SecondFactorSettings: ['turnOff'] },
    },
  ],
});
