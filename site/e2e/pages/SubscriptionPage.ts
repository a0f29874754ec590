import type { Page } from '@playwright/test';

/** The subscription page and the page that cancels. */
export class SubscriptionPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get title() {
    return this.page.getByRole('heading', { level: 1 });
  }

  /** The value under a label in the plan's details. */
  fact(label: string) {
    return this.page
      .locator('main dl > div')
      .filter({ has: this.page.locator('dt', { hasText: label }) })
      .locator('dd');
  }

  /** The link to the page that cancels. */
  get cancelLink() {
    return this.page.locator('main a[href$="/subscription/cancel"]');
  }

  /** The button that cancels. */
  get confirmCancellation() {
    return this.page.locator('main form button[type=submit]');
  }
}

const locales = { en: 'en-GB', de: 'de-DE' } as const;

/** A day as the pages show it: `4 December 2026`. */
export function readable(day: string, language: keyof typeof locales = 'en'): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );
}
