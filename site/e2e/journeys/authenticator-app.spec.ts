import { demoAppKey } from '../../../demo/people.ts';
import { expect, test } from '../journey.ts';
import { AuthenticatorApp } from '../pages/AuthenticatorApp.ts';
import { mailedCode } from '../pages/mailedCode.ts';
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

  const { app, codes } = await setUpApp(page, { sandbox, email, mails: 2 });
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
  const mails = await sandbox.waitForMails(email, 4);
  expect(mails.map(({ subject }) => subject)).toContain('A recovery code was used');
});

test.describe('in German without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a person sets an app up by a code from the mail, after a wrong one', async ({
    page,
    entry,
    sandbox,
  }) => {
    await page.goto('/de/register?redirectOnSuccess=%2Fde%2Fmanage-identities');
    const { email } = await entry.signUp();
    await page.getByRole('button', { name: 'Code senden' }).click();
    await page.locator('[name=code]').fill(await mailedCode(sandbox, email));
    await page.getByRole('button', { name: 'Bestätigen', exact: true }).click();
    await expect(page.locator('[name=code]')).toBeHidden();

    await page.goto('/de/user/second-factor/app');
    await page.getByRole('button', { name: 'Code senden' }).click();
    const code = await mailedCode(sandbox, email, 2);
    const field = page.locator('[name=code]');
    const setUp = page.getByRole('button', { name: 'Einrichten' });
    await field.fill(code === '000000' ? '000001' : '000000');
    await setUp.click();
    await expect(field).toHaveAccessibleDescription(/Du hast noch 4\sVersuche/);
    await field.fill(code);
    await setUp.click();
    const app = new AuthenticatorApp(await page.locator('code').innerText());
    await page.getByLabel('Code aus der App').fill(app.code());
    await page.getByRole('button', { name: 'Einschalten' }).click();
    await expect(page.getByRole('list', { name: 'Ersatzcodes' }).getByRole('listitem')).toHaveCount(10);
  });

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
