import { expect, type Page } from '@playwright/test';
import { AuthenticatorApp } from './AuthenticatorApp.ts';
import { mailedCode } from './mailedCode.ts';
import type { Sandbox } from './Sandbox.ts';

/**
 * Sets an authenticator app up, for a person whose address is proved. The code for that is in the mail that makes them so many.
 * Gives the app, and the recovery codes.
 */
export async function setUpApp(
  page: Page,
  { sandbox, email, mails }: { sandbox: Sandbox; email: string; mails: number },
): Promise<{ app: AuthenticatorApp; codes: string[] }> {
  await page.goto('/user/second-factor');
  await page.getByRole('link', { name: 'Set up the authenticator app' }).click();
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByLabel('Code from the email').fill(await mailedCode(sandbox, email, mails));
  await page.getByRole('button', { name: 'Set up' }).click();
  await expect(page.getByRole('img', { name: 'QR code with the key for your app' })).toBeVisible();
  const app = new AuthenticatorApp(await page.locator('code').innerText());
  await page.getByLabel('Code from the app').fill(app.code());
  await page.getByRole('button', { name: 'Turn on' }).click();
  const list = page.getByRole('list', { name: 'Recovery codes' });
  await expect(list).toBeVisible();
  const codes = await list.getByRole('listitem').allInnerTexts();
  return { app, codes };
}
