import { when } from '../../state/analytics/analyticsRow.ts';
import { signUpSucceeded, type WithSignUp } from './signUp.ts';

/** What is counted of a new account. */
export const signUpAnalytics = [
  when(signUpSucceeded, (_nothing, { signUp }: WithSignUp) => [
    { type: 'registration', name: 'sign up success', connection: 'email', userKind: 'B2C' },
    {
      type: 'activity',
      name: 'survey question complete',
      category: 'survey',
      action: 'complete',
      answer: signUp.values.marketingEmails ? 'on' : 'off',
    },
  ]),
];
