import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../journey.ts';

const screens = [
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
];

/** At most two lines of words, a row of buttons and the details. */
const tallestOnPhone = 152;

test.beforeEach(({ context }) => context.clearCookies());

for (const path of ['/', '/de']) {
  test(`consent: the notice is low and does not cover the hero's circle at ${path}`, async ({ page }) => {
    for (const screen of screens) {
      await page.setViewportSize(screen);
      await page.goto(path);
      await expectClear(page, page.locator('[data-scene="lake"]').first());
      expect((await boxOf(notice(page))).height).toBeLessThanOrEqual(tallestOnPhone);
    }
  });
}

for (const path of ['/register', '/de/register']) {
  test(`consent: the notice does not cover the first field at ${path}`, async ({ page }) => {
    for (const screen of screens) {
      await page.setViewportSize(screen);
      await page.goto(path);
      const field = page.getByRole('main').getByRole('textbox').first();
      await expectClear(page, field);
      await field.focus();
      await expectClear(page, field);
    }
  });
}

for (const path of ['/', '/de']) {
  test(`consent: opening the details moves no button of the notice at ${path}`, async ({ page }) => {
    for (const screen of screens) {
      await page.setViewportSize(screen);
      await page.goto(path);
      const details = notice(page).locator('details');
      const row = [...(await notice(page).locator('button:visible').all()), details.locator('summary')];
      const before = await Promise.all(row.map(boxOf));
      await details.locator('summary').click();
      await expect(details.getByRole('button')).toBeVisible();
      expect(await Promise.all(row.map(boxOf))).toEqual(before);
      // A second press on the same spot closes them.
      await details.locator('summary').click();
      await expect(details).not.toHaveAttribute('open');
    }
  });
}

test('consent: the notice never meets the bar that pays', async ({ page, entry, checkout }) => {
  await entry.arriveAtCheckout();
  await checkout.waitForCardForm();
  for (const screen of screens) {
    await page.setViewportSize(screen);
    for (const end of ['top', 'foot']) {
      await page.evaluate((to) => {
        scrollTo({ top: to === 'top' ? 0 : document.documentElement.scrollHeight, behavior: 'instant' });
      }, end);
      await expectClear(page, page.locator('[data-bar]'));
    }
  }
});

function notice(page: Page): Locator {
  return page.locator('[data-asking]');
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) throw new Error('The part is not shown.');
  return box;
}

/** Expects that notice and part have no point in common. */
async function expectClear(page: Page, part: Locator) {
  const above = await boxOf(notice(page));
  const below = await boxOf(part);
  const apart = above.y + above.height <= below.y || below.y + below.height <= above.y;
  expect(apart, `${JSON.stringify(above)} and ${JSON.stringify(below)}`).toBe(true);
}
