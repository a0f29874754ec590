import { defineJourney } from '../../../journeys/defineJourney.ts';

const fresh = ['ready', 'everBought', 'billedElsewhere'] as const;
const proofs = ['present', 'code', 'codeSent', 'codeExpired', 'app'] as const;
const blocked = ['subscriptionRenews', 'purchaseOpen'] as const;

export const journey = defineJourney('DeleteAccount', {
  at: ['deleteAccount'],
  opens: [...proofs, ...fresh, ...blocked],
  ways: [
    // Another proof, in place of the one that is asked for.
    {
      on: 'submit',
      sends: 'code',
      to: { DeleteAccount: ['codeSent', 'tooManyAttempts', ...blocked, 'otherAccount'] },
    },
    {
      on: 'submit',
      sends: 'delete',
      to: {
        DeleteAccount: [
          'asked',
          'presentMissing',
          'presentWrong',
          'codeMissing',
          'codeWrong',
          'codeExpired',
          'appWrong',
          'tooManyAttempts',
          ...blocked,
          'otherAccount',
        ],
      },
    },
    { from: ['app'], on: 'submit', label: 'account.proof.ways.passkey', to: { DeleteAccount: fresh } },
    { from: ['purchaseOpen'], on: 'submit', to: { DeleteAccount: 'opens' } },
  ],
});
