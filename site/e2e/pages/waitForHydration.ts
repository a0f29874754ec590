import { expect, type Locator } from '@playwright/test';

/** Waits until React has hydrated an element. */
export async function waitForHydration(element: Locator) {
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);
}
