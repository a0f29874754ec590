import { expect, type Page } from '@playwright/test';

/** Waits for the page's script that keeps what is typed. */
export async function typedIsKept(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/typed-fields.')),
      ),
    )
    .toBe(true);
}
