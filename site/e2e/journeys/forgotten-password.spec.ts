import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { newPerson, type EntryPage, type NewPerson } from '../pages/EntryPage.ts';
import { waitForHydration } from '../pages/waitForHydration.ts';
import type { Sandbox } from '../pages/Sandbox.ts';

const another = 'a-new-password-2026';

/** Signs a new person up and out again. */
async function makeAccount(page: Page, entry: EntryPage): Promise<NewPerson> {
  await page.goto('/register?redirectOnSuccess=%2Fplans');
  const person = await entry.signUp(newPerson());
  await page.waitForURL(({ pathname }) => pathname === '/plans');
  await page.request.post('/logout', { headers: { origin: new URL(page.url()).origin } });
  return person;
}

/** The link to a new password in the newest mail with one. */
async function linkTo(sandbox: Sandbox, email: string): Promise<string> {
  const mails = await sandbox.waitForMails(email, 1);
  const links = mails.flatMap(({ html }) => [...html.matchAll(/href="([^"]*[?&;]token=[^"]*)"/g)]);
  const [, link = ''] = links[0] ?? [];
  return link.replaceAll('&amp;', '&');
}

async function choose(page: Page, password: string, confirmation: string) {
  await page.locator('main [name=password]').fill(password);
  await page.locator('main [name=confirmation]').fill(confirmation);
  await page.locator('main form button[type=submit]').click();
}

test('an address that was typed and not sent stands in the form for a new password, and in no address', async ({
  page,
}) => {
  await page.goto('/login');
  const email = page.locator('main [name=email]');
  await waitForHydration(email);
  await email.fill('nora@demo.stillpoint.example');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL(/\/login\/forgot-password$/);
  await expect(email).toHaveValue('nora@demo.stillpoint.example');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('an address that was typed stands in each form that is opened instead, in another language too', async ({
  page,
}) => {
  await page.goto('/de/register');
  const email = page.locator('main [name=email]');
  await waitForHydration(email);
  await email.fill('nora@demo.stillpoint.example');
  await page.getByRole('banner').getByRole('link', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL(/\/de\/login$/);
  await expect(email).toHaveValue('nora@demo.stillpoint.example');

  await page.getByRole('banner').locator('summary').click();
  await page.getByRole('banner').getByRole('button', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page).not.toHaveURL(/\/de/);
  await expect(email).toHaveValue('nora@demo.stillpoint.example');

  await page.goto('/login-pages');
  await waitForHydration(email);
  await email.fill('sami@demo.stillpoint.example');
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(page.locator('main [autocomplete=current-password]')).toBeVisible();
  await expect(email).toHaveValue('sami@demo.stillpoint.example');
});

for (const { name, prefix, words } of [
  {
    name: 'English',
    prefix: '',
    words: {
      forgot: 'Forgot your password?',
      sent: 'Check your inbox',
      saved: 'Your new password is saved',
    },
  },
  {
    name: 'German',
    prefix: '/de',
    words: {
      forgot: 'Passwort vergessen?',
      sent: 'Schau in dein Postfach',
      saved: 'Dein neues Passwort ist gespeichert',
    },
  },
]) {
  test(`a forgotten password is replaced by the link of a mail, in ${name}, and leads on to where the visitor wanted to go`, async ({
    page,
    entry,
    sandbox,
  }) => {
    const { email } = await makeAccount(page, entry);
    await page.goto(`${prefix}/login?redirectOnSuccess=%2Fsubscription`);
    const refused = page.waitForResponse((answer) => new URL(answer.url()).pathname === `${prefix}/login`);
    await entry.logIn({ email, password: 'not-this-one-2026' });
    expect((await refused).status()).toBe(401);
    await page.getByRole('link', { name: words.forgot }).click();
    // Without the address, which stands in the form.
    await expect(page).toHaveURL(/\/login\/forgot-password\?redirectOnSuccess=[^&]*$/);
    await expect(page.locator('main [name=email]')).toHaveValue(email);
    await entry.submit.click();
    await expect(page.getByRole('heading', { name: words.sent })).toBeVisible();
    await expect(page).toHaveTitle(`${words.sent} · Stillpoint`);

    const link = await linkTo(sandbox, email);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url(), request.headers().referer ?? ''));
    // The link opens in the language of the page that asked for it.
    expect(new URL(link).pathname).toBe(`${prefix}/login/forgot-password/new`);
    await page.goto(link);
    await expect(page).toHaveURL(/\/login\/forgot-password\/new\?redirectOnSuccess=[^&]*$/);
    await choose(page, another, 'another-one-2026');
    await expect(page.locator('main [name=confirmation]')).toHaveAttribute('aria-invalid', 'true');
    await choose(page, another, another);
    await expect(page.getByRole('heading', { name: words.saved })).toBeVisible();
    // The first request alone has the token.
    expect(asked.filter((address) => address.includes('token='))).toHaveLength(1);

    await page.getByRole('main').getByRole('link').first().click();
    await entry.logIn({ email, password: another });
    await page.waitForURL(({ pathname }) => pathname === '/subscription');
    await page.goto(link);
    await expect(page.getByRole('heading', { name: /no longer works|gilt nicht mehr/ })).toBeVisible();
    await sandbox.waitForMails(email, 2);
  });
}

test('a password that was forgotten at the question of a workplace leads back to it, and to the link into the app once it is over', async ({
  page,
  entry,
  company,
  sandbox,
}) => {
  const { email } = await entry.haveAccount();
  const deepLink = `${sandbox.origin}/deep-link/forgotten?night=1`;
  await page.goto(`/sso-login?step=sso-login&redirectUrl=${encodeURIComponent(deepLink)}`);
  await company.lookUp('Acorn');
  await company.answer('worker-alma');
  await expect(page).toHaveURL(/\/sso-account-link$/);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.locator('main [name=email]').fill(email);
  await entry.submit.click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  await page.goto(await linkTo(sandbox, email));
  await choose(page, another, another);
  await expect(page.getByRole('heading', { name: 'Your new password is saved' })).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/sso-account-link\?redirectUrl=/);

  await page.goBack();
  await page.context().clearCookies({ name: 'pendingSignIn' });
  const login = new URL(page.url());
  await page.goto(`/login${login.search}`);
  await entry.logIn({ email, password: another });
  await expect(page).toHaveURL(deepLink);
});

test('an address without an account gets the same answer, and no mail', async ({ page, entry, sandbox }) => {
  const { email } = newPerson();
  await page.goto('/login/forgot-password');
  await page.locator('main [name=email]').fill(email);
  await entry.submit.click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  expect(await sandbox.mailsTo(email)).toEqual([]);
});

test('a link for another account than the one that is logged in: nothing opens before a person has chosen', async ({
  page,
  entry,
  sandbox,
}) => {
  const { email } = await makeAccount(page, entry);
  await page.goto('/login/forgot-password');
  await page.locator('main [name=email]').fill(email);
  await entry.submit.click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  const link = await linkTo(sandbox, email);
  await page.goto('/login?redirectOnSuccess=%2Fplans');
  await entry.logInAs('sami');
  await page.waitForURL(({ pathname }) => pathname === '/plans');

  await page.goto(link);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Is this for you?');
  await expect(main).toContainText('sami@demo.stillpoint.example');
  await expect(main).toContainText('•••@');
  await expect(main).not.toContainText(email);
  await main.getByRole('link', { name: 'Stay logged in' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/');
  await expect.poll(() => entry.userId()).toBeTruthy();

  await page.goto(link);
  await main.getByRole('button', { name: 'Log out and continue' }).click();
  await expect(page).toHaveURL(/\/login\/forgot-password\/new$/);
  await choose(page, another, another);
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(page.locator('main [name=email]')).toBeVisible();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the three steps are forms and pages', async ({ page, entry, sandbox }) => {
    const { email } = await makeAccount(page, entry);
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.locator('main [name=email]').fill('nobody');
    await entry.submit.click();
    await expect(page.locator('main [name=email]')).toHaveAttribute('aria-invalid', 'true');
    await page.locator('main [name=email]').fill(email);
    await entry.submit.click();
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();

    await page.goto(await linkTo(sandbox, email));
    await choose(page, 'short', 'short');
    await expect(page.locator('main [name=password]')).toHaveAttribute('aria-invalid', 'true');
    await choose(page, another, another);
    await expect(page.getByRole('heading', { name: 'Your new password is saved' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await entry.logIn({ email, password: another });
    await expect.poll(() => entry.userId()).toBeTruthy();
  });
});
