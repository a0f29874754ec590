import { expect, test } from 'vitest';
import { cleanup, render, screen } from '@testing-library/react';
import { sampleConnectionLinks } from '../../../patterns/ConnectionButtons/sampleConnectionLinks.ts';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { SaveExternalAuth } from './SaveExternalAuth.tsx';
import { saveExternalAuthStates as states } from './SaveExternalAuth.states.ts';
import type { SaveExternalAuthState } from './SaveExternalAuthState.ts';

const links = {
  sendCode: '/auth/pending-sign-in/address',
  checkCode: '/auth/pending-sign-in/code',
  proveOwner: '/auth/pending-sign-in/owner',
  dismiss: '/auth/pending-sign-in/dismissal',
  connections: sampleConnectionLinks,
  login: '/login',
  forgotPassword: '/login/forgot-password',
  logInByCode: '/login?redirectOnSuccess=%2Fsso-account-link',
  app: 'https://app.example/',
};

function open(state: SaveExternalAuthState) {
  render(<SaveExternalAuth frame={sampleFrame} state={state} links={links} />);
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

test('an address that the company told: a code is sent there without typing it, or to another one', () => {
  open(states.addressTold);
  expect(screen.getByText(/Spotify gave us the address g•••@people/)).toBeInTheDocument();
  expect(formOf('Send a code to this address')).toEqual({
    method: 'post',
    action: '/auth/pending-sign-in/address',
    fields: ['pendingSignIn'],
  });
  expect(formOf('Send me a code').fields).toEqual(['pendingSignIn', 'email']);
});

test('an address that looks mistyped is asked about before anything is sent', () => {
  open(states.suggestion);
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
    /Nothing has been sent yet. Did you mean gloria@gmail.com\? If it’s right/,
  );
  expect(formOf('Send me a code').fields).toContain('suggestionSeen');
});

test('no address: the field is asked for, and its problem is its description', () => {
  open(states.addressInvalid);
  expect(screen.getByText(/^Facebook gave us no email address/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Send a code to this address' })).not.toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/double-checking your email/);
});

test('a workplace is called that, and not by the name of its connection', () => {
  open(states.addressOfWorkplace);
  expect(screen.getByText(/^Your workplace gave us the address/)).toBeInTheDocument();
});

test('owner: a workplace is named within the sentence', () => {
  open(states.ownerOfWorkplace);
  expect(screen.getByText(/log in through your workplace too\.$/)).toBeInTheDocument();
});

test.each([
  [states.wrongCode, /isn’t the code.*You have 3\stries left/],
  [states.codeExpired, /can’t be used any more/],
])('code: a refused one is described, and another one can be sent, %#', (state, problem) => {
  open(state);
  expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(problem);
  expect(formOf('Continue')).toEqual({
    method: 'post',
    action: '/auth/pending-sign-in/code',
    fields: ['pendingSignIn', 'code'],
  });
  expect(formOf('Send a new code')).toEqual({
    method: 'post',
    action: '/auth/pending-sign-in/address',
    fields: ['pendingSignIn'],
  });
});

test('owner: the account is connected by its password or by its other company, or the login goes on without', () => {
  open(states.owner);
  expect(screen.getByText(/There’s an account with the address g•••@people/)).toBeInTheDocument();
  expect(formOf('Connect and log in')).toEqual({
    method: 'post',
    action: '/auth/pending-sign-in/owner',
    fields: ['pendingSignIn', 'password'],
  });
  expect(screen.getByRole('link', { name: 'Confirm it with Apple' })).toHaveAttribute(
    'href',
    '/auth/with/apple',
  );
  expect(formOf('Go back without connecting')).toEqual({
    method: 'post',
    action: '/auth/pending-sign-in/dismissal',
    fields: ['pendingSignIn'],
  });
});

test('the account has another address now: says which, and how its owner brings the former one back', () => {
  open(states.ownerWithNewAddress);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('That account has a new address');
  expect(screen.getByText(/g•••@people.*now has n•••@example\.com/)).toBeInTheDocument();
  expect(screen.getByText(/link that brings it back/)).toBeInTheDocument();
  expect(formOf('Connect and log in').fields).toEqual(['pendingSignIn', 'password']);
});

test('owner without a password: the companies alone are offered', () => {
  open(states.ownerWithoutPassword);
  expect(screen.getByText('Confirm that it’s yours with')).toBeInTheDocument();
  expect(screen.queryByLabelText('Password of that account')).not.toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: /^Confirm it with/ })).toHaveLength(2);
});

test('a wrong password is the description of the field', () => {
  open(states.wrongPassword);
  expect(screen.getByLabelText('Password of that account')).toHaveAccessibleDescription(/isn’t the password/);
});

test.each([
  [states.tooManyAttempts, 'Let’s pause for a moment'],
  [states.passwordTriesUsedUp, 'Log in with a code first'],
  [states.wrongIdentity, 'That belongs to another account'],
  [states.companyFailed, 'That didn’t work'],
  [states.waitForCode, 'The last code is still on its way'],
  [states.fromElsewhere, 'Please start from here'],
  [states.lastCode, 'The last code is still on its way'],
  [states.noCodeNow, 'No code can be used right now'],
  [states.logInAgain, 'Let’s pause for a moment'],
])('says above the fields what went wrong, where the page begins to be read, %#', (state, name) => {
  open(state);
  const notice = screen.getByRole('group', { name });
  expect(notice).toHaveAttribute('tabindex', '-1');
});

test('owner: a forgotten password has a way out', () => {
  open(states.owner);
  expect(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
    'href',
    links.forgotPassword,
  );
});

test.each([
  [states.over, 'There is nothing left to answer'],
  [states.taken, 'That company is connected already'],
  [states.ofAnother, 'This login has an account by now'],
  [states.accessEnded, 'Please log in once more'],
])('nothing is asked any more: says why, and links to log in, %#', (state, title) => {
  open(state);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
});

test('too many attempts: says how long to wait', () => {
  open(states.tooManyAttempts);
  expect(screen.getByText(/Try again in 12 minutes\./)).toBeInTheDocument();
});

test.each([
  [states.lastCode, /the last one for this login\..*log in again in 42\sminutes/],
  [states.noCodeNow, /a new one in 8\sminutes\. Until then we keep this question for you/],
  [states.logInAgain, /ends before you can try again\..*log in again in 42\sminutes/],
  [states.logInAgainForCode, /ends before you can try again\..*log in again in 42\sminutes/],
])('a wait says when to go on, here or by another login, and blames no one, %#', (state, text) => {
  open(state);
  const notice = screen.getByText(text);
  expect(notice).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('no code can be used: there is no field for one, and a new one can be asked for while the question is open', () => {
  open(states.noCodeNow);
  expect(screen.queryByLabelText('Code')).not.toBeInTheDocument();
  expect(formOf('Send a new code').action).toBe('/auth/pending-sign-in/address');
  cleanup();
  open(states.logInAgainForCode);
  expect(screen.queryByLabelText('Code')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Send a new code' })).not.toBeInTheDocument();
  expect(formOf('Start again').action).toBe('/auth/pending-sign-in/dismissal');
  cleanup();
  open(states.lastCode);
  expect(screen.getByLabelText('Code')).toBeInTheDocument();
});

test('used-up passwords: leads to log in with a code, and back', () => {
  open(states.passwordTriesUsedUp);
  expect(screen.getByRole('link', { name: 'Log in with a code' })).toHaveAttribute('href', links.logInByCode);
});

test('a workplace that is to be connected: says who can open the account then', () => {
  open(states.ownerOfWorkplace);
  expect(screen.getByText(/manage logins at your workplace can open this account too/)).toBeInTheDocument();
});
