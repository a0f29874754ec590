import { expect, test } from 'vitest';
import { cleanup, render, screen, within } from '@testing-library/react';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { Account } from './Account.tsx';
import { accountStates as states } from './Account.states.ts';
import type { AccountState } from './AccountState.ts';
import { sampleAccountLinks } from './sampleAccountLinks.ts';

function open(state: AccountState) {
  render(<Account frame={sampleFrame} state={state} links={sampleAccountLinks} />);
}

const card = (name: string) => within(screen.getByRole('region', { name }));
const rowsOf = (name: string) =>
  card(name)
    .getAllByRole('listitem')
    .map((row) => row.textContent);

/** What a button sends where, natively. */
function formOf(name: string) {
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name });
  const fields = Array.from(form?.elements ?? []).flatMap((field) =>
    field instanceof HTMLInputElement || field instanceof HTMLSelectElement
      ? [[field.name, field.value] as const]
      : [],
  );
  return { method: form?.method, action: form?.getAttribute('action'), fields: Object.fromEntries(fields) };
}

test('open: who the person is, how and where the account is logged in', () => {
  open(states.open);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Hello, Alex');
  expect(screen.getByText('Here since 3 November 2024. Everything here is yours to change.')).toBeVisible();
  expect(rowsOf('You')).toEqual([
    'Alex MorganYour nameChange',
    'alex.morgan@gmail.com ConfirmedYour emailChange',
    'EnglishFor our emailsChange',
    'News and offersOffA calm email now and thenTurn on',
  ]);
  expect(rowsOf('Logging in')).toEqual([
    'PasswordChanged on 12\u00a0August 2026Change',
    'PasskeysYou have 2 passkeysManage',
    'Second stepOffManage',
    'Connected accountsApple and GoogleManage',
  ]);
  expect(rowsOf('Where you’re logged in')).toEqual([
    'Safari on iPhoneThis oneLogged in on 22\u00a0NovemberLog out',
    'Firefox on WindowsLogged in on 21\u00a0NovemberLast used 12\u00a0hours agoLog out',
    'Everywhere elseOnly this browser stays logged inLog out',
  ]);
});

test('a person without a name is greeted, and reads that none was told', () => {
  open(states.unnamed);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Hello$/);
  expect(rowsOf('You')[0]).toBe('Not added yetYour nameChange');
});

test('each change is a link to its form, or to its page', () => {
  open(states.open);
  for (const [name, href] of [
    ['Change your name', '/user?change=names'],
    ['Change your email', '/user?change=email'],
    ['Change your language', '/user?change=language'],
    ['Change your password', '/user?change=password'],
    ['Manage the second step', '/user/second-factor'],
    ['Manage connected accounts', '/manage-identities'],
    ['Open your subscription', '/subscription'],
    ['Open your moments', '/moments'],
  ] as const) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  }
});

test('a change of one press posts natively, and names whom the page was drawn for', () => {
  open(states.open);
  const post = { method: 'post', action: '/user' };
  const userId = 'b7f1';
  expect(formOf('Turn on news and offers')).toEqual({
    ...post,
    fields: { userId, change: 'marketing', marketingEmails: 'on' },
  });
  expect(formOf('Log out Firefox on Windows')).toEqual({
    ...post,
    fields: { userId, change: 'endSession', session: '5f0c1a52-2222-4d53-9a55-2f6a4c0f1d10' },
  });
  expect(formOf('Log out everywhere else')).toEqual({
    ...post,
    fields: { userId, change: 'endOtherSessions' },
  });
  expect(formOf('Log out')).toEqual({ method: 'post', action: '/logout', fields: {} });
});

test('news that are on can be turned off', () => {
  open(states.marketingOn);
  expect(formOf('Turn off news and offers').fields).toMatchObject({ marketingEmails: 'off' });
});

test('a single browser has nothing else to be logged out of', () => {
  open(states.newAccount);
  expect(rowsOf('Where you’re logged in')).toHaveLength(1);
  expect(screen.queryByText('Confirmed')).not.toBeInTheDocument();
});

test('a browser is called by what is known of it', () => {
  open(states.longest);
  const [, ...others] = rowsOf('Where you’re logged in');
  expect(others.map((row) => row.split('Logged')[0])).toEqual([
    'Samsung Internet on Android',
    'A browser on Mac',
    'Opera',
    'A browser we don’t know',
    'Everywhere elseOnly this browser stays logged inLog out',
  ]);
});

test('a workplace is called by its name', () => {
  open(states.longest);
  expect(rowsOf('Logging in')).toContain(
    'Connected accountsApple, Google, Personify Health and Acorn InsuranceManage',
  );
});

test('a log-in of another year tells its year', () => {
  open(states.longest);
  expect(rowsOf('Where you’re logged in')).toContain(
    'A browser on MacLogged in on 30\u00a0December 2025Last used on 20\u00a0NovemberLog out',
  );
});

test('names: the form stands in the place of the row, with what was typed and what is wrong', () => {
  open(states.namesRefused);
  expect(formOf('Save')).toEqual({
    method: 'post',
    action: '/user?change=names',
    fields: { userId: 'b7f1', change: 'names', firstName: '', lastName: 'www.example.com' },
  });
  expect(screen.getByLabelText('First name')).toHaveAccessibleDescription(/We need your first name/);
  expect(screen.getByLabelText('Last name')).toHaveAccessibleDescription(/looks like a web or email address/);
  expect(screen.queryByRole('link', { name: 'Change your name' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/user');
});

test('language: the languages by their own names', () => {
  open(states.languageOpen);
  expect(formOf('Save').fields).toMatchObject({ change: 'language', language: 'en' });
  expect(screen.getByRole('option', { name: 'Deutsch' })).toHaveAttribute('lang', 'de');
});

test.each([
  [states.passwordMissing, 'Your current password', /We need your current password/],
  [states.passwordWrong, 'Your current password', /That isn’t your password/],
  [states.passwordRefused, 'New password', /at least 8 characters/],
  [states.passwordRefused, 'New password again', /make sure the passwords match/],
  [states.passwordWithSpace, 'New password', /cannot start with a space/],
  [states.codeMissing, 'Code from the email', /We need the six digits/],
  [states.codeWrong, 'Code from the email', /That isn’t the code.*\b1\stry left/],
  [states.codeExpired, 'Code from the email', /can’t be used any more/],
])('password: what is wrong is the description of its field, %#', (state, label, words) => {
  open(state);
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(words);
  expect(screen.getByLabelText(label)).toHaveValue('');
});

test('password: a forgotten one is reset by mail', () => {
  open(states.passwordOpen);
  expect(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
    'href',
    '/login/forgot-password',
  );
});

test('first password: a code is mailed, and asked for in place of the current password', () => {
  open(states.codeToSend);
  expect(formOf('Send me a code').fields).toEqual({ userId: 'b7f1', change: 'passwordCode' });
  expect(screen.queryByLabelText('Your current password')).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Code from the email')).not.toBeInTheDocument();
  expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/user');
});

test('first password: says where the code was sent', () => {
  open(states.codeSent);
  expect(screen.getByText('a•••@', { exact: false })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send a new code' })).toBeVisible();
});

test('a name that is kept elsewhere is not offered to be changed', () => {
  open(states.namesElsewhere);
  expect(screen.getByText('Alex Morgan')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Change your name' })).toBeNull();
});

test('a password that is kept elsewhere is not offered to be changed', () => {
  open(states.passwordElsewhere);
  expect(rowsOf('Logging in')).toEqual(['Connected accountsNone yetManage']);
});

test.each([
  [states.emailMissing, 'New email', /We need your email/],
  [states.emailMissing, 'Your current password', /We need your current password/],
  [states.emailInvalid, 'New email', /Hmm, try double-checking your email/],
  [states.emailSame, 'New email', /the email you have already/],
  [states.emailTooSoon, 'New email', /You can have a new code in 1\sminute/],
  [states.emailPasswordWrong, 'Your current password', /That isn’t your password/],
  [states.emailCodeMissing, 'Code from the email', /We need the six digits/],
  [states.emailCodeWrong, 'Code from the email', /That isn’t the code.*\b3\stries left/],
  [states.emailCodeExpired, 'Code from the email', /can’t be used any more/],
])('email: what is wrong is the description of its field, %#', (state, label, words) => {
  open(state);
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(words);
});

test('email: asks for the new one and the current password, where there is one', () => {
  open(states.emailPasswordWrong);
  expect(formOf('Send me a code').fields).toEqual({
    ...{ userId: 'b7f1', change: 'email' },
    ...{ email: 'alex@morgan.example', present: '' },
  });
});

test('email: one that looks mistyped is asked about once, beside what was probably meant', () => {
  open(states.emailSuggested);
  expect(screen.getByLabelText('New email')).toHaveAccessibleDescription(
    /Nothing has been sent yet. Did you mean alex@gmail.com\? If it’s right/,
  );
  expect(formOf('Send me a code').fields).toMatchObject({
    email: 'alex@gmial.com',
    suggestionSeen: 'alex@gmial.com',
  });
});

test('email: without a password, a recent log-in is enough, and an old one is confirmed first', () => {
  const { unmount } = render(
    <Account frame={sampleFrame} state={states.emailWithoutPassword} links={sampleAccountLinks} />,
  );
  expect(formOf('Send me a code').fields).not.toHaveProperty('present');
  unmount();
  open(states.emailConfirmFirst);
  expect(formOf('Send me a code').fields).toEqual({ userId: 'b7f1', change: 'confirmOwner' });
  expect(screen.getByRole('button', { name: 'Send me a code' })).toHaveValue('code');
  expect(card('You').queryByRole('link', { name: /^Confirm/ })).not.toBeInTheDocument();
  expect(screen.queryByLabelText('New email')).not.toBeInTheDocument();
});

test('a new email waits for its code, which can be sent again, or be called off', () => {
  open(states.emailWaiting);
  expect(card('You').getByText('Your new email is waiting')).toBeVisible();
  expect(formOf('Confirm').fields).toEqual({ userId: 'b7f1', change: 'confirmEmail', code: '' });
  expect(formOf('Send a new code').fields).toEqual({ userId: 'b7f1', change: 'newEmailCode' });
  expect(formOf('Cancel: keep your email').fields).toEqual({ userId: 'b7f1', change: 'keepEmail' });
});

test.each([
  [states.emailTaken, /Another account has this email/],
  [states.emailNotWaiting, /can’t be used any more/],
])('an email that did not become the account’s is announced, %#', (state, words) => {
  open(state);
  expect(screen.getByRole('alert')).toHaveTextContent(words);
});

test.each([
  [states.namesSaved, 'Your name is saved.'],
  [states.emailKept, 'Your email stays as it is.'],
  [states.emailConfirmed, 'Your email is confirmed. You’re logged out everywhere else.'],
  [states.emailSaved, 'Your new email is confirmed. We’ve sent a note to your old one.'],
  [states.languageSaved, 'Your language is saved.'],
  [states.marketingOn, 'From now on, you’ll hear from us now and then.'],
  [states.marketingOff, 'We won’t send you news and offers any more.'],
  [states.passwordSaved, 'Your new password is saved. You’re logged out everywhere else.'],
  [states.browserLoggedOut, 'That browser is logged out.'],
  [states.othersLoggedOut, 'You’re logged out everywhere else.'],
])('says what was changed, as a status, %#', (state, words) => {
  open(state);
  expect(screen.getByRole('status')).toHaveTextContent(words);
});

test('another code: one that was just sent is said with its field, and one too soon in its row', () => {
  open(states.emailWaiting);
  expect(screen.getByLabelText('Code from the email')).toHaveAccessibleDescription('Sent just now');

  cleanup();
  open(states.emailCodeTooSoon);
  const [alert, ...others] = screen.getAllByRole('alert');
  expect(alert).toHaveTextContent('You can have a new code in 1 minute.');
  expect(others).toEqual([]);
});

test('too many attempts: says how long to wait', () => {
  open(states.tooManyAttempts);
  expect(screen.getByRole('group', { name: 'Let’s pause for a moment' })).toHaveAccessibleDescription(
    /Try again in 15 minutes\./,
  );
});

test('an email that was never confirmed says so, and a code is mailed by one press', () => {
  open(states.newAccount);
  expect(card('You').getByText('Not confirmed yet')).toBeVisible();
  expect(formOf('Confirm your email')).toEqual({
    method: 'post',
    action: '/user',
    fields: { userId: 'b7f1', change: 'ownEmailCode' },
  });
});

test('the code that confirms the email is typed in its place', () => {
  open(states.unconfirmedCodeWrong);
  expect(screen.getByLabelText('Code from the email')).toBeInvalid();
  expect(screen.getByLabelText('Code from the email')).toHaveAccessibleDescription(
    /That isn’t the code.*\b4\stries left/,
  );
  expect(formOf('Confirm').fields).toEqual({ userId: 'b7f1', change: 'confirmOwnEmail', code: '' });
  expect(formOf('Send a new code').fields).toEqual({ userId: 'b7f1', change: 'ownEmailCode' });

  cleanup();
  open(states.unconfirmedCodeTooSoon);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

test('another account: offers to switch, and shows nothing of the account', () => {
  open(states.otherAccount);
  expect(formOf('Switch account').action).toBe('/logout?back=/user');
  expect(screen.queryByRole('region', { name: 'You' })).not.toBeInTheDocument();
});

test('password: each field has a button of its own name that shows it', () => {
  open(states.passwordOpen);
  const names = screen
    .getAllByRole('button', { name: /^Show/ })
    .map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(['Show current password', 'Show new password', 'Show repeated password']);
});
