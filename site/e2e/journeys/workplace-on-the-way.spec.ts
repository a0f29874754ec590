import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { newPerson } from '../pages/EntryPage.ts';
import { mailedCode } from '../pages/mailedCode.ts';
import { waitForHydration } from '../pages/waitForHydration.ts';

const bought = 'plan=B2C14DANNUAL&voucher=SLEEP30&country=DE';

/** Finds Acorn by the look-up of workplaces, and goes on to its login. */
async function findAcorn(page: Page, { script = true } = {}) {
  const term = page.locator('[name=term]');
  if (script) await waitForHydration(term);
  await term.fill('acorn');
  await term.press('Enter');
  await page.locator('a[href*="/auth/with/acorn"]').click();
}

/** What an address keeps of the purchase. */
function boughtIn(page: Page) {
  const { searchParams } = new URL(page.url());
  return ['plan', 'voucher', 'country'].map((name) => searchParams.get(name));
}

/** Looks at each page that would sell something to a person whose employer pays, and opens the app from the last one. */
async function openAppFromPagesThatSell(page: Page, prefix: string, words: { pays: string; open: string }) {
  for (const path of [`/checkout?${bought}`, '/plans', '/subscription']) {
    await page.goto(`${prefix}${path}`);
    await expect(page.getByText(words.pays)).toBeVisible();
    await expect(page.getByRole('link', { name: words.open })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  }
  const app = await page.getByRole('link', { name: words.open }).getAttribute('href');
  await page.getByRole('link', { name: words.open }).click();
  await expect(page).toHaveURL((url) => url.href.startsWith(app ?? ' '));
}

test('who logs in first to connect the workplace goes on to the checkout of the plan, with the voucher', async ({
  page,
  entry,
  company,
  sandbox,
}) => {
  const person = newPerson();
  await page.goto('/register?redirectOnSuccess=%2Fplans');
  await entry.signUp(person);
  await expect(page).toHaveURL(/\/plans$/);
  await page.context().clearCookies();

  await page.goto(`/sso-login?step=sso-login&${bought}`);
  await findAcorn(page);
  await company.answer('worker-arvid');
  await expect(page).toHaveURL(/\/sso-account-link$/);
  await page.getByRole('link', { name: 'Log in first' }).click();
  await entry.logIn(person);
  await expect(page).toHaveURL(/\/manage-identities\?/);
  const onward = page.getByRole('link', { name: 'Continue to checkout' });
  await expect(onward).toBeVisible();

  // The address was never proved: the forms lead back here, whether the code is right or not.
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.locator('[name=code]').fill('000000');
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText('That isn’t the code.')).toBeVisible();
  await page.locator('[name=code]').fill(await mailedCode(sandbox, person.email));
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(onward).toBeVisible();

  await page.getByRole('link', { name: 'Connect your workplace' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Connect your workplace' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to your ways to log in' }).click();
  await expect(onward).toBeVisible();
  await page.getByRole('link', { name: 'Connect your workplace' }).click();
  await findAcorn(page);
  await company.answer('worker-arvid');
  await expect(page.getByText('Acorn is now connected')).toBeVisible();
  await expect(page.getByText('Acorn already pays for you')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open Stillpoint' })).toHaveAttribute(
    'data-variant',
    'primary',
  );
  await onward.click();
  await expect(page).toHaveURL(/\/checkout\?/);
  expect(boughtIn(page)).toEqual(['B2C14DANNUAL', 'SLEEP30', 'DE']);
  await openAppFromPagesThatSell(page, '', { pays: 'Acorn already pays for you', open: 'Open Stillpoint' });
});

test('the checkout of the plan waits beyond a question that is left unanswered', async ({
  page,
  company,
  entry,
}) => {
  await page.goto(`/sso-login?step=sso-login&${bought}`);
  await findAcorn(page);
  await company.answer('worker-anneke');
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(page).toHaveURL(/\/login\?/);
  await entry.logInAs('nora');
  await expect(page).toHaveURL(/\/checkout\?/);
  expect(boughtIn(page)).toEqual(['B2C14DANNUAL', 'SLEEP30', 'DE']);
});

test.describe('without a script, in German, on a narrow screen at night', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 }, colorScheme: 'dark' });

  test('who comes back without agreeing, and then connects the workplace, goes on to the checkout', async ({
    page,
    entry,
    company,
    sandbox,
  }) => {
    const person = newPerson();
    await page.goto('/de/register?redirectOnSuccess=%2Fde%2Fplans');
    await entry.signUp(person);
    await expect(page).toHaveURL(/\/de\/plans$/);
    await page.context().clearCookies();

    await page.goto(`/de/sso-login?step=sso-login&${bought}`);
    await findAcorn(page, { script: false });
    await company.answer('worker-anneke');
    await expect(page).toHaveURL(/\/de\/sso-account-link$/);
    await page.getByRole('link', { name: 'Zuerst anmelden' }).click();
    await entry.logIn(person);
    await expect(page).toHaveURL(/\/de\/manage-identities\?/);
    const onward = page.getByRole('link', { name: 'Weiter zur Kasse' });
    await expect(onward).toBeVisible();
    await page.getByRole('button', { name: 'Code senden' }).click();
    await page.locator('[name=code]').fill(await mailedCode(sandbox, person.email));
    await page.getByRole('button', { name: 'Bestätigen', exact: true }).click();

    await page.getByRole('link', { name: 'Dein Arbeitgeber: Verbinden' }).click();
    await findAcorn(page, { script: false });
    await company.answer('worker-anneke', 'refuse');
    await expect(onward).toBeVisible();
    await page.getByRole('link', { name: 'Noch einmal mit Acorn' }).click();
    await company.answer('worker-anneke');
    await expect(page.getByText('Acorn ist jetzt verbunden')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Stillpoint öffnen' })).toHaveAttribute(
      'data-variant',
      'primary',
    );
    await onward.click();
    await expect(page).toHaveURL(/\/de\/checkout\?/);
    expect(boughtIn(page)).toEqual(['B2C14DANNUAL', 'SLEEP30', 'DE']);
    await openAppFromPagesThatSell(page, '/de', {
      pays: 'Acorn zahlt schon für dich',
      open: 'Stillpoint öffnen',
    });
  });
});
