import type { Page } from '@playwright/test';
import { EntryPage } from './EntryPage.ts';

/** Logs a person of the demo in, and comes to a page. */
export async function logInAt(page: Page, name: string, address: string): Promise<void> {
  await page.goto(`/login?${new URLSearchParams({ redirectOnSuccess: address }).toString()}`);
  await new EntryPage(page).logInAs(name);
  await page.waitForURL((url) => url.pathname + url.search === address);
}
