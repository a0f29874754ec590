import { expect, test } from 'vitest';
import { cleanup, render, screen, within } from '@testing-library/react';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { sampleAccountLinks } from './sampleAccountLinks.ts';
import { SsoAccountLink } from './SsoAccountLink.tsx';
import { ssoAccountLinkStates as states } from './SsoAccountLink.states.ts';
import type { SsoAccountLinkState } from './SsoAccountLinkState.ts';

function open(state: SsoAccountLinkState) {
  render(<SsoAccountLink frame={sampleFrame} state={state} links={sampleAccountLinks} />);
}

/** What a button sends where, natively. */
function formOf(name: string) {
  const button = screen.getByRole<HTMLButtonElement>('button', { name });
  const { form } = button;
  return {
    method: form?.method,
    action: form?.getAttribute('action'),
    fields: Array.from(form?.querySelectorAll('input') ?? [], (input) => input.name),
  };
}

test('an account is connected by its password or by a company, or the person goes on as new', () => {
  open(states.ready);
  expect(screen.getByText('Logged in at Acorn as a•••@acorn.example')).toBeInTheDocument();
  expect(formOf('Connect and log in')).toEqual({
    method: 'post',
    action: '/sso-account-link',
    fields: ['pendingSignIn', 'email', 'password'],
  });
  expect(screen.getByRole('link', { name: 'Continue with Apple' })).toHaveAttribute(
    'href',
    '/auth/with/apple',
  );
  expect(formOf('Continue with a new account')).toEqual({
    method: 'post',
    action: '/auth/pending-sign-in/new',
    fields: ['pendingSignIn'],
  });
  expect(formOf('Start again')).toEqual({
    method: 'post',
    action: '/auth/pending-sign-in/dismissal',
    fields: ['pendingSignIn'],
  });
});

test('the heading asks for an account: the ways to prove it come first, and a new account after them', () => {
  open(states.ready);
  const ways = [
    screen.getByRole('heading', { level: 1 }),
    screen.getByText(/people who manage logins at your workplace/),
    screen.getByRole('link', { name: 'Continue with Apple' }),
    screen.getByRole('button', { name: 'Connect and log in' }),
    screen.getByText(/^No account yet/),
    screen.getByRole('button', { name: 'Continue with a new account' }),
  ];
  for (const [at, way] of ways.slice(1).entries()) {
    expect(ways[at]?.compareDocumentPosition(way)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});

test('the line above the button to go on as new is centred, as the words above it', () => {
  open(states.ready);
  const form = screen.getByRole('button', { name: 'Continue with a new account' }).closest('form');
  expect(form?.previousElementSibling).toHaveStyle({ 'text-align': 'center' });
});

test('a person who is about to connect an account is told who can open it then', () => {
  open(states.ready);
  const told = screen.getByText(/people who manage logins at your workplace can open this account too/);
  for (const way of [
    screen.getByRole('link', { name: 'Continue with Apple' }),
    screen.getByRole('button', { name: 'Connect and log in' }),
  ]) {
    expect(told.compareDocumentPosition(way)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});

test('what went wrong is said where it happened: a refused password with its field, a company on top', () => {
  open(states.wrongCredentials);
  const following = Node.DOCUMENT_POSITION_FOLLOWING;
  const byCompany = () => screen.getByRole('link', { name: 'Continue with Apple' });
  expect(byCompany().compareDocumentPosition(screen.getByRole('alert'))).toBe(following);
  expect(screen.getByRole('alert').compareDocumentPosition(screen.getByLabelText('Email'))).toBe(following);
  expect(screen.getByLabelText('Password')).toHaveFocus();

  cleanup();
  open(states.companyFailed);
  expect(screen.getByRole('alert').compareDocumentPosition(byCompany())).toBe(following);
});

test('an account may begin here: the terms and the privacy policy are linked', () => {
  open(states.ready);
  const words = screen.getByText(/By continuing you accept our/);
  expect(
    within(words)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['terms', 'privacy policy']);
});

test('no company is offered: the fields stand alone', () => {
  open(states.withoutCompanies);
  expect(screen.queryByRole('group', { name: 'Continue with' })).not.toBeInTheDocument();
});

test('fields left empty are described as that', () => {
  open(states.fieldsLeftEmpty);
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('We need your email to continue.');
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/We need your password/);
});

test.each([
  [states.wrongCredentials, 'Those don’t go together'],
  [states.tooManyAttempts, 'Let’s pause for a moment'],
  [states.passwordTriesUsedUp, 'Log in with a code first'],
  [states.companyFailed, 'That didn’t work'],
  [states.wrongIdentity, 'No account is connected there'],
])('says above the fields what went wrong, and keeps the address, %#', (state, title) => {
  open(state);
  expect(screen.getByRole('alert')).toHaveTextContent(title);
  expect(screen.getByLabelText('Email')).toHaveValue(state.values.email);
});

test('says for how many minutes to wait, where that is known', () => {
  open(states.waitMinutes);
  expect(screen.getByRole('alert')).toHaveTextContent('Try again in 12 minutes.');
});

test('says to log in again, or to go another way, where the question is over before the wait', () => {
  open(states.logInAgain);
  const notice = screen.getByText(
    /ends before you can try again\. Log in at work again in 12\sminutes, or choose/,
  );
  expect(notice.compareDocumentPosition(screen.getByLabelText('Email'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveValue(states.logInAgain.values.email);
});

test('leads to log in with a code, and back, where too many passwords were tried for the address', () => {
  open(states.passwordTriesUsedUp);
  expect(screen.getByRole('link', { name: 'Log in with a code' })).toHaveAttribute(
    'href',
    sampleAccountLinks.logInByCode,
  );
});

test.each([states.taken, states.ofAnother, states.accessEnded, states.over])(
  'an end leads to the login of the workplace, %#',
  (state) => {
    open(state);
    expect(screen.getByRole('link', { name: 'Find my workplace' })).toHaveAttribute('href', '/sso-login');
  },
);

test('who logs in another way is told to log in first, with a link that leads to where a workplace is connected', () => {
  open(states.ready);
  expect(screen.getByText(/^Do you log in with Spotify, Google or a passkey\?/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Log in first' })).toHaveAttribute(
    'href',
    sampleAccountLinks.loginFirst,
  );
  cleanup();
  open(states.withoutCompanies);
  expect(screen.getByText(/^Do you log in with a passkey\?/)).toBeInTheDocument();
});
