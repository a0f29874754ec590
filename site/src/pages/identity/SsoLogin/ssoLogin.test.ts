import { expect, test } from 'vitest';
import { openedCard } from './cards.ts';
import { page } from './page.ts';
import {
  cardOpened,
  lookupAnswered,
  lookupOffline,
  lookupRequested,
  lookupResumed,
  ssoLogin,
  type SsoLoginFacts,
} from './ssoLogin.ts';

const search = { term: 'Acorn' };
const submitting = ssoLogin(
  openedCard('sso-login'),
  lookupRequested({ address: '/sso-login?step=sso-login', search }),
);

test('what was typed stands in each state of a look-up', () => {
  expect(submitting).toEqual({ status: 'submitting', purpose: 'logIn', values: search, problems: {} });
  const offline = ssoLogin(submitting, lookupOffline());
  expect(offline).toMatchObject({ status: 'offline', values: search });
  expect(ssoLogin(offline, lookupResumed())).toEqual(submitting);
  expect(ssoLogin(submitting, lookupAnswered({ status: 'notFound', lookupType: 'name' }))).toEqual({
    status: 'notFound',
    lookupType: 'name',
    purpose: 'logIn',
    values: search,
    problems: {},
  });
  expect(ssoLogin(submitting, lookupAnswered({ status: 'ready', problems: { term: 'invalid' } }))).toEqual({
    status: 'ready',
    purpose: 'logIn',
    values: search,
    problems: { term: 'invalid' },
  });
});

test('a look-up to connect the workplace stays one, whatever its answer', () => {
  const address = '/sso-login?step=sso-login&intent=link';
  const connecting = ssoLogin(openedCard('connect-workplace'), lookupRequested({ address, search }));
  expect(connecting).toMatchObject({ status: 'submitting', purpose: 'connect' });
  expect(ssoLogin(connecting, lookupAnswered({ status: 'unavailable' }))).toMatchObject({
    status: 'unavailable',
    purpose: 'connect',
  });
});

test('an answer that comes after the visitor went back is dropped', () => {
  const question = ssoLogin(submitting, cardOpened('connected-to-sso'));
  expect(question).toEqual({ status: 'connectedToSso' });
  expect(ssoLogin(question, lookupAnswered({ status: 'unavailable' }))).toBe(question);
});

test.each<[SsoLoginFacts, string]>([
  [{ status: 'existingAccount' }, 'sso login'],
  [{ status: 'connectedToSso' }, 'sso login'],
  [openedCard('sso-login'), 'Organization Lookup'],
  [openedCard('connect-workplace'), 'Organization Lookup'],
  [
    { status: 'notFound', lookupType: 'name', purpose: 'logIn', values: search, problems: {} },
    'Organization Lookup',
  ],
])('the page in state %j is viewed as %s', (facts, name) => {
  expect(page.view?.(facts)).toEqual({ name });
});
