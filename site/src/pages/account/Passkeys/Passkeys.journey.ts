import { defineJourney } from '../../../journeys/defineJourney.ts';

const shown = ['open', 'empty', 'unable', 'longest', 'notRemovable'] as const;
const proofs = ['passwordFirst', 'passkeyFirst', 'codeFirst', 'codeSent'] as const;

export const journey = defineJourney('Passkeys', {
  at: ['passkeys'],
  opens: [
    'withoutScript',
    'full',
    'added',
    'naming',
    'renamed',
    'removing',
    'removed',
    'confirmFirst',
    ...proofs,
    'confirmed',
  ],
  ways: [
    // Only the script knows the device.
    { from: ['withoutScript'], on: 'itself', to: { Passkeys: shown } },
    {
      on: 'onAdd',
      label: 'passkeys.add.ready',
      through: ['asking'],
      to: {
        Passkeys: [
          'added',
          'cancelled',
          'known',
          'refused',
          'unavailable',
          'passwordFirst',
          'codeFirst',
          'full',
          'otherAccount',
        ],
      },
    },
    { on: 'naming', to: { Passkeys: ['naming'] } },
    { on: 'removing', to: { Passkeys: ['removing', 'confirmFirst'] } },
    {
      on: 'submit',
      sends: 'rename',
      to: { Passkeys: ['renamed', 'nameMissing', 'nameTooLong', 'tooManyChanges', 'otherAccount'] },
    },
    {
      on: 'submit',
      sends: 'remove',
      to: { Passkeys: ['removed', 'onlyLoginMethod', 'confirmFirst', 'tooManyChanges', 'otherAccount'] },
    },
    // Another proof, in place of the one that is asked for.
    {
      on: 'submit',
      sends: 'action',
      to: { Passkeys: ['codeSent', 'tooManyAttempts', 'tooManyChanges', 'otherAccount'] },
    },
    {
      on: 'submit',
      sends: 'confirm',
      to: {
        Passkeys: [
          'confirmed',
          'passwordMissing',
          'passwordWrong',
          'codeMissing',
          'codeWrong',
          'codeExpired',
          'tooManyAttempts',
          'tooManyChanges',
          'otherAccount',
        ],
      },
    },
    {
      from: ['passkeyFirst'],
      on: 'submit',
      label: 'account.proof.ways.passkey',
      to: { Passkeys: ['withoutScript'] },
    },
    {
      from: ['added', 'naming', 'nameMissing', 'nameTooLong', 'removing'],
      on: 'close',
      to: { Passkeys: shown },
    },
  ],
});
