import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { newPerson } from '../pages/EntryPage.ts';
import type { Sandbox } from '../pages/Sandbox.ts';

/** The six digits of the newest mail to an address. */
async function codeFor(sandbox: Sandbox, email: string): Promise<string> {
  const [mail] = await sandbox.waitForMails(email, 1);
  return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
}

const submit = (page: Page) => page.locator('main form').first().locator('button[type=submit]').click();

for (const { name, prefix, words } of [
  {
    name: 'English',
    prefix: '',
    words: {
      unknown: /We don’t know this company yet/,
      failure: 'Hmm, something went wrong',
      code: 'Enter the code from our email',
      verified: 'Acorn pays for you once you’re enrolled there.',
    },
  },
  {
    name: 'German',
    prefix: '/de',
    words: {
      unknown: /Diesen Arbeitgeber kennen wir noch nicht/,
      failure: 'Hm, da ist etwas schiefgegangen',
      code: 'Gib den Code aus unserer E-\u2060Mail ein',
      verified: 'Acorn zahlt für dich, sobald du dort dabei bist.',
    },
  },
]) {
  test(`a person proves to work for a partner by the address there, in ${name}`, async ({
    page,
    entry,
    sandbox,
  }) => {
    const email = `worker${prefix.slice(1)}@acorn.example`;
    await page.goto('/register?redirectOnSuccess=%2Fplans');
    await entry.signUp(newPerson());
    await page.waitForURL(({ pathname }) => pathname === '/plans');

    await page.goto(`${prefix}/work/verify`);
    await page.locator('main [name=email]').fill('alma@harbour.example');
    await submit(page);
    await expect(page.locator('main [name=email]')).toHaveAccessibleDescription(words.unknown);
    await expect(page.locator('main [name=email]')).toBeFocused();
    await expect(page.locator('main [name=email]')).toHaveValue('alma@harbour.example');

    await page.locator('main [name=email]').fill(email);
    await submit(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.code);
    const code = await codeFor(sandbox, email);
    await page.locator('main [name=code]').fill(code === '000000' ? '111111' : '000000');
    await submit(page);
    await expect(page.getByRole('alert')).toContainText(words.failure);
    await page.locator('main [name=code]').fill(code);
    await submit(page);
    await expect(page.getByText(words.verified)).toBeVisible();
    const session = await page.request.get('/session');
    expect(await session.json()).toMatchObject({ data: { attributes: { privileges: ['B2B_CONTENT'] } } });
  });
}
