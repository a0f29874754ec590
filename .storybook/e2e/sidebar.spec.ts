import { axeFaults } from './axeFaults.ts';
import { expect, test } from './storybook.ts';

const pages = ['contact-sheet', 'coverage', 'error-atlas', 'journeys', 'passport', 'visual-diff'];

test('an entry of review is marked while its page is open, and no other one is', async ({
  page,
  storybook,
}) => {
  const marked = page.locator('.sidebar-item:has([aria-current="page"])');
  for (const name of pages) {
    await page.goto(`${storybook}?path=/docs/review-${name}--docs`);
    await expect(marked).toHaveCount(1);
    await expect(marked).toHaveAttribute('data-item-id', `review-${name}--docs`);
  }
  expect(await axeFaults(page)).toEqual([]);

  await page.goto(`${storybook}?path=/docs/review-prices--docs`);
  await expect(page.locator('[data-item-id="review-prices--docs"]')).toHaveAttribute('data-selected', 'true');
  await expect(marked).toHaveCount(0);
});
