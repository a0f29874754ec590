import type { Locator } from '@playwright/test';
import { transitionCircles } from '../../design-system/src/primitives/Scene/Scene.circles.ts';
import { expect, test } from './storybook.ts';

const widths = [320, 360, 412, 768, 1280];

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

test('the plan that is recommended comes first in the document and on a phone, above the others on a tablet, and in the middle on a desktop', async ({
  page,
  storybook,
}) => {
  await page.goto(`${storybook}iframe.html?id=screens-home-plan-selection--tax-included&globals=language:pt`);
  const tiles = page.getByRole('article');
  await expect(tiles).toHaveCount(3);
  await expect(tiles.first()).toHaveAttribute('data-leading');
  const boxesAt = async (width: number) => {
    await page.setViewportSize({ width, height: 1024 });
    return tiles.evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().toJSON() as DOMRect));
  };
  const rising = (numbers: (number | undefined)[]) =>
    numbers.every((number, at) => at === 0 || (number ?? 0) > (numbers[at - 1] ?? 0));
  /** The places in the document of the tiles in the order in which Tab comes to their links. */
  const tabOrder = async () => {
    const order: number[] = [];
    await page.getByRole('heading', { level: 1 }).click();
    while (order.length < 3) {
      await page.keyboard.press('Tab');
      const at = await tiles.evaluateAll((all) =>
        all.findIndex((tile) => tile.contains(document.activeElement)),
      );
      // A tile may have a second link, to give the plan.
      if (at !== -1 && at !== order.at(-1)) order.push(at);
    }
    return order;
  };

  expect(rising((await boxesAt(360)).map((box) => box.top))).toBe(true);
  expect(await tabOrder()).toEqual([0, 1, 2]);

  const [above, left, right] = await boxesAt(768);
  expect(rising([above?.bottom, left?.top])).toBe(true);
  expect(rising([left?.right, right?.left])).toBe(true);
  expect([above?.left, above?.right, left?.top]).toEqual([left?.left, right?.right, right?.top]);
  expect(await tabOrder()).toEqual([0, 1, 2]);

  const [middle, before, after] = await boxesAt(1280);
  expect(rising([before?.left, middle?.left, after?.left])).toBe(true);
  expect(rising([before?.right, middle?.left])).toBe(true);
  expect(rising([middle?.right, after?.left])).toBe(true);
  expect(await tabOrder()).toEqual([1, 0, 2]);
});

for (const [name, story, lines] of [
  ['a free trial takes one line', 'united-states-postal-code-wanted', 1],
  ['two taxed payments take a line each', 'united-states-postal-code-missing', 2],
] as const) {
  test(`on a phone, while tax is not known, the button has at most two lines, and beside it ${name}`, async ({
    page,
    storybook,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${storybook}iframe.html?id=screens-checkout-checkout--${story}&globals=language:de`);
    const sums = page.locator('[data-bar] p > span');
    await expect(sums).toHaveCount(2);
    const tops = await sums.evaluateAll((all) =>
      all.flatMap((sum) => [...sum.getClientRects()].map(({ top }) => top)),
    );
    expect(new Set(tops).size).toBe(lines);
    const buttonLines = await page.locator('[data-bar] button span').evaluateAll((all) =>
      all.map((label) => {
        const words = document.createRange();
        words.selectNodeContents(label);
        return new Set([...words.getClientRects()].map(({ top }) => top)).size;
      }),
    );
    expect(Math.max(...buttonLines)).toBeLessThanOrEqual(2);
  });
}

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

test('the links of the footer have a line each', async ({ page, storybook }) => {
  for (const language of ['de', 'fr']) {
    await page.goto(`${storybook}iframe.html?id=patterns-site-footer--default&globals=language:${language}`);
    const links = page.locator('footer nav li :is(a, button)');
    await expect(links.last()).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 740 });
      expect(await links.evaluateAll(broken), `${language} at ${width} pixels`).toEqual([]);
    }
  }
});

test('sun and moon of the plan that is recommended are drawn whole at every width', async ({
  page,
  storybook,
}) => {
  await page.goto(`${storybook}iframe.html?id=screens-home-plan-selection--tax-included&globals=language:pt`);
  const strip = page.locator("article [data-scene='strip']");
  await expect(strip).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 });
    const { box, circle } = await circleOfStrip(strip);
    const place = `${JSON.stringify(circle)} in ${JSON.stringify(box)} at ${width} pixels`;
    expect(circle.left, place).toBeGreaterThanOrEqual(0);
    expect(circle.right, place).toBeLessThanOrEqual(box.width);
    expect(circle.top, place).toBeGreaterThanOrEqual(0);
  }
});

test('a button that is pressed shows it in our colours, and not by the flash of the browser', async ({
  page,
  storybook,
}) => {
  await page.goto(`${storybook}iframe.html?id=primitives-button--primary`);
  const button = page.getByRole('button').first();
  await expect(button).toHaveCSS('-webkit-tap-highlight-color', 'rgba(0, 0, 0, 0)');
  await button.hover();
  const look = () => button.evaluate((element) => getComputedStyle(element).transform);
  const hovered = await look();
  await page.mouse.down();
  await expect.poll(look).not.toBe(hovered);
  await page.mouse.up();
});

/** Where the drawing, which covers its box from the foot up, has its circle. */
async function circleOfStrip(strip: Locator) {
  const { width, height, x, y, radius } = transitionCircles.strip;
  const { box, position, size } = await strip.evaluate((element) => {
    const { backgroundPosition, backgroundSize } = getComputedStyle(element, '::before');
    const { width: boxWidth, height: boxHeight } = element.getBoundingClientRect();
    return {
      box: { width: boxWidth, height: boxHeight },
      position: backgroundPosition,
      size: backgroundSize,
    };
  });
  expect(size).toBe('cover');
  const [share = NaN, foot = NaN] = position.split(' ').map(Number.parseFloat);
  expect(foot).toBe(100);
  const scale = Math.max(box.width / width, box.height / height);
  const left = (box.width - width * scale) * (share / 100);
  return {
    box,
    circle: {
      left: left + (x - radius) * scale,
      right: left + (x + radius) * scale,
      top: box.height - (height - y + 2 * radius) * scale,
    },
  };
}

/** Runs in the page: the words of the elements that stand on more than one line. */
function broken(elements: Element[]): (string | null)[] {
  return elements
    .filter((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      return new Set(Array.from(words.getClientRects(), ({ bottom }) => Math.round(bottom))).size > 1;
    })
    .map(({ textContent }) => textContent);
}
