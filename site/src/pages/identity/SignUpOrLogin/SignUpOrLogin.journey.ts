import { defineJourney } from '../../../journeys/defineJourney.ts';

export const journey = defineJourney('SignUpOrLogin', {
  at: ['signUpOrLogin'],
  reachedBy: 'address',
  opens: 'each',
  ways: [
    { on: 'view', to: { SignUpOrLogin: ['login', 'signup'] } },
    { on: 'submitSignUp', to: { onward: 'opens', SignUpOrLogin: ['signupRefused'], SignUp: ['emailTaken'] } },
    {
      on: 'submitLogin',
      to: {
        onward: 'opens',
        SecondFactor: 'opens',
        SignUpOrLogin: ['loginRefused'],
        Login: ['wrongCredentials'],
      },
    },
  ],
});
