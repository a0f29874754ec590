import { expect, test } from 'vitest';
import type { Action } from 'redux';
import { ssoLoginAnalytics } from './analyticsRows.ts';
import { cardOpened, lookupAnswered, lookupRequested, type WithSsoLogin } from './ssoLogin.ts';

const organisation = { name: 'Acorn', connection: 'acorn' };

function countedOf(action: Action, term = '') {
  const state: WithSsoLogin = {
    ssoLogin: { status: 'ready', purpose: 'logIn', values: { term }, problems: {} },
  };
  return ssoLoginAnalytics
    .filter(({ matches }) => matches(action))
    .flatMap(({ eventsOf }) => eventsOf(action, state));
}

test('each card is the view of a screen', () => {
  expect(countedOf(cardOpened('sso-login'))).toEqual([{ type: 'screenView', name: 'Organization Lookup' }]);
  expect(countedOf(cardOpened('connect-workplace'))).toEqual([
    { type: 'screenView', name: 'Organization Lookup' },
  ]);
  expect(countedOf(cardOpened('connected-to-sso'))).toEqual([{ type: 'screenView', name: 'sso login' }]);
});

test('a found organisation is counted by the domain of the address, never by the address', () => {
  const found = lookupAnswered({ status: 'found', lookupType: 'domain', organisation });
  expect(countedOf(found, 'alma.keller@acorn.example')).toEqual([
    {
      type: 'ssoConnectionLookup',
      name: 'SSO Connection Found',
      lookupTerm: 'acorn.example',
      lookupType: 'domain',
    },
  ]);
});

test('an organisation that was not found is counted by its name', () => {
  expect(countedOf(lookupAnswered({ status: 'notFound', lookupType: 'name' }), 'Oak & Sons')).toEqual([
    {
      type: 'ssoConnectionLookup',
      name: 'SSO Connection Not Found',
      lookupTerm: 'Oak & Sons',
      lookupType: 'name',
    },
  ]);
});

test('a look-up without a result is not counted', () => {
  expect(countedOf(lookupAnswered({ status: 'unavailable' }), 'Oak')).toEqual([]);
  expect(countedOf(lookupRequested({ address: '/sso-login', search: { term: 'Oak' } }))).toEqual([]);
});
