import type { Page } from '@playwright/test';
import { demoPassword } from '../../../demo/people.ts';
import { expect, test } from '../journey.ts';

const languages = [
  {
    prefix: '',
    remove: 'Delete account',
    keep: 'Keep account',
    planned: 'Your account will be deleted',
    kept: 'Your account stays. Welcome back.',
  },
  {
    prefix: '/de',
    remove: 'Konto löschen',
    keep: 'Konto behalten',
    planned: 'Dein Konto wird gelöscht',
    kept: 'Dein Konto bleibt. Schön, dass du da bist.',
  },
] as const;

const reaches = (page: Page, path: string) => page.waitForURL(({ pathname }) => pathname === path);

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled });

    for (const { prefix, remove, keep, planned, kept } of languages) {
      test(`a person deletes an account, logs in again and keeps it, at ${prefix}/user`, async ({
        page,
        entry,
        sandbox,
      }) => {
        await page.goto(`${prefix}/register?redirectOnSuccess=${encodeURIComponent(`${prefix}/user`)}`);
        const { email } = await entry.signUp();
        await reaches(page, `${prefix}/user`);
        await page.locator(`main a[href="${prefix}/user/delete"]`).click();
        await reaches(page, `${prefix}/user/delete`);
        await page.locator('main').getByRole('button', { name: remove }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(planned);

        // No page of the account is left, in no tab.
        await page.goto(`${prefix}/user`);
        await reaches(page, `${prefix}/login`);
        const [mail] = await sandbox.waitForMails(email, 1);
        expect(mail?.subject).toBe(planned);
        const link = /http\S+\/user\/keep/.exec(mail?.text ?? '')?.[0] ?? '';
        await page.goto(link);
        await reaches(page, `${prefix}/login`);
        await entry.logIn({ email, password: demoPassword });
        await reaches(page, `${prefix}/user/keep`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(planned);
        await page.goto(`${prefix}/subscription`);
        await reaches(page, `${prefix}/login`);

        await page.goto(`${prefix}/user/keep`);
        await page.getByRole('button', { name: keep }).click();
        await reaches(page, `${prefix}/user`);
        await expect(page.getByText(kept)).toBeVisible();
      });
    }

    test('a plan that renews has to be cancelled first', async ({ page, entry }) => {
      await page.goto('/login?redirectOnSuccess=%2Fuser%2Fdelete');
      await entry.logInAs('sami');
      await reaches(page, '/user/delete');
      await page.getByRole('link', { name: 'Cancel subscription' }).click();
      await reaches(page, '/subscription/cancel');
    });
  });
}
