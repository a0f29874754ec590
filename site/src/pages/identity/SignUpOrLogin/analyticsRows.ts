import { when } from '../../../state/analytics/analyticsRow.ts';
import { signUpAnalytics } from '../signUpAnalytics.ts';
import { viewChosen } from './signUpOrLogin.ts';

/** Each switch between the two forms counts as a screen view. */
export const signUpOrLoginAnalytics = [
  when(viewChosen, (view) => [
    { type: 'screenView', name: view === 'signup' ? 'sign up' : 'login', variant: view },
  ]),
  ...signUpAnalytics,
];
