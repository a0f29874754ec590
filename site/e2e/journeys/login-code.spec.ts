import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import type { EntryPage } from '../pages/EntryPage.ts';
import { mailedCode } from '../pages/mailedCode.ts';

/** A new person on a device that is not known, after five wrong passwords. */
async function guessedAt({ page, entry }: { page: Page; entry: EntryPage }, prefix = '') {
  await page.goto(`${prefix}/register?redirectOnSuccess=${encodeURIComponent(`${prefix}/plans`)}`);
  const person = await entry.signUp();
  await expect(page).toHaveURL(new RegExp(`${prefix}/plans$`));
  await page.context().clearCookies();
  await page.goto(`${prefix}/login?redirectOnSuccess=${encodeURIComponent(`${prefix}/plans`)}`);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const answered = page.waitForResponse(
      (response) =>
        response.request().method() === 'POST' && new URL(response.url()).pathname === `${prefix}/login`,
    );
    await entry.logIn({ ...person, password: 'not-the-password' });
    expect((await answered).status()).toBe(401);
  }
  return person;
}

test('after many tries, the right password and a mailed code log in', async ({ page, entry, sandbox }) => {
  const person = await guessedAt({ page, entry });
  await entry.logIn(person);
  await expect(page).toHaveURL(/\/login\/code\?/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^One code, to be sure it’s you/);

  const code = await mailedCode(sandbox, person.email, 1);
  await page.getByRole('textbox', { name: 'Code' }).fill(code === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription(
    /You have 4\stries left/,
  );
  await page.getByRole('button', { name: 'Send a new code' }).click();
  await expect(page.getByText(/You can ask for the next one in 1\sminute/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/plans$/);

  await page.goto('/login/code');
  await expect(page).not.toHaveURL(/\/login/);
});

test.describe('in German without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a code after a wrong password leads back to the form, where the right one logs in', async ({
    page,
    entry,
    sandbox,
  }) => {
    const person = await guessedAt({ page, entry }, '/de');
    await entry.logIn({ ...person, password: 'not-the-password' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Ein Code zur Sicherheit/);
    await page.getByRole('textbox', { name: 'Code' }).fill(await mailedCode(sandbox, person.email, 1));
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await expect(page.getByText('Dein Code stimmt')).toBeVisible();
    await entry.logIn(person);
    await expect(page).toHaveURL(/\/de\/plans$/);
  });
});
