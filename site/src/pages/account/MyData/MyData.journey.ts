import { defineJourney } from '../../../journeys/defineJourney.ts';

const ready = [
  'ready',
  'readyWithChanges',
  'readyAfterCancelling',
  'readyAfterFailedCharge',
  'longest',
  'large',
  'proveFirst',
  'preparing',
  'preparingUnmailed',
  'prepared',
] as const;
const proofs = [
  'proof',
  'code',
  'codeSent',
  'codeExpired',
  'app',
  'codeBesideApp',
  'presentOrPasskey',
] as const;

export const journey = defineJourney('MyData', {
  at: ['myData'],
  opens: [...proofs, ...ready, 'tooManyAttempts'],
  ways: [
    {
      on: 'submit',
      sends: 'file',
      to: { MyData: ['preparing', 'preparingUnmailed', 'proof', 'otherAccount'] },
    },
    // Another proof, in place of the one that is asked for.
    {
      on: 'submit',
      sends: 'code',
      to: { MyData: ['codeSent', 'codeSentBesideApp', 'tooManyAttempts', 'appWait', 'otherAccount'] },
    },
    { on: 'submit', sends: 'app', to: { MyData: ['app', 'tooManyAttempts', 'otherAccount'] } },
    {
      on: 'submit',
      sends: 'open',
      to: {
        MyData: [
          ...ready,
          'presentMissing',
          'presentWrong',
          'codeMissing',
          'codeWrong',
          'codeExpired',
          'appMissing',
          'appWrong',
          'appUsed',
          'appWait',
          'tooManyAttempts',
          'otherAccount',
        ],
      },
    },
    // Only the script knows whether the browser has passkeys.
    { from: ['presentOrPasskey'], on: 'itself', to: { MyData: ['passkeyOffered'] } },
    {
      on: 'submit',
      label: 'account.proof.ways.passkey',
      to: {
        MyData: [...ready, 'passkeyUnused', 'passkeyRefused', 'passkeyUnavailable', 'passkeyTooManyAttempts'],
      },
    },
  ],
});
