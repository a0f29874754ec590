import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';

const session = { name: 'hsjwt' };

/** Opens a sign-in page with parameters. */
const open = (page: Page, parameters: Record<string, string>, path = '/login') =>
  page.goto(`${path}?${new URLSearchParams(parameters).toString()}`);

test('a login leads to no other company, whatever its address asks for', async ({ page, entry, sandbox }) => {
  const webApp = `${sandbox.origin}/web-app`;
  for (const redirectOnSuccess of ['//evil.example', 'https://stillpoint.example@evil.example/']) {
    await open(page, { redirectOnSuccess, redirectUrl: 'https://evil.example/app' });
    await entry.logInAs('vito');
    await expect(page).toHaveURL(webApp);
    await page.context().clearCookies(session);
  }
  await open(page, { redirectOnSuccess: '/user' });
  await entry.logInAs('vito');
  await expect(page).toHaveURL('/user');
  for (const redirectOnSuccess of [
    'https://evil.example/',
    'https://stillpoint.example.evil.example/',
    'https://evilstillpoint.example/',
    '/\\evil.example',
    '/%5C%5Cevil.example',
    '\thttps://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    `${sandbox.origin.replace('127.0.0.1', '127.0.0.2')}/web-app`,
  ]) {
    await open(page, { redirectOnSuccess });
    await expect(page).toHaveURL(webApp);
  }
});

test('a link into the app is followed once in a browser, and never one to another host', async ({
  page,
  entry,
  sandbox,
}) => {
  const link = `${sandbox.origin}/deep-link/sleep?night=1`;
  for (const destination of [link, '/plans']) {
    await open(page, { redirectUrl: link, redirectOnSuccess: '/plans' });
    await entry.logInAs('vito');
    await expect(page).toHaveURL(destination);
    await page.context().clearCookies(session);
  }
});

test('a login on the page with both forms stays on the site, and one for a second identity leads to the ways to log in', async ({
  page,
  entry,
}) => {
  await open(page, { view: 'login' }, '/login-pages');
  await entry.logInAs('vito');
  await expect(page).toHaveURL('/');
  await page.context().clearCookies(session);
  await open(page, { from: 'second-identity' });
  await entry.logInAs('vito');
  await expect(page).toHaveURL('/manage-identities');
});
