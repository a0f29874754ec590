import type { Browser, Page } from 'playwright-core';

/** Opens a page, and keeps what it says on the console, what throws and what is not found. */
export async function visit(
  browser: Browser,
  address: string,
  options: { javaScriptEnabled?: boolean; colorScheme?: 'light' | 'dark' } = {},
): Promise<{ page: Page; complaints: string[]; files: string[] }> {
  const context = await browser.newContext(options);
  // An app has an icon of its own.
  await context.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  const page = await context.newPage();
  const complaints: string[] = [];
  const files: string[] = [];
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('response', (response) => {
    files.push(response.url());
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready);
  return { page, complaints, files };
}

/** Waits until React has taken over the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const form = document.querySelector('form');
    return form !== null && Object.keys(form).some((key) => key.startsWith('__reactProps'));
  });
}
