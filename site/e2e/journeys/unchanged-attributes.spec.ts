import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';

const key = 'changedAttributes';

test.use({
  locale: 'de-DE',
  viewport: { width: 360, height: 740 },
  contextOptions: { reducedMotion: 'no-preference' },
});
test.beforeEach(({ context }) => context.clearCookies());

// The server leaves out rules of a page without React for `data-*` attributes that the page does not have.
// The player is fetched with a sheet of its own: what lies in it does not count.
for (const path of ['/', '/plans']) {
  test(`no script changes a data attribute of ${path}, except the theme`, async ({ page }) => {
    await recordChanges(page);
    await page.goto(path);
    await page.waitForLoadState('networkidle');

    await openAll(page);
    const stop = page.getByRole('checkbox', { name: 'Pause the animation' });
    if ((await stop.count()) > 0) await stop.check();
    const notice = page.getByRole('region', { name: 'Cookies' });
    await notice.getByRole('button', { name: 'Save my choice' }).click();
    await expect(notice).toBeHidden();

    await page.getByRole('complementary').getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('complementary')).toHaveCount(0);
    await page.locator('footer summary').filter({ hasText: 'Appearance' }).click();
    await page.locator('footer').getByRole('button', { name: 'Night' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
    expect((await changesOf(page)).filter((change) => !change.endsWith(' data-theme'))).toEqual([]);

    await page.evaluate(() => {
      document.body.dataset.added = 'true';
    });
    await expect.poll(() => changesOf(page)).toContain('BODY data-added');
  });
}

/** Opens every menu and every question that is shown. */
async function openAll(page: Page) {
  for (const summary of await page.locator('summary:visible').all()) await summary.press('Enter');
}

/** Keeps the names of elements whose `data-*` attributes are changed, and of those that are added with new ones. */
async function recordChanges(page: Page) {
  await page.addInitScript((kept) => {
    document.addEventListener('DOMContentLoaded', () => {
      const known = new Set(
        Array.from(document.querySelectorAll('*')).flatMap((element) => element.getAttributeNames()),
      );
      const keep = (element: Element, name: string) => {
        if (!name.startsWith('data-') || element.closest('[data-player]') !== null) return;
        sessionStorage.setItem(kept, `${sessionStorage.getItem(kept) ?? ''}${element.tagName} ${name}\n`);
      };
      new MutationObserver((records) => {
        for (const { target, attributeName, addedNodes } of records) {
          if (attributeName !== null && target instanceof Element) keep(target, attributeName);
          for (const node of addedNodes) {
            if (!(node instanceof Element)) continue;
            for (const element of [node, ...node.querySelectorAll('*')]) {
              for (const name of element.getAttributeNames()) if (!known.has(name)) keep(element, name);
            }
          }
        }
      }).observe(document, { attributes: true, childList: true, subtree: true });
    });
  }, key);
}

async function changesOf(page: Page): Promise<string[]> {
  const kept = await page.evaluate((name) => sessionStorage.getItem(name) ?? '', key);
  return kept.split('\n').filter((change) => change !== '');
}
