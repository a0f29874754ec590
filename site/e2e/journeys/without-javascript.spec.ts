import { expect, test } from '../journey.ts';
import { newPerson } from '../pages/EntryPage.ts';

test.use({ javaScriptEnabled: false });

test('home, language, plans and sign-up work, in German', async ({ page, entry }) => {
  await page.goto('/');
  await page.locator('header details summary').first().click();
  await page.locator('header button[value=de]').click();
  await expect(page).toHaveURL(/\/de$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.locator('header nav a[href$="/de/plans"]').first().click();
  await page.locator('article[data-leading] a[data-variant=primary]').click();
  await expect(page).toHaveURL(/\/de\/register\?.*plan=B2C14DANNUAL/);

  const person = newPerson();
  await entry.fillSignUp({ fullname: 'Nina', email: person.email, password: 'short' });
  await entry.submit.click();
  await expect(page.locator('[name=fullname]')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('main [name=password]')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('[name=email]')).not.toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('[name=fullname]')).toHaveValue('Nina');
  await expect(page.locator('[name=email]')).toHaveValue(person.email);
  await expect(page.locator('main [name=password]')).toHaveValue('');

  await page.locator('[name=fullname]').fill(person.fullname);
  await page.locator('main [name=password]').fill(person.password);
  await entry.submit.click();
  await expect(page).toHaveURL(/\/de\/checkout\?.*plan=B2C14DANNUAL/);
  expect(await entry.userId()).toBeTruthy();
});

test('login fails with a message, then succeeds', async ({ page, entry }) => {
  await page.goto('/login?redirectOnSuccess=%2Fplans');
  await entry.logIn({ email: 'sami@demo.stillpoint.example', password: 'not-the-password' });
  await expect(page.getByText('That didn’t match')).toBeVisible();
  await expect(page.locator('[name=email]')).toHaveValue('sami@demo.stillpoint.example');
  await expect(page.locator('main [name=password]')).toHaveValue('');
  await entry.logInAs('sami');
  await expect(page).toHaveURL(/\/plans$/);
  expect(await entry.userId()).toBe('d0000000-0000-4000-8000-000000000002');
});

test('cookie consent is a form that posts', async ({ page, context }) => {
  await context.clearCookies();
  await page.goto('/plans');
  const question = page.getByRole('region', { name: 'Cookies' });
  await question.getByRole('button', { name: 'Decline' }).click();
  await expect(page).toHaveURL(/\/plans$/);
  await expect(question).toBeHidden();
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === 'cookiePolicyAnalytics')?.value).toBe('decline');
});

test('cookie settings open the details with the present choice, and change nothing until it is saved', async ({
  page,
  context,
}) => {
  await context.clearCookies();
  const answers = async () =>
    (await context.cookies())
      .filter(({ name }) => name.startsWith('cookiePolicy') || name === 'OptanonConsent')
      .map(({ name, value }) => `${name}=${value}`)
      .sort();
  const details = page.getByRole('region', { name: 'Cookies' }).locator('details');
  await page.goto('/plans?country=DE');
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await details.getByLabel(/Count visits/).check();
  await details.getByRole('button', { name: 'Save my choice' }).click();
  await expect(page).toHaveURL(/\/plans\?country=DE$/);
  await expect(details).toBeHidden();
  const before = await answers();
  expect(before).toHaveLength(3);

  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await expect(page.locator('#cookies')).toBeFocused();
  await expect(details.getByLabel(/Count visits/)).toBeChecked();
  await expect(details.getByLabel(/Remember/)).not.toBeChecked();
  expect(await answers()).toEqual(before);
  await details.getByLabel(/Count visits/).uncheck();
  await details.getByRole('button', { name: 'Save my choice' }).click();
  await expect(page).toHaveURL(/\/plans\?country=DE$/);
  expect(await answers()).toContain('cookiePolicyAnalytics=decline');
});

test('checkout: plan, country, ZIP code and voucher are forms, and each answers with the order', async ({
  page,
  entry,
  checkout,
}) => {
  await entry.arriveAtCheckout('plan=B2C14DANNUAL');
  await expect(checkout.summary).toContainText('$69.99');
  await expect(checkout.summary).toContainText('never more than');
  await expect(page.getByText('Working out your order')).toBeHidden();
  // Locators leave out the text of `noscript`.
  expect(await page.locator('main').innerText()).toContain('Our payment partner takes the payment');
  await expect(page.locator('button').filter({ hasText: 'Start 14 free days' })).toBeHidden();

  await page.locator('[name=postalCode]').fill('00000');
  await page.locator('[name=postalCode]').press('Enter');
  await expect(page.locator('[name=postalCode]')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('[name=postalCode]')).toHaveValue('00000');
  await expect(page.locator('[name=postalCode]')).toBeInViewport({ ratio: 1 });
  await page.locator('[name=postalCode]').fill('10001');
  await page.locator('[name=postalCode]').press('Enter');
  await expect(checkout.summary).toContainText('$76.20');

  await checkout.choosePlan('B2CMONTHLY');
  await page.locator('form:has([name=plan]) button').click();
  await expect(checkout.summary).toContainText('$14.14');

  await checkout.chooseCountry('DE');
  await page.locator('main form:has([name=country]) button').click();
  await expect(checkout.summary).toContainText('€12.99');
  await expect(page.locator(`[name=plan][value=B2CMONTHLY]`)).toBeChecked();

  await checkout.applyVoucher('NOSUCHCODE');
  await expect(page.locator('[name=voucher]')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('[name=voucher]')).toBeInViewport({ ratio: 1 });
  await checkout.applyVoucher('BEWELL30');
  await expect(checkout.summary).toContainText('€9.09');
  await page.getByRole('button', { name: 'Remove voucher BEWELL30' }).click();
  await expect(checkout.summary).not.toContainText('€9.09');
  await expect(checkout.summary).toContainText('€12.99');
});
