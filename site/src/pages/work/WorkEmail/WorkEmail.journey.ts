import { defineJourney } from '../../../journeys/defineJourney.ts';

const code = ['code', 'codeForLongAddress'] as const;

export const journey = defineJourney('WorkEmail', {
  at: ['workEmail'],
  reachedBy: 'address',
  opens: ['email', ...code, 'codeUsedUp', 'verified', 'notEnrolled'],
  ways: [
    {
      on: 'submit',
      sends: 'email',
      to: { WorkEmail: [...code, 'emailMissing', 'emailInvalid', 'emailUnknown', 'emailTooManyAttempts'] },
    },
    {
      on: 'submit',
      sends: 'code',
      to: {
        WorkEmail: [
          'verified',
          'notEnrolled',
          'codeMissing',
          'codeWrong',
          'codeExpired',
          'codeUsedUp',
          'emailTaken',
          'emailUnknown',
        ],
      },
    },
    {
      on: 'submit',
      sends: 'again',
      to: { WorkEmail: ['code', 'codeTooManyAttempts', 'codeUsedUp', 'email'] },
    },
    { on: 'submit', sends: 'restart', to: { WorkEmail: ['email'] } },
  ],
});
