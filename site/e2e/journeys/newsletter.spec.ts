import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { waitUntilTaken } from '../pages/waitUntilTaken.ts';
import type { Sandbox } from '../pages/Sandbox.ts';

async function enter(page: Page, path: string, email: string) {
  await page.goto(path);
  await page.locator('main [name=email]').fill(email);
  await waitUntilTaken(page);
  await page.locator('main form button[type=submit]').click();
}

/** The newest mail's links by their paths, and its headers for one click. */
async function linksTo(sandbox: Sandbox, email: string) {
  const [mail] = await sandbox.waitForMails(email, 1);
  const links = [...(mail?.html ?? '').matchAll(/href="([^"]*[?&;]token=[^"]*)"/g)].map(
    ([, link = '']) => link,
  );
  const header = (asked: string) =>
    mail?.headers.find(({ name }) => name.toLowerCase() === asked)?.value ?? '';
  return {
    confirm: links.find((link) => link.includes('/newsletter/confirm')) ?? '',
    leave: links.find((link) => link.includes('/newsletter/unsubscribe')) ?? '',
    oneClick: header('list-unsubscribe').replace(/^<|>$/g, ''),
    oneClickBody: header('list-unsubscribe-post'),
  };
}

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { name, prefix, words } of [
    {
      name: 'English',
      prefix: '',
      words: {
        sent: 'Check your inbox',
        confirmed: 'Your email is confirmed',
        used: 'This link doesn’t work',
        left: 'You’re off the list',
      },
    },
    {
      name: 'German',
      prefix: '/de',
      words: {
        sent: 'Schau in dein Postfach',
        confirmed: 'Deine E-\u2060Mail-Adresse ist bestätigt',
        used: 'Dieser Link gilt nicht',
        left: 'Abbestellt',
      },
    },
  ]) {
    test(`an address joins and leaves the newsletter by the links of a mail, in ${name}`, async ({
      page,
      sandbox,
    }) => {
      const email = `reader${prefix.slice(1)}@harbour.example`;
      await enter(page, `${prefix}/newsletter`, email);
      await expect(title(page)).toHaveText(words.sent);

      const { confirm, leave } = await linksTo(sandbox, email);
      await page.goto(confirm);
      await page.locator('main form button[type=submit]').click();
      await expect(title(page)).toHaveText(words.confirmed);
      await page.goto(confirm);
      await expect(title(page)).toHaveText(words.used);

      await page.goto(leave);
      await page.locator('main form button[type=submit]').click();
      await expect(title(page)).toHaveText(words.left);
      await page.goto(leave);
      await expect(title(page)).toHaveText(words.left);
    });
  }
});

test('what is not an address is named, and kept', async ({ page }) => {
  await enter(page, '/newsletter', 'alex.morgan');
  await expect(page.locator('main [name=email]')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('main [name=email]')).toHaveValue('alex.morgan');
});

test('a mail program leaves the list by one click, without a page of ours', async ({
  page,
  playwright,
  sandbox,
}) => {
  const email = 'one-click@harbour.example';
  await enter(page, '/newsletter', email);
  await expect(title(page)).toHaveText('Check your inbox');
  const { leave, oneClick, oneClickBody } = await linksTo(sandbox, email);
  expect(oneClickBody).toBe('List-Unsubscribe=One-Click');
  const mailProgram = await playwright.request.newContext();
  const answer = await mailProgram.post(oneClick, {
    form: Object.fromEntries(new URLSearchParams(oneClickBody)),
  });
  expect(answer.status()).toBe(200);
  await mailProgram.dispose();
  await page.goto(leave);
  await expect(title(page)).toHaveText('You’re off the list');
});
