import { expect, vi, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { sampleConnectionLinks } from '../../../patterns/ConnectionButtons/sampleConnectionLinks.ts';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { SignUpOrLogin } from './SignUpOrLogin.tsx';
import { signUpOrLoginStates } from './SignUpOrLogin.states.ts';

const links = {
  view: { login: '/login-pages?view=login', signup: '/login-pages?view=signup' },
  submitLogin: '/login',
  submitSignUp: '/register',
  forgotPassword: '/login/forgot-password',
  terms: '/terms',
  privacy: '/privacy',
  connections: sampleConnectionLinks,
};

test.each([
  [signUpOrLoginStates.loginRefused, 'Log in', 'That didn’t match'],
  [signUpOrLoginStates.signupRefused, 'Sign up', 'You already have an account'],
])('shows the form in view with its message, %#', (state, view, title) => {
  render(
    <SignUpOrLogin
      frame={sampleFrame}
      state={state}
      links={links}
      onViewChoose={vi.fn()}
      onLoginSubmit={vi.fn()}
      onSignUpSubmit={vi.fn()}
      onPasskeyChoose={vi.fn()}
    />,
  );
  expect(screen.getByRole('link', { name: view, current: 'page' })).toBeInTheDocument();
  expect(screen.getByText(title)).toBeInTheDocument();
});
