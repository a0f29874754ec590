import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

/** Opens another browser, whose visitor is not known. */
export async function otherBrowser(
  browser: Browser,
  baseURL: string | undefined,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ ...options, ...(baseURL === undefined ? {} : { baseURL }) });
  return context.newPage();
}
