import { expect, test } from '../journey.ts';
import { newPerson } from '../pages/EntryPage.ts';
import { mailedCode } from '../pages/mailedCode.ts';
import { setUpApp } from '../pages/setUpApp.ts';

// Spotify does not tell when a person logged in there, so a login by it is no fresh proof: as one of long ago.
test('after a login that is no fresh proof, the password and a code of the app let a person change the email', async ({
  page,
  company,
  entry,
  sandbox,
}) => {
  await page.goto('/register?redirectOnSuccess=%2Fmanage-identities');
  const { email, password } = await entry.signUp();
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.locator('[name=code]').fill(await mailedCode(sandbox, email));
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await company.goTo('Connect Spotify', 'person-tess');
  await expect(page.getByRole('link', { name: 'Disconnect Spotify' })).toBeVisible();
  const { app, codes } = await setUpApp(page, { sandbox, email, mails: 3 });

  await page.context().clearCookies();
  await page.goto('/login?redirectOnSuccess=%2Fuser');
  await company.goTo(/^Continue with Spotify/, 'person-tess');
  await page.getByRole('link', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL(({ pathname }) => pathname === '/user');

  await page.getByRole('link', { name: 'Change your email' }).click();
  await expect(page.getByText('Your password and a code from your authenticator app')).toBeVisible();
  await expect(page.getByLabel('New email')).toHaveCount(0);
  const appField = page.getByLabel('Code from the app');
  const confirm = async (code: string) => {
    await page.getByLabel('Your current password').fill(password);
    await appField.fill(code);
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  };
  // The code of five minutes from now.
  await confirm(app.code(10));
  await expect(appField).toHaveAccessibleDescription(/That isn’t the code.*You have 4\stries left/s);
  // The code of the set-up is used up: an app that is a little ahead shows the next one.
  await confirm(app.code(1));

  const next = newPerson().email;
  await page.getByLabel('New email').fill(next);
  await page.getByLabel('Your current password').fill(password);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByLabel('Code from the email').fill(await mailedCode(sandbox, next));
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText('Your new email is confirmed.', { exact: false })).toBeVisible();
  await expect(page.getByText(next)).toBeVisible();
});
