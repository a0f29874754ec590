import { expect, test } from 'vitest';
import {
  answerLink,
  forgottenAtQuestionLink,
  logInBeforeQuestionLink,
  provingLinks,
} from './fromQuestion.ts';
import { logInToConnectLink } from './logInToConnectLink.ts';
import { page as saveExternalAuth } from './SaveExternalAuth/page.ts';
import { page as ssoAccountLink } from './SsoAccountLink/page.ts';

const choices = { redirectOnSuccess: '/plans', plan: 'B2CANNUAL', voucher: 'SLEEP30', country: 'DE' };
const redirectUrl = 'https://app.stillpoint.example/meditation/7';
const asked = { pendingSignIn: 'a1', connection: 'acorn', email: 'a•••@acorn.example', choices };

test('the form for a forgotten password keeps what the sign-in was begun for, and comes back to the question', () => {
  const link = forgottenAtQuestionLink('de', choices);
  const { pathname, searchParams } = new URL(link, 'https://www.stillpoint.example');
  expect(pathname).toBe('/de/login/forgot-password');
  expect(Object.fromEntries(searchParams)).toEqual({ ...choices, from: 'linking-question' });
});

test('the login before the question keeps the plan, and leads back to the question with all that was chosen', () => {
  const { pathname, searchParams } = new URL(
    logInBeforeQuestionLink('de', choices),
    'https://www.stillpoint.example',
  );
  expect(pathname).toBe('/de/login');
  const { redirectOnSuccess = '', ...kept } = Object.fromEntries(searchParams);
  expect(kept).toEqual({ plan: 'B2CANNUAL', voucher: 'SLEEP30', country: 'DE' });
  const question = new URL(redirectOnSuccess, 'https://www.stillpoint.example');
  expect(question.pathname).toBe('/de/sso-account-link');
  expect(Object.fromEntries(question.searchParams)).toEqual(choices);
});

test('the login before a workplace is connected leads to that page with all that was chosen, a deep link as well', () => {
  const link = logInToConnectLink('de', { ...choices, redirectUrl });
  const { pathname, searchParams } = new URL(link, 'https://www.stillpoint.example');
  expect(pathname).toBe('/de/login');
  const { redirectOnSuccess = '', ...kept } = Object.fromEntries(searchParams);
  // A log-in would follow the deep link at once.
  expect(kept).toEqual({ plan: 'B2CANNUAL', voucher: 'SLEEP30', country: 'DE', from: 'connecting' });
  const identities = new URL(redirectOnSuccess, 'https://www.stillpoint.example');
  expect(identities.pathname).toBe('/de/manage-identities');
  expect(Object.fromEntries(identities.searchParams)).toEqual({ ...choices, redirectUrl });
});

test('a login that leads back to a question follows no deep link before, and the question’s page knows it', () => {
  const link = logInBeforeQuestionLink('en', { redirectUrl });
  const { searchParams } = new URL(link, 'https://www.stillpoint.example');
  expect([...searchParams.keys()]).toEqual(['redirectOnSuccess']);
  const question = new URL(searchParams.get('redirectOnSuccess') ?? '', 'https://www.stillpoint.example');
  expect(question.pathname).toBe('/sso-account-link');
  expect(Object.fromEntries(question.searchParams)).toEqual({ redirectUrl });
});

test('the form for a forgotten password keeps a deep link: its login leads to the question first', () => {
  const { searchParams } = new URL(
    forgottenAtQuestionLink('en', { redirectUrl }),
    'https://www.stillpoint.example',
  );
  expect(Object.fromEntries(searchParams)).toEqual({ redirectUrl, from: 'linking-question' });
});

test('the forms of a question lead back to it with what the sign-in was begun for', () => {
  const link = new URL(answerLink('owner', { ...choices, redirectUrl }), 'https://www.stillpoint.example');
  expect(link.pathname).toBe('/auth/pending-sign-in/owner');
  expect(Object.fromEntries(link.searchParams)).toEqual({ ...choices, redirectUrl });
  expect(answerLink('dismissal', {})).toBe('/auth/pending-sign-in/dismissal');
});

test('the ways to a company lead back to the question with what the sign-in was begun for, also from its bare address', () => {
  const { apple } = provingLinks({ language: 'de' }, { ...choices, redirectUrl }, 'form-1');
  const { pathname, searchParams } = new URL(apple, 'https://www.stillpoint.example');
  expect(pathname).toBe('/de/auth/with/apple');
  expect(Object.fromEntries(searchParams)).toEqual({
    ...choices,
    ...{ redirectUrl, intent: 'prove', pendingSignIn: 'form-1' },
  });
  expect(provingLinks({ language: 'en' }, {}, undefined).google).toBe('/auth/with/google?intent=prove');
});

test('the pages of both questions know what the sign-in was begun for', () => {
  const ofOwner = { asked: { ...asked, question: 'owner' as const } };
  const ofAccount = { asked: { ...asked, workplace: 'Acorn', connections: [], others: [] } };
  expect(saveExternalAuth.stateFrom(ofOwner).questionChoices).toEqual(choices);
  expect(ssoAccountLink.stateFrom(ofAccount).questionChoices).toEqual(choices);
  expect(ssoAccountLink.stateFrom({}).questionChoices).toEqual({});
});
