import type { Page } from '@playwright/test';
import { mapOf } from '../docs/journeys.ts';
import { axeFaults } from './axeFaults.ts';
import { builtStates } from './builtStates.ts';
import { expect, test } from './storybook.ts';

const pages = [
  'review-introduction--docs',
  'review-prices--docs',
  'foundations-tokens--docs',
  'foundations-variables--docs',
  'foundations-illustrations--docs',
  'foundations-voice-and-tone--docs',
  'foundations-do-and-don-t--docs',
  'foundations-accessibility--docs',
  'foundations-how-to-add-a-screen--docs',
  'screens-checkout-checkout--docs',
  'primitives-button--docs',
  'patterns-form-field--docs',
  'patterns-page--docs',
];

test('the first page is the introduction, and its map has a picture of every stop', async ({
  page,
  storybook,
}) => {
  await page.goto(storybook);
  const introduction = page.frameLocator('#storybook-preview-iframe');
  await expect(introduction.getByRole('heading', { level: 1 })).toHaveText(
    /in every state and every language/,
  );
  await expect(introduction.locator('[data-picture]')).toHaveCount(
    mapOf(builtStates()).flatMap(({ stops }) => stops).length,
  );

  await introduction.getByRole('link', { name: 'Subscription', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Subscription', level: 1 })).toBeVisible();
});

test('the introduction counts as many states as the map and the index', async ({ page, storybook }) => {
  await openDocs(page, storybook, 'review-introduction--docs');
  const states = builtStates().filter(({ title }) => /^(Screens|Mails)\//.test(title));
  await expect(page.getByText(`in ${states.length} states`)).toBeVisible();

  const counts = await page.locator('header span').allTextContents();
  const sum = counts.map((text) => Number.parseInt(text)).reduce((total, count) => total + count, 0);
  expect(sum).toBe(states.length);
});

test('a control is never a React element', async ({ page, storybook }) => {
  const controls = page.getByRole('tabpanel', { name: 'Controls' });
  for (const id of ['patterns-order-summary--complete', 'patterns-state-layout--missing']) {
    await page.goto(`${storybook}?path=/story/${id}`);
    await expect(controls.getByRole('row').nth(1)).toBeVisible();
    await expect(controls.getByText('$$typeof')).toHaveCount(0);
    await expect(controls.getByText('_owner')).toHaveCount(0);
  }
});

for (const id of pages) {
  test(`${id} is one document that stays at its top`, async ({ page, storybook }) => {
    await openDocs(page, storybook, id);
    await expect(page.getByRole('main')).toHaveCount(1);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(16_000);
  });

  test(`${id} is dark by night, with enough contrast`, async ({ page, storybook }) => {
    await openDocs(page, storybook, id, '&globals=theme:night');
    const background = await page
      .locator('.sbdocs-wrapper')
      .evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(Math.max(...(background.match(/\d+/g) ?? ['255']).map(Number))).toBeLessThan(60);

    expect(await axeFaults(page)).toEqual([]);
  });
}

test('a screen is drawn in frames in the language of the toolbar', async ({ page, storybook }) => {
  await openDocs(page, storybook, 'screens-checkout-checkout--docs', '&globals=language:de');
  await expect(page.locator('[data-picture]')).toHaveCount(builtStates('screens-checkout-checkout').length);
  await expect(page.locator('[data-picture="drawn"]').first()).toBeVisible();
  const picture = page.frameLocator('iframe[title="Annual plan with a free trial"]');
  await expect(picture.locator('html')).toHaveAttribute('lang', 'de');
});

async function openDocs(page: Page, storybook: string, id: string, globals = '') {
  await page.goto(`${storybook}iframe.html?viewMode=docs&id=${id}${globals}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
