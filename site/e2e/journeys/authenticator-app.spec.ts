import { demoAppKey } from '../../../demo/people.ts';
import { expect, test } from '../journey.ts';
import { AuthenticatorApp } from '../pages/AuthenticatorApp.ts';
import { setUpApp } from '../pages/setUpApp.ts';

const question = '/login/second-factor';

test('a person sets an authenticator app up, logs in by it, and by a recovery code when it is not there', async ({
  page,
  entry,
  sandbox,
}) => {
  await page.goto('/register?redirectOnSuccess=%2Fuser%2Fsecond-factor');
  const { email, password } = await entry.signUp();
  await page.getByRole('link', { name: 'Confirm my email' }).click();
  await page.getByRole('button', { name: 'Send me a code' }).click();
  const [mail] = await sandbox.waitForMails(email, 1);
  await page.locator('[name=code]').fill(/^\d{6}$/m.exec(mail?.text ?? '')?.[0] ?? '');
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.locator('[name=code]')).toBeHidden();

  const { app, codes } = await setUpApp(page);
  expect(codes).toHaveLength(10);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download as a file' }).click();
  expect((await downloading).suggestedFilename()).toBe('stillpoint-recovery-codes.txt');
  await page.getByRole('link', { name: 'I’ve kept them' }).click();
  await expect(page.getByText(/10\srecovery codes left/)).toBeVisible();

  const logIn = async () => {
    await page.context().clearCookies();
    await page.goto('/login?redirectOnSuccess=%2Fuser%2Fsecond-factor');
    await entry.logIn({ email, password });
    await expect(page).toHaveURL(new RegExp(`${question}$`));
  };
  await logIn();
  // The code of the set-up is used up: an app that is a little ahead shows the next one.
  await page.getByLabel('Code from the app').fill(app.code(1));
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/user\/second-factor$/);

  await logIn();
  await page.getByRole('link', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(codes[3] ?? '');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText(/9\srecovery codes left/)).toBeVisible();
  const mails = await sandbox.waitForMails(email, 3);
  expect(mails.map(({ subject }) => subject)).toContain('A recovery code was used');
});

test.describe('in German without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('Otis logs in by the app, whose key the start of the system prints', async ({ page, entry }) => {
    const app = new AuthenticatorApp(demoAppKey);
    await page.goto('/de/login?redirectOnSuccess=%2Fde%2Fuser%2Fsecond-factor%2Fapp');
    await entry.logInAs('otis');
    await page.getByLabel('Code aus der App').fill('123456');
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await expect(page.getByLabel('Code aus der App')).toHaveAccessibleDescription(/Das ist nicht der Code/);
    await page.getByLabel('Code aus der App').fill(app.code());
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await expect(page.getByText('Du hast keine Ersatzcodes mehr')).toBeVisible();
    await page.getByRole('link', { name: 'Neu erstellen: Ersatzcodes' }).click();
    await page.getByRole('button', { name: 'Neue Ersatzcodes erstellen' }).click();
    await expect(page.getByRole('list', { name: 'Ersatzcodes' }).getByRole('listitem')).toHaveCount(10);
    await expect(page.getByRole('link', { name: 'Als Datei sichern' })).toBeVisible();
  });
});
