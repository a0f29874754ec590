import { afterEach, expect, test } from 'vitest';
import type { UnknownAction } from 'redux';
import { runSaga, stdChannel } from 'redux-saga';
import { emailCarried } from '../../src/pages/identity/emailCarried.ts';
import { forgotPassword } from '../../src/pages/identity/ForgotPassword/forgotPassword.ts';
import { login } from '../../src/pages/identity/login.ts';
import { signUp } from '../../src/pages/identity/signUp.ts';
import { viewChosen } from '../../src/pages/identity/SignUpOrLogin/signUpOrLogin.ts';
import { createTypedEmail } from '../../src/services/typedEmail.ts';
import { watchTypedEmail } from './watchTypedEmail.ts';

const email = 'nora@example.com';

afterEach(() => {
  document.body.innerHTML = '';
  sessionStorage.clear();
});

/** Opens a page with a form, in the tab of the page before. */
function openPage() {
  document.body.innerHTML = '<main><form><input name="email"></form><a></a></main>';
  const said: UnknownAction[] = [];
  const channel = stdChannel<UnknownAction>();
  const task = runSaga(
    {
      channel,
      context: { typedEmail: createTypedEmail(window) },
      dispatch: (action: UnknownAction) => said.push(action),
    },
    watchTypedEmail,
  );
  function press(href: string, typed: string) {
    const field = document.querySelector('input');
    const link = document.querySelector('a');
    if (field) field.value = typed;
    link?.setAttribute('href', href);
    // The test's document cannot follow links.
    if (link) link.onclick = () => false;
    link?.click();
  }
  return {
    said,
    press,
    tell: (action: UnknownAction) => {
      channel.put(action);
    },
    leave: (href: string, typed: string) => {
      press(href, typed);
      task.cancel();
    },
  };
}

test.each([
  '/login',
  '/register?plan=B2CMONTHLY',
  '/login/forgot-password?redirectOnSuccess=%2Fplans',
  '/fr/login-pages?view=login',
  '/de/register',
])('an address that was typed stands in the form at %s, once', (href) => {
  openPage().leave(href, email);
  expect(openPage().said).toEqual([emailCarried({ email })]);
  expect(openPage().said).toEqual([]);
});

test.each([
  ['/terms-and-conditions', email],
  ['/login', ''],
  ['/login', 'a-password-in-the-wrong-field'],
  ['/user/login', email],
])('a link to %s with “%s” in the field keeps nothing', (href, typed) => {
  openPage().leave(href, typed);
  expect(sessionStorage).toHaveLength(0);
});

test('where another form takes the place of this one, it has the address', () => {
  const { said, press, tell } = openPage();
  press('/login-pages?view=login', email);
  expect(said).toEqual([]);
  tell(viewChosen('login'));
  expect(said).toEqual([emailCarried({ email })]);
  expect(sessionStorage).toHaveLength(0);
});

test('each form takes it, and shows nothing of the address that was there before', () => {
  const carried = emailCarried({ email });
  const blank = { status: 'ready', values: { email }, problems: {} } as const;
  const refused = { problems: { email: 'invalid' }, suggestion: 'sami@example.com' } as const;
  expect(login(undefined, carried)).toEqual(blank);
  expect(login({ ...blank, ...refused, status: 'wrongCredentials' }, carried)).toEqual(blank);
  expect(login({ ...blank, status: 'sessionEnded' }, carried)).toEqual({ ...blank, status: 'sessionEnded' });
  const values = { fullname: 'Nora Nightingale', email, marketingEmails: false };
  const signedUp = { ...blank, variant: 'defaultValueProps', values } as const;
  expect(signUp({ ...signedUp, ...refused, status: 'emailTaken' }, carried)).toEqual(signedUp);
  expect(forgotPassword(undefined, carried)).toEqual(blank);
});

test('a form that was sent before the script arrived is left as it is', () => {
  const sent = { status: 'sent', values: { email: 'sami@example.com' }, problems: {} } as const;
  expect(forgotPassword(sent, emailCarried({ email }))).toEqual(sent);
});
