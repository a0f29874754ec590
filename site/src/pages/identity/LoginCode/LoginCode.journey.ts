import { defineJourney } from '../../../journeys/defineJourney.ts';

export const journey = defineJourney('LoginCode', {
  at: ['loginCode'],
  reachedBy: 'redirect',
  opens: ['code', 'longEmail', 'sentAgain', 'waitForCode', 'logInAgain', 'noTriesLeft', 'expired', 'over'],
  ways: [
    {
      on: 'submit',
      sends: 'check',
      to: {
        onward: 'opens',
        Login: ['codeRight'],
        SecondFactor: 'opens',
        LoginCode: ['wrong', 'lastTry', 'missing', 'expired', 'noTriesLeft', 'logInAgain', 'over'],
      },
    },
    { on: 'submit', sends: 'send', to: { LoginCode: ['sentAgain', 'waitForCode', 'logInAgain', 'over'] } },
  ],
});
