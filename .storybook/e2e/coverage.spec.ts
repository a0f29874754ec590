import type { Page } from '@playwright/test';
import type { CoverageReading } from '../review/coverage/reading.ts';
import { axeFaults } from './axeFaults.ts';
import { builtStates } from './builtStates.ts';
import { expect, test } from './storybook.ts';

const coverage = '?path=/coverage/';
const home = 'screens-home-home';

/** What `npm run review` would know: home as a whole, but for two problems in German on a phone and a changed state in French. */
async function provideMeasured(page: Page) {
  const states = builtStates(home).length;
  const reading: CoverageReading = {
    components: [
      {
        component: home,
        texts: 20,
        cells: ['en', 'de', 'es', 'fr', 'pt'].flatMap((language) =>
          [360, 768, 1280].map((width) => ({
            ...{ language, width, stale: language === 'fr' ? 1 : 0 },
            measured: language === 'fr' ? states - 1 : states,
            problems: language === 'de' && width === 360 ? 2 : 0,
          })),
        ),
      },
    ],
    textsSeen: { of: 40, unseen: ['home:never.said'] },
  };
  await page.route('**/review/coverage.json', (route) => route.fulfill({ json: reading }));
}

test('the entry in the sidebar leads to coverage, which says how pictures are measured', async ({
  page,
  storybook,
}) => {
  await page.route('**/review/coverage.json', (route) =>
    route.fulfill({ json: { components: [], textsSeen: { of: 0, unseen: [] } } satisfies CoverageReading }),
  );
  await page.goto(`${storybook}?path=/docs/review-coverage--docs`);
  await expect(page.getByRole('heading', { name: 'Coverage', level: 1 })).toBeVisible();
  expect(page.url()).toContain(`${storybook}${coverage}&`);
  await expect(page.getByRole('status').filter({ hasText: 'npm run review' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Home, de, 360: Not measured' })).toBeVisible();
});

test('a cell says what is known and leads to it', async ({ page, storybook }) => {
  await provideMeasured(page);
  await page.goto(storybook + coverage);
  await expect(page.getByRole('link', { name: 'Home, en, 1280: Complete' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Home, fr, 768: 1 of \d+ changed/ })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Sentences seen' })).toContainText('39 of 40');
  expect(await axeFaults(page)).toEqual([]);

  await page.getByRole('button', { name: 'Night' }).click();
  await expect(page).toHaveURL(/theme=night/);
  expect(await axeFaults(page)).toEqual([]);

  await page.getByRole('link', { name: 'Home, de, 360: 2 problems' }).click();
  await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/contact-sheet\/screens-home-home.*only=problems/);
});

test('arrows move from cell to cell, and G shows only gaps', async ({ page, storybook }) => {
  await provideMeasured(page);
  await page.goto(storybook + coverage);
  const links = page.locator('[data-coverage-row]').first().getByRole('link');
  await expect(links.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(links.first()).toBeFocused();

  const rows = page.locator('[data-coverage-row]');
  const all = await rows.count();
  await page.keyboard.press('g');
  await expect(page.getByRole('button', { name: 'Only gaps' })).toHaveAttribute('aria-pressed', 'true');
  expect(await rows.count()).toBeLessThanOrEqual(all);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Only gaps' })).toHaveAttribute('aria-pressed', 'true');

  await page.keyboard.press('?');
  await expect(page.getByText('Search the sidebar')).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByText('Search the sidebar')).toBeHidden();
});

test('on a phone, the last row is reached, and the way back to all pages', async ({ page, storybook }) => {
  await provideMeasured(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(storybook + coverage);
  const last = page.locator('[data-coverage-row]').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await expect(page.getByText('Only gaps', { exact: true }).first()).toBeInViewport();
  await page.getByRole('link', { name: 'All pages' }).click();
  await expect(page).toHaveURL(/review-introduction--docs/);
});
