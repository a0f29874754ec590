import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { Login } from './Login.tsx';
import { loginStates } from './Login.states.ts';
import type { LoginState } from './LoginState.ts';

function open(state: LoginState) {
  const links = { submit: '/login', register: '/register' };
  render(<Login frame={sampleFrame} state={state} links={links} onSubmit={jest.fn()} />);
}

test.each([
  [loginStates.wrongCredentials, 'That didn’t match'],
  [loginStates.tooManyAttempts, 'Let’s pause for a moment'],
  [loginStates.expired, 'This page was open for a long time'],
  [loginStates.unavailable, 'We can’t reach our servers'],
])('refused login: shows the message and keeps the email, %#', (state, title) => {
  open(state);
  expect(screen.getByText(title)).toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveValue('alex.morgan@example.com');
  expect(screen.getByLabelText('Password')).toHaveValue('');
});

test('a session that ended: the form says why it is shown', () => {
  open(loginStates.sessionEnded);
  expect(screen.getByText('You’ve been logged out')).toBeInTheDocument();
});

test('missing fields: messages are the descriptions of the fields', () => {
  open(loginStates.fieldsMissing);
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/We need your email/);
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/We need your password/);
});

test.each([
  [loginStates.planWaiting, 'Annual · €69.99 a year'],
  [loginStates.familyPlanWaiting, 'Family · $99.99 a year plus tax'],
])('names the plan that waits at the checkout, %#', (state, line) => {
  open(state);
  expect(screen.getByText(line)).toBeInTheDocument();
});
