import { expect, type Page } from '@playwright/test';

/** Waits until the form may be sent: its token begins with that time. */
export async function waitUntilTaken(page: Page): Promise<void> {
  const token = page.locator('main [name=formToken]');
  await expect
    .poll(async () => Date.now() >= Number((await token.inputValue()).split('.')[0]), { intervals: [50] })
    .toBe(true);
}
