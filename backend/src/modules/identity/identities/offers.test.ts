import { expect, test } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { identitySuite } from '../../../testing/identity-suite.ts';
import { newBrowser, newMember } from '../../../testing/members.ts';

const suite = identitySuite({ companies: true });
const { tables } = suite;

const offered = async (browser: Browser, page: string) =>
  (await browser.open(`/auth/connections?page=${page}`)).json<{
    data: { attributes: { connections: string[] } };
  }>().data.attributes.connections;

test('four companies are offered, five to a partner’s member, and fewer on two pages', async () => {
  const { browser, userId } = await newMember(suite.testApp);
  expect(await offered(browser, 'login')).toEqual(['apple', 'facebook', 'spotify', 'google']);
  expect(await offered(browser, 'bundleSpotify')).toEqual(['apple', 'facebook', 'google']);
  expect(await offered(browser, 'ssoAccountLink')).toEqual(['apple', 'facebook']);
  await tables().updateTable('accounts').set({ externalId: 'hub:1' }).where('id', '=', userId).execute();
  expect(await offered(browser, 'manageIdentities')).toEqual([
    'apple',
    'facebook',
    'spotify',
    'google',
    'personifyhealth',
  ]);
});

test('five are offered for a login in a browser that logged in by Personify Health last', async () => {
  const browser = newBrowser(suite.testApp);
  const five = ['apple', 'facebook', 'spotify', 'google', 'personifyhealth'];
  const onPage = async (page: string) =>
    (await browser.open(page)).json<{ facts: { connections: string[] } }>().facts.connections;
  browser.setCookie('lastLogin', 'google');
  expect(await onPage('/login')).toEqual(five.slice(0, 4));
  browser.setCookie('lastLogin', 'personifyhealth');
  expect(await onPage('/login')).toEqual(five);
  expect(await offered(browser, 'login')).toEqual(five);
  expect(await onPage('/register')).toEqual(five.slice(0, 4));
  const refused = await browser.post('/login', { email: 'nora@demo.stillpoint.example', password: '' });
  expect(refused.json()).toMatchObject({ facts: { connections: five } });
});
