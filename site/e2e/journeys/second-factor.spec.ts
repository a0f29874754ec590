import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { tabTo } from '../pages/keyboard.ts';
import { mailedCode } from '../pages/mailedCode.ts';

/** Logs in at Cedar, which asks its members for a second step, as a person who is new to the site. */
async function logInAtCedar(page: Page, person: string, prefix = '') {
  const back = encodeURIComponent(`${prefix}/plans`);
  await page.goto(`${prefix}/sso-login?step=sso-login&redirectOnSuccess=${back}`);
  const term = page.locator('[name=term]');
  await term.fill('cedar.example');
  await term.press('Enter');
  await page.locator('a[href*="/auth/with/cedar"]').click();
  await page.locator(`[name=person][value=${person}]`).check();
  await page.locator('button[value=agree]').click();
}

const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000');

for (const { name, prefix, person, script, words } of [
  {
    name: 'in English',
    prefix: '',
    person: 'cleo',
    script: true,
    words: {
      asNew: 'Continue with a new account',
      asked: /^Cedar asks for a second step/,
      send: 'Send me the code',
      settingUp: /the second step that Cedar asks for is set up/,
      logIn: 'Log in',
      wrong: /You have 4\stries left/,
      cancel: 'Log in with another account',
    },
  },
  {
    name: 'in German without a script',
    prefix: '/de',
    person: 'carl',
    script: false,
    words: {
      asNew: 'Mit neuem Konto weiter',
      asked: /^Cedar verlangt einen zweiten Schritt/,
      send: 'Code senden',
      settingUp: /der zweite Schritt eingerichtet, den Cedar verlangt/,
      logIn: 'Anmelden',
      wrong: /Du hast noch 4\sVersuche/,
      cancel: 'Mit einem anderen Konto anmelden',
    },
  },
]) {
  test.describe(`a login at work, ${name}`, () => {
    test.use({ javaScriptEnabled: script });

    test('sets up the second step that the organisation asks for, and asks for it from then on', async ({
      page,
      entry,
      sandbox,
    }) => {
      const email = `${person}@cedar.example`;
      await logInAtCedar(page, `worker-${person}`, prefix);
      await page.locator('form[action^="/auth/pending-sign-in/new"] button').click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/login/second-factor$`));
      await expect(page.getByText(words.asked)).toBeVisible();
      await page.getByRole('button', { name: words.send }).click();
      await expect(page.getByText(words.settingUp)).toBeVisible();

      const first = await mailedCode(sandbox, email, 1);
      await page.locator('[name=code]').fill(wrongFor(first));
      await page.getByRole('button', { name: words.logIn, exact: true }).click();
      await expect(page.locator('[name=code]')).toHaveAccessibleDescription(words.wrong);
      await page.locator('[name=code]').fill(first);
      await page.getByRole('button', { name: words.logIn, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/plans$`));
      const userId = await entry.userId();

      // The mail that tells of it is the second one, the next code the third.
      await page.context().clearCookies();
      await logInAtCedar(page, `worker-${person}`, prefix);
      await expect(page).toHaveURL(/second-factor$/);
      await expect(page.getByText(words.asked)).toBeHidden();
      await page.locator('[name=code]').fill(await mailedCode(sandbox, email, 3));
      await page.locator('[name=code]').press('Enter');
      await expect(page).toHaveURL(new RegExp(`${prefix}/plans$`));
      expect(await entry.userId()).toBe(userId);

      // Going back after it shows no form that could not work.
      await page.goto(`${prefix}/login/second-factor`);
      await expect(page).not.toHaveURL(/second-factor/);
    });
  });
}

test('two tabs wait for the same code, a new one is not mailed at once, and another account can be chosen', async ({
  page,
  sandbox,
}) => {
  await logInAtCedar(page, 'worker-cem');
  await page.getByRole('button', { name: 'Continue with a new account' }).click();
  await page.getByRole('button', { name: 'Send me the code' }).click();
  await expect(page.locator('[name=code]')).toBeVisible();
  await page.getByRole('button', { name: 'Send a new code' }).click();
  await expect(page.getByText(/You can ask for the next one in 1\sminute/)).toBeVisible();

  const second = await page.context().newPage();
  await second.goto('/login/second-factor');
  await second.locator('[name=code]').fill(await mailedCode(sandbox, 'cem@cedar.example', 1));
  await second.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(second).toHaveURL(/\/plans$/);
  await page.locator('[name=code]').fill('123456');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  // This browser is logged in by now, so that its form leads on.
  await expect(page).toHaveURL(({ pathname }) => pathname === '/');

  await page.context().clearCookies();
  await logInAtCedar(page, 'worker-cem');
  await page.getByRole('button', { name: 'Log in with another account' }).click();
  await expect(page).toHaveURL(/\/login\?redirectOnSuccess=%2Fplans$/);
});

test('a person turns the code by mail on, logs in with it by keyboard alone, and turns it off', async ({
  page,
  entry,
  sandbox,
}) => {
  await page.goto('/register?redirectOnSuccess=%2Fmanage-identities');
  const { email, password } = await entry.signUp();
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.locator('[name=code]').fill(await mailedCode(sandbox, email, 1));
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.locator('[name=code]')).toBeHidden();

  await page.goto('/user');
  await page.getByRole('link', { name: 'Manage the second step' }).click();
  await page.getByRole('button', { name: 'Set up the code by email' }).click();
  await page.locator('[name=code]').fill(await mailedCode(sandbox, email, 2));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('It’s on.')).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/login?redirectOnSuccess=%2Fuser');
  await tabTo(page, page.locator('[name=email]'));
  await page.keyboard.type(email);
  await tabTo(page, page.locator('main [name=password]'));
  await page.keyboard.type(password);
  await tabTo(page, entry.submit);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login\/second-factor$/);
  await tabTo(page, page.locator('[name=code]'));
  await page.keyboard.type(await mailedCode(sandbox, email, 4));
  await tabTo(page, page.getByRole('button', { name: 'Log in', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/user$/);
  await tabTo(page, page.getByRole('link', { name: 'Manage the second step' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'Turn off the code by email' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Turn off' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('It’s off.')).toBeVisible();
});
