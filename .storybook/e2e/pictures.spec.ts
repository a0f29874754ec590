import { expect, test } from './storybook.ts';

test('a menu of the footer opens within a phone of any width', async ({ page, storybook }) => {
  await page.goto(`${storybook}iframe.html?id=patterns-site-footer--default&globals=language:de`);
  const menus = page.locator('footer details');
  for (const width of [320, 360, 412]) {
    await page.setViewportSize({ width, height: 740 });
    for (const menu of await menus.all()) {
      await menu.locator('summary').click();
      const sheet = await menu.locator('> div').boundingBox();
      expect(sheet?.x).toBeGreaterThanOrEqual(0);
      expect((sheet?.x ?? 0) + (sheet?.width ?? width)).toBeLessThanOrEqual(width);
      await menu.locator('summary').click();
    }
  }
});

test('the plan that is recommended stands first on a phone, and in the middle on a tablet', async ({
  page,
  storybook,
}) => {
  await page.goto(`${storybook}iframe.html?id=screens-home-plan-selection--tax-included&globals=language:pt`);
  const tiles = page.getByRole('article');
  await expect(tiles).toHaveCount(3);

  await page.setViewportSize({ width: 360, height: 740 });
  const tops = await tiles.evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().top));
  const [first, recommended, last] = tops;
  expect([recommended, first, last]).toEqual([...new Set(tops)].sort((one, other) => one - other));

  await page.setViewportSize({ width: 768, height: 1024 });
  const lefts = await tiles.evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().left));
  expect(lefts).toEqual([...new Set(lefts)].sort((one, other) => one - other));
});

test('a legal text begins without its contents on a phone, and beside them on a desktop', async ({
  page,
  storybook,
}) => {
  await page.goto(`${storybook}iframe.html?id=screens-home-legal--ready&globals=language:de`);
  const contents = page.getByRole('navigation', { name: 'Auf dieser Seite' });
  await expect(contents.getByRole('link').first()).toBeVisible();

  await page.setViewportSize({ width: 360, height: 740 });
  await expect(contents.getByRole('link').first()).toBeHidden();
  await page.locator('main summary').click();
  await expect(contents.getByRole('link').first()).toBeVisible();
});
