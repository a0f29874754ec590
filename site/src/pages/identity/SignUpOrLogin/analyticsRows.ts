import { when } from '../../../state/analytics/analyticsRow.ts';
import type { WithSignUp } from '../signUp.ts';
import { signUpView } from '../signUpView.ts';
import { viewChosen } from './signUpOrLogin.ts';

/** Each switch between the two forms counts as a screen view. */
export const signUpOrLoginAnalytics = [
  when(viewChosen, (view, { signUp }: WithSignUp) => [{ type: 'screenView', ...signUpView(view, signUp) }]),
];
