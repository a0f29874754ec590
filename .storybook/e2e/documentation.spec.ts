import type { Page } from '@playwright/test';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { journeys } from '../docs/journeys.ts';
import { countStates } from './countStates.ts';
import { expect, test } from './storybook.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const pages = [
  'review-introduction--docs',
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
    journeys.flatMap(({ stops }) => [...stops]).length,
  );

  await introduction.getByRole('link', { name: 'Subscription', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Subscription', level: 1 })).toBeVisible();
});

for (const id of pages) {
  test(`${id} is one document that stays at its top`, async ({ page, storybook }) => {
    await openDocs(page, storybook, id);
    await expect(page.getByRole('main')).toHaveCount(1);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(8000);
  });

  test(`${id} is dark by night, with enough contrast`, async ({ page, storybook }) => {
    await openDocs(page, storybook, id, '&globals=theme:night');
    const background = await page
      .locator('.sbdocs-wrapper')
      .evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(Math.max(...(background.match(/\d+/g) ?? ['255']).map(Number))).toBeLessThan(60);

    await page.addScriptTag({ path: axePath });
    const faults = await page.evaluate(async () => {
      const { violations } = await window.axe.run(document.body, {
        iframes: false,
        runOnly: ['color-contrast'],
      });
      return violations.flatMap(({ nodes }) =>
        nodes.map(({ target, failureSummary }) => [target, failureSummary]),
      );
    });
    expect(faults).toEqual([]);
  });
}

test('a screen is drawn in frames in the language of the toolbar', async ({ page, storybook }) => {
  await openDocs(page, storybook, 'screens-checkout-checkout--docs', '&globals=language:de');
  await expect(page.locator('[data-picture]')).toHaveCount(countStates('screens-checkout-checkout'));
  await expect(page.locator('[data-picture="drawn"]').first()).toBeVisible();
  const picture = page.frameLocator('iframe[title="Annual plan with a free trial"]');
  await expect(picture.locator('html')).toHaveAttribute('lang', 'de');
});

async function openDocs(page: Page, storybook: string, id: string, globals = '') {
  await page.goto(`${storybook}iframe.html?viewMode=docs&id=${id}${globals}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
