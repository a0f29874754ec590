import { expect, vi, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { sampleConnectionLinks } from '../../../patterns/ConnectionButtons/sampleConnectionLinks.ts';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { Login } from './Login.tsx';
import { loginStates } from './Login.states.ts';
import type { LoginState } from './LoginState.ts';

function open(state: LoginState, onPasskeyChoose = vi.fn()) {
  const links = {
    submit: '/login',
    register: '/register',
    forgotPassword: '/login/forgot-password',
    workplace: '/sso-login?plan=B2CMONTHLY',
    connections: sampleConnectionLinks,
  };
  render(
    <Login
      frame={sampleFrame}
      state={state}
      links={links}
      onSubmit={vi.fn()}
      onPasskeyChoose={onPasskeyChoose}
    />,
  );
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

test('who was logged out to set up a second step is told so', () => {
  open(loginStates.secondFactor);
  expect(screen.getByText(/Your organisation asks for a second step/)).toBeInTheDocument();
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

test.each([
  [loginStates.codeWaiting, 'Next: redeem your code QUIET7K2M94QD.'],
  [loginStates.invitationWaiting, 'Next: the invitation of Uma to their family plan.'],
  [loginStates.unnamedInvitationWaiting, 'Next: your invitation to a family plan.'],
  [loginStates.buddyWaiting, 'Next: ask Bea to be your buddy.'],
])('names the code that is redeemed next, or whose link comes next, %#', (state, line) => {
  open(state);
  expect(screen.getByText(line)).toBeInTheDocument();
});

test('names the voucher of the plan that waits, and what comes after it', () => {
  open(loginStates.planWaitingWithVoucher);
  const line = screen.getByText(/Annual/);
  expect(line).toHaveTextContent('€48.99 a year');
  expect(line).toHaveTextContent(/With voucher SLEEP30 for 12\smonths, after that €69.99 a year./);
});

test('companies: a link to each that is offered', () => {
  open(loginStates.ready);
  expect(screen.getByRole('link', { name: 'Continue with Spotify' })).toHaveAttribute(
    'href',
    '/auth/with/spotify',
  );
  expect(screen.queryByRole('link', { name: /Personify Health/ })).not.toBeInTheDocument();
});

test('no company is offered: the form stands alone', () => {
  open(loginStates.withoutConnections);
  expect(screen.queryByRole('group', { name: 'Continue with' })).not.toBeInTheDocument();
  expect(screen.queryByText('or with your email')).not.toBeInTheDocument();
});

test('leads to a new password for those who forgot theirs', () => {
  open(loginStates.ready);
  expect(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
    'href',
    '/login/forgot-password',
  );
});

test('the button for passkeys, which a script may add, stands below all else', () => {
  open(loginStates.passkeyOffered);
  const passkey = screen.getByRole('button', { name: 'Log in with a passkey' });
  for (const link of screen.getAllByRole('link').filter((each) => passkey.closest('main')?.contains(each))) {
    expect(link.compareDocumentPosition(passkey)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});

test('leads to log in by a workplace', () => {
  open(loginStates.ready);
  expect(screen.getByRole('link', { name: 'Log in with your workplace' })).toHaveAttribute(
    'href',
    '/sso-login?plan=B2CMONTHLY',
  );
});

// ASVS V2.1.11
test('a browser without passkeys is offered none, and its field suggests them where it has them', () => {
  open(loginStates.ready);
  expect(screen.queryByRole('button', { name: 'Log in with a passkey' })).not.toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username webauthn');
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
});

test('a passkey is asked for at one press, which submits nothing, and once at a time', async () => {
  const onPasskeyChoose = vi.fn();
  open(loginStates.passkeyOffered, onPasskeyChoose);
  await userEvent.click(screen.getByRole('button', { name: 'Log in with a passkey' }));
  expect(onPasskeyChoose).toHaveBeenCalledTimes(1);

  open(loginStates.passkeyAsking, onPasskeyChoose);
  await userEvent.click(screen.getByRole('button', { name: 'Your device will ask you' }));
  expect(onPasskeyChoose).toHaveBeenCalledTimes(1);
});

test.each([
  [loginStates.passkeyRefused, 'That passkey doesn’t open an account'],
  [loginStates.passkeyUnused, 'No passkey was used'],
])('a passkey that did not log in leads to the other ways, and can be tried again, %#', (state, title) => {
  open(state);
  expect(screen.getByText(title)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Log in with a passkey' })).toBeEnabled();
  expect(screen.getByLabelText('Password')).toBeInTheDocument();
});
