import { readFile } from 'node:fs/promises';
import { expect, test } from '../journey.ts';

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled });

    for (const { prefix, download, loggingIn } of [
      { prefix: '', download: 'Download as a file', loggingIn: 'Logging in' },
      { prefix: '/de', download: 'Als Datei laden', loggingIn: 'Anmelden' },
    ]) {
      test(`a person reads what is kept, and downloads it, at ${prefix}/user`, async ({ page, entry }) => {
        await page.goto(`${prefix}/register?redirectOnSuccess=${encodeURIComponent(`${prefix}/user`)}`);
        const { email } = await entry.signUp();
        await page.waitForURL(({ pathname }) => pathname === `${prefix}/user`);
        await page.locator(`main a[href="${prefix}/user/data"]`).click();
        await page.waitForURL(({ pathname }) => pathname === `${prefix}/user/data`);

        await page.locator('main summary').filter({ hasText: loggingIn }).click();
        await expect(page.getByText('Browser', { exact: true }).first()).toBeVisible();
        const downloading = page.waitForEvent('download');
        await page.getByRole('link', { name: download }).click();
        const file = await downloading;
        expect(file.suggestedFilename()).toBe('stillpoint-data.json');
        const text = await readFile(await file.path(), 'utf8');
        expect(JSON.parse(text)).toMatchObject({ data: { accounts: [{ email }] } });
      });
    }
  });
}
