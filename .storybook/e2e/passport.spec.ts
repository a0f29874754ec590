import type { Page } from '@playwright/test';
import type { Passport } from '../review/passports/passport.ts';
import { passportsVersion } from '../review/passports/passport.ts';
import type { ServedPassports } from '../review/passports/usePassports.ts';
import { axeFaults } from './axeFaults.ts';
import { builtStates } from './builtStates.ts';
import { expect, test } from './storybook.ts';

const path = '?path=/passports/';
const languages = ['en', 'de', 'es', 'fr', 'pt'];

/** What the package would say of each screen: made up, but for names and states. */
function passports(): Passport[] {
  const screens = Map.groupBy(
    builtStates().filter(({ title }) => title.startsWith('Screens/')),
    ({ title }) => title,
  );
  return [...screens].map(([title, states], at) => {
    const screen = title.replace(/^.*\/| /g, '');
    return {
      ...{ screen, title, states: states.map(({ name, exportName }) => ({ state: exportName, name })) },
      weight: {
        script: 10_000 + at,
        words: Object.fromEntries(languages.map((language, place) => [language, 2_000 + 1_000 * place])),
      },
      pages: [
        {
          ...{ name: screen, path: `/${screen}`, live: title.endsWith('/Checkout') },
          scripts: { own: null, neededBeforeUse: 0, everything: 21_586 },
          events: [`${screen} seen`],
        },
      ],
      ...{
        handlers: ['onSubmit'],
        keys: Array.from({ length: 120 }, (_, key) => `${screen}:part.key${key}`),
      },
      lastChange: {
        ...{ status: 'known', commit: '0123456789', date: '2026-11-20', subject: 'A change' },
        uncommitted: false,
      },
      approvedDifferences: [],
    };
  });
}

async function provide(page: Page, served: ServedPassports | null) {
  await page.route('**/passports.json', (route) => route.fulfill({ json: served }));
}

async function provideAll(page: Page) {
  const axe = { languages, themes: ['day', 'night'] };
  const screens = passports();
  await provide(page, { version: passportsVersion, commit: '89abcdef01', axe, screens, isCurrent: true });
  return screens.length;
}

test('the entry in the sidebar leads to a row for each screen', async ({ page, storybook }) => {
  const count = await provideAll(page);
  await page.goto(`${storybook}?path=/docs/review-passport--docs`);
  await expect(page.getByRole('heading', { name: 'Passport', level: 1 })).toBeVisible();
  expect(page.url()).toContain(`${storybook}${path}&`);
  await expect(page.getByText('Made of commit 89abcdef.')).toBeVisible();
  expect(count).toBeGreaterThan(70);
  await expect(page.locator('[data-row-focus]')).toHaveCount(count);
});

test('a row is opened, tells everything, and leads to the stories', async ({ page, storybook }) => {
  await provideAll(page);
  await page.goto(storybook + path);
  const checkout = page.locator('[data-row-focus]').filter({ hasText: /^Checkout$/ });
  await checkout.click();
  await expect(page).toHaveURL(/screen=Checkout/);
  await expect(page.getByText('Checkout seen')).toBeVisible();
  await expect(page.getByText('2026-11-20, 01234567: A change.')).toBeVisible();
  await page.getByText('120 keys of 1 namespaces').click();
  await expect(page.getByText('part.key119')).toBeVisible();
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await axeFaults(page)).toEqual([]);
  }
  await page.getByRole('button', { name: 'Night' }).click();
  await expect(page).toHaveURL(/theme=night/);
  expect(await axeFaults(page)).toEqual([]);

  await page.reload();
  await expect(checkout).toHaveAttribute('aria-expanded', 'true');
  await page.getByText(/^\d+ states$/).click();
  await page.getByRole('link', { name: builtStates('screens-checkout-checkout')[0]?.name ?? '' }).click();
  await expect(page).toHaveURL(/path=\/story\/screens-checkout-checkout--/);
});

test('keys move, open and close, choose the language, and lead to the search', async ({
  page,
  storybook,
}) => {
  await provideAll(page);
  await page.goto(storybook + path);
  const first = page.locator('[data-row-focus]').first();
  await expect(first).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('2');
  await expect(page.getByRole('columnheader', { name: 'Words, Deutsch' })).toBeVisible();

  await expect(page.getByText('Close the passport')).toBeHidden();
  await page.keyboard.press('?');
  await expect(page.getByText('Close the passport')).toBeVisible();
  await expect(page.getByRole('button', { name: 'All keys' })).toHaveAttribute('aria-expanded', 'true');

  await page.keyboard.press('/');
  await page.keyboard.type('giveGift:part.key7');
  await expect(page.locator('[data-row-focus]')).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Find a screen, key or event' }).fill('no such thing');
  await page.getByRole('button', { name: 'Show all screens' }).click();
  await expect(page.locator('[data-row-focus]').nth(70)).toBeAttached();
});

test('without a built package the page says which command makes passports', async ({ page, storybook }) => {
  await provide(page, null);
  await page.goto(storybook + path);
  await expect(page.getByRole('status').filter({ hasText: 'npm run package-lint' })).toBeVisible();
});
