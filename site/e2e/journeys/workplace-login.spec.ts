import { expect, test } from '../journey.ts';
import { waitForHydration } from '../pages/waitForHydration.ts';

const heading = (name: string) => ({ level: 1, name });

test('the questions open without a reload, and the back button leads from card to card', async ({ page }) => {
  await page.goto('/sso-login');
  const yes = page.getByRole('link', { name: 'Yes, I have one' });
  await waitForHydration(yes);
  await page.evaluate(() => {
    document.documentElement.dataset.kept = 'true';
  });
  await yes.click();
  const connected = page.getByRole('heading', heading('Is your account connected to your workplace?'));
  await expect(connected).toBeFocused();
  await expect(page).toHaveURL(/\/sso-login\?step=connected-to-sso$/);

  await page.getByRole('link', { name: 'Yes, it is' }).click();
  await expect(page.getByRole('heading', heading('Find your workplace'))).toBeFocused();
  await expect(page).toHaveURL(/\?step=sso-login&redirectOnSuccess=%2Flogin$/);

  await page.goBack();
  await expect(connected).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'No, this is my first time' }).click();
  await expect(page).toHaveURL(/\/sso-login\?step=sso-login&intent=register$/);
  await expect(page.locator('html')).toHaveAttribute('data-kept', 'true');

  await page.reload();
  await expect(page.getByRole('heading', heading('Find your workplace'))).toBeVisible();
});

test('an account that is not connected: the article opens in a window, and the page leads to log in', async ({
  page,
  context,
}) => {
  await page.goto('/sso-login?step=connected-to-sso');
  const no = page.getByRole('link', { name: 'No, not yet' });
  await waitForHydration(no);
  const opening = context.waitForEvent('page');
  await no.click();
  const article = await opening;
  await expect(article).toHaveURL(/\/help\/en\/connect-your-workplace$/);
  await expect(page).toHaveURL(/\/login\?redirectOnSuccess=%2Fmanage-identities&from=connecting$/);
  await expect(page.getByText('Log in first')).toBeVisible();
});

test('who is logged in already is told as whom, and logs out there or connects the workplace', async ({
  page,
  entry,
}) => {
  await page.goto('/login?redirectOnSuccess=%2Fplans');
  await entry.logInAs('quinn');
  await page.waitForURL(({ pathname }) => pathname === '/plans');
  await page.goto('/sso-login');
  const told = page.getByText('You’re logged in as Quinn');
  await expect(told).toBeVisible();
  await page.getByRole('link', { name: 'Connect my workplace' }).click();
  await expect(page.getByRole('heading', heading('Connect your workplace'))).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Not you? Log out' }).click();
  await expect(page).toHaveURL(/\/sso-login$/);
  await expect(page.getByRole('heading', heading('Do you already have an account?'))).toBeVisible();
  await expect(told).toBeHidden();
});

test('an unknown workplace is said calmly; a known one leads to its login and back', async ({
  page,
  entry,
}) => {
  await page.goto('/sso-login?step=sso-login&redirectOnSuccess=%2Fplans');
  const term = page.locator('[name=term]');
  await waitForHydration(term);
  await term.fill('Oak & Sons');
  await term.press('Enter');
  await expect(page.getByRole('alert')).toContainText('We couldn’t find your workplace');
  await expect(term).toHaveValue('Oak & Sons');

  await term.fill('alma@acorn.example');
  await term.press('Enter');
  await expect(page.getByRole('heading', heading('Acorn'))).toBeFocused();
  await page.getByRole('link', { name: 'Continue to log in there' }).click();
  await page.locator('button[value=agree]').click();
  await expect(page).toHaveURL(/\/sso-account-link$/);
  await page.getByRole('button', { name: 'Continue with a new account' }).click();
  await expect(page).toHaveURL(/\/plans$/);
  expect(await entry.userId()).toBeTruthy();
});

test('who has no account is not asked for one after the login at work', async ({ page, entry }) => {
  await page.goto('/sso-login?redirectOnSuccess=%2Fplans');
  const no = page.getByRole('link', { name: 'No, this is my first time' });
  await waitForHydration(no);
  await no.click();
  await page.locator('[name=term]').fill('acorn');
  await page.locator('[name=term]').press('Enter');
  await expect(page.getByText('By continuing you accept')).toBeVisible();
  await page.getByRole('link', { name: 'Continue to log in there' }).click();
  await page.locator('[name=person][value=worker-anton]').check();
  await page.locator('button[value=agree]').click();
  await expect(page).toHaveURL(/\/plans$/);
  expect(await entry.userId()).toBeTruthy();
});

test('a look-up is counted with the domain of the address, and nothing else of it', async ({ page }) => {
  await page.goto('/sso-login?step=sso-login');
  const { origin } = new URL(page.url());
  await page.context().addCookies([{ name: 'cookiePolicyAnalytics', value: 'accept', url: origin }]);
  await page.reload();
  const term = page.locator('[name=term]');
  await waitForHydration(term);
  await term.fill('ida.oak@oak.example');
  await term.press('Enter');
  await expect(page.getByRole('alert')).toContainText('We couldn’t find your workplace');
  await term.fill('bert.baum@birch.example');
  await term.press('Enter');
  await expect(page.getByRole('heading', heading('Birch'))).toBeVisible();
  await page.goto('/plans');

  const counted = async () => {
    const answer = await page.request.get('/analytics/events', { headers: { accept: 'application/json' } });
    return answer.text();
  };
  await expect.poll(counted, { timeout: 20_000 }).toContain('SSO Connection Found');
  const events = await counted();
  expect(events).toContain('birch.example');
  expect(events).toContain('Organization Lookup');
  expect(events).not.toContain('bert.baum');
  expect(events).toContain('SSO Connection Not Found');
  expect(events).toContain('oak.example');
  expect(events).not.toContain('ida.oak');
});

test.describe('without a script, in German', () => {
  test.use({ javaScriptEnabled: false });

  test('each card is a page, and the look-up a form', async ({ page, entry }) => {
    await page.goto('/de/sso-login?redirectOnSuccess=%2Fde%2Fplans');
    await page.getByRole('link', { name: 'Ja, ich habe eins' }).click();
    await expect(page.getByRole('link', { name: 'Nein, noch nicht' })).toHaveAttribute(
      'href',
      '/de/login?redirectOnSuccess=%2Fde%2Fmanage-identities%3FredirectOnSuccess%3D%252Fde%252Fplans&from=connecting',
    );
    await page.getByRole('link', { name: 'Ja, ist es' }).click();
    const term = page.locator('[name=term]');
    await term.press('Enter');
    await expect(term).toHaveAttribute('aria-invalid', 'true');
    await term.fill('Eiche');
    await term.press('Enter');
    await expect(page.getByRole('alert')).toContainText('Wir haben deinen Arbeitgeber nicht gefunden');
    await term.fill('acorn');
    await term.press('Enter');
    await page.getByRole('link', { name: 'Weiter zur Anmeldung' }).click();
    await page.locator('[name=person][value=worker-arne]').check();
    await page.locator('button[value=agree]').click();
    await page.getByRole('button', { name: 'Mit neuem Konto weiter' }).click();
    await expect(page).toHaveURL(/\/de\/plans$/);
    expect(await entry.userId()).toBeTruthy();
  });
});
