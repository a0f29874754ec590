import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { EntryPage } from '../pages/EntryPage.ts';
import { typedIsKept } from '../pages/typedIsKept.ts';

test('a voucher in the address is kept through sign-up, reload and change of language, and reduces the charge', async ({
  page,
  entry,
  checkout,
}) => {
  await page.goto('/plans?voucher=SLEEP30&country=DE');
  await page.locator('article[data-leading] a[data-variant=primary]').click();
  await entry.signUp();
  await page.waitForURL(/\/checkout\?/);
  await expect(checkout.summary).toContainText('SLEEP30');
  await page.reload();
  await expect(checkout.summary).toContainText('SLEEP30');
  await page.locator('header details summary').first().click();
  await page.locator('header button[value=de]').click();
  await expect(page).toHaveURL(/\/de\/checkout\?.*SLEEP30/);
  await expect(checkout.summary).toContainText('SLEEP30');
  await checkout.buyByCard();
  await expect(page.locator('main')).toContainText('48,99');
});

test('choices are kept on reload at each step', async ({ page, entry, checkout }) => {
  await page.goto('/plans?country=GB&voucher=BEWELL30');
  await page.reload();
  await page.getByRole('link', { name: 'Choose monthly' }).click();
  await expect(page).toHaveURL(/\/register\?.*plan=B2CMONTHLY/);
  await page.reload();
  await entry.signUp();
  await page.waitForURL(/\/checkout\?/);
  await expect(checkout.summary).toContainText('BEWELL30');
  await checkout.choosePlan('B2CFAMILYA2022');
  await expect(page).toHaveURL(/plan=B2CFAMILYA2022/);
  await page.reload();
  await expect(page.locator('[name=plan][value=B2CFAMILYA2022]')).toBeChecked();
  await expect(checkout.summary).toContainText('£74.99');
});

test('choices are kept on back and forward at each step', async ({ page, entry, checkout }) => {
  await page.goto('/plans?country=GB&voucher=BEWELL30');
  await page.getByRole('link', { name: 'Choose monthly' }).click();
  await expect(page).toHaveURL(/\/register\?/);
  await page.goBack();
  await expect(page).toHaveURL(/\/plans\?.*voucher=BEWELL30/);
  await page.goForward();
  await expect(page).toHaveURL(/\/register\?.*plan=B2CMONTHLY/);
  await entry.signUp();
  await page.waitForURL(/\/checkout\?/);
  await expect(checkout.summary).toContainText('£6.99');

  // Signed-in visitors who go back are not asked to sign up again.
  await page.goBack();
  await expect(page.locator('main')).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(/\/checkout\?.*plan=B2CMONTHLY/);
  await expect(checkout.summary).toContainText('BEWELL30');
  await expect(checkout.summary).toContainText('£6.99');
  await checkout.buyByCard();
  await expect(page.locator('main')).toContainText('£6.99');
});

test('the destination after login is kept through reload, change of language, and switching to sign-up', async ({
  page,
  entry,
}) => {
  await page.goto('/subscription');
  await expect(page).toHaveURL(/\/login\?redirectOnSuccess=%2Fsubscription/);
  await page.reload();
  await page.locator('header details summary').first().click();
  await page.locator('header button[value=de]').click();
  await expect(page).toHaveURL(/\/de\/login\?redirectOnSuccess=/);
  await page.locator('main').getByRole('link', { name: 'Konto erstellen' }).click();
  await expect(page).toHaveURL(/\/de\/register\?redirectOnSuccess=/);
  await page.reload();
  await entry.signUp();
  await expect(page).toHaveURL(/\/de\/subscription$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gerade kein Abo');
});

test('plan and voucher are kept for visitors who log in instead of signing up', async ({
  page,
  context,
  entry,
  checkout,
}) => {
  const person = await entry.arriveAtCheckout();
  await page.goto('/privacy-policy');
  const consent = (await context.cookies()).filter(({ name }) => name.startsWith('cookiePolicy'));
  await context.clearCookies();
  await context.addCookies(consent);

  await page.goto('/plans?country=DE&voucher=SLEEP30');
  await page.locator('article[data-leading] a[data-variant=primary]').click();
  await page.waitForURL(/\/register\?/);
  await page.getByRole('link', { name: 'Log in' }).locator('visible=true').first().click();
  await page.waitForURL(/\/login\?/);
  await page.reload();
  await entry.logIn(person);
  await expect(page).toHaveURL(/\/checkout\?.*plan=B2C14DANNUAL/);
  await expect(checkout.summary).toContainText('SLEEP30');
});

test('a country chosen in the footer decides the prices, also where the address named another', async ({
  page,
}) => {
  await page.goto('/plans?country=IN&voucher=SLEEP30');
  const prices = page.locator('article[data-leading]');
  await expect(prices).toContainText('₹');
  await page.locator('footer summary').filter({ hasText: 'India' }).click();
  await page.locator('footer select[name=country]').selectOption('DE');
  await page.getByRole('button', { name: 'Use this country' }).click();
  await expect(page).toHaveURL(/\/plans\?country=DE&voucher=SLEEP30$/);
  await expect(prices).toContainText('€');
});

test('the checkout asks for a country that could not be looked up', async ({ page, entry, checkout }) => {
  await entry.arriveAtCheckout();
  const { origin } = new URL(page.url());
  await page.context().addCookies([{ name: 'countryCodeLookupStatus', value: 'failure', url: origin }]);
  await page.goto('/plans');
  await expect(page.locator('main')).toContainText('Prices include tax');
  await page.goto('/checkout?plan=B2CMONTHLY&voucher=BEWELL30');
  await expect(page.locator('main')).toContainText('Choose your country and we’ll work out your order.');
  await page.locator('main select[name=country]').selectOption('GB');
  await expect(page).toHaveURL(/[?&]country=GB/);
  await expect(checkout.summary).toContainText('£6.99');
});

/** Chooses German in the header, once the page's script is there to keep what was typed. */
async function chooseGerman(page: Page) {
  await typedIsKept(page);
  await page.locator('header details summary').first().click();
  await page.locator('header button[value=de]').click();
}

for (const { address, typed, secrets } of [
  {
    address: '/work',
    typed: {
      fullname: 'Alex Morgan',
      email: 'alex@harbour.example',
      company: 'Harbour & Sons',
      message: 'There are forty of us in Leeds.\nWe would like a quieter end to the day.',
    },
    secrets: {},
  },
  {
    address: '/register',
    typed: { fullname: 'Nora Nightingale', email: 'nora@demo.stillpoint.example' },
    secrets: { password: 'quiet-harbour-31' },
  },
]) {
  test(`what was typed at ${address} is kept through a change of language, and no password`, async ({
    page,
  }) => {
    await page.goto(address);
    const field = (name: string) => page.locator(`main [name=${name}]`);
    for (const [name, value] of Object.entries({ ...typed, ...secrets })) await field(name).fill(value);
    await chooseGerman(page);
    await expect(page).toHaveURL(`/de${address}`);
    for (const [name, value] of Object.entries(typed)) await expect(field(name)).toHaveValue(value);
    for (const name of Object.keys(secrets)) await expect(field(name)).toHaveValue('');
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });
}

test('an address that was typed to end a sign-up by a company is kept through a change of language', async ({
  page,
  company,
}) => {
  await page.goto('/register');
  await company.goTo(/^Continue with Facebook/, 'person-rosa');
  await expect(page).toHaveURL(/\/save-external-auth$/);
  const email = page.locator('main [name=email]');
  await email.fill('gloria.elsewhere@people.stillpoint.example');
  await chooseGerman(page);
  await expect(page).toHaveURL(/\/de\/save-external-auth$/);
  await expect(email).toHaveValue('gloria.elsewhere@people.stillpoint.example');
});

test('names of an account stay out of the form of another one that logged in in another tab, and typed ones off other pages', async ({
  context,
  page,
  entry,
}) => {
  await entry.arriveAtCheckout();
  await page.goto('/user?change=names');
  const firstName = page.locator('main [name=firstName]');
  await firstName.fill('Leonora');
  const other = await context.newPage();
  await other.request.post('/logout', { headers: { origin: new URL(page.url()).origin } });
  await other.goto('/login');
  await new EntryPage(other).logInAs('sami');
  await other.waitForURL((url) => url.pathname !== '/login');
  await chooseGerman(page);
  await expect(page).toHaveURL('/de/user?change=names');
  await expect(firstName).toHaveValue('Sami');

  // A choice that fails leaves the form's page, and the next one without a form drops what was typed.
  await firstName.fill('Leonora');
  await page.evaluate(() => {
    document.addEventListener('submit', (event) => {
      event.preventDefault();
    });
  });
  await page.locator('header details summary').first().click();
  await page.locator('header button[value=en]').click();
  expect(await page.evaluate(() => sessionStorage.getItem('typedFields'))).toContain('Leonora');
  await page.goto('/privacy-policy');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('typedFields'))).toBe(null);
});
