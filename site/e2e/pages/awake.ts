import { expect, type Locator } from '@playwright/test';

/** Waits until the page's script has taken an element over. Before that, forms and links work by themselves. */
export async function awake(element: Locator) {
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);
}
