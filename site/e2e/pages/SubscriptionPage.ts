import type { Page } from '@playwright/test';

/** What somebody has, and the way out of it. */
export class SubscriptionPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get title() {
    return this.page.getByRole('heading', { level: 1 });
  }

  /** What is said of the plan under a label. */
  fact(label: string) {
    return this.page
      .locator('main dl > div')
      .filter({ has: this.page.locator('dt', { hasText: label }) })
      .locator('dd');
  }

  /** Leads to the page that cancels. */
  get leave() {
    return this.page.locator('main a[href$="/subscription/cancel"]');
  }

  /** Cancels, on the page that says what follows. */
  get confirm() {
    return this.page.locator('main form button[type=submit]');
  }
}

const locales = { en: 'en-GB', de: 'de-DE' } as const;

/** A day as people read it: `4 December 2026`. */
export function readable(day: string, language: keyof typeof locales = 'en'): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );
}
