import { expect, type Page } from '@playwright/test';

/** The subscription page and the page that cancels. */
export class SubscriptionPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get title() {
    return this.page.getByRole('heading', { level: 1 });
  }

  /** Opens the page with this title after the sandbox's clock was moved: the system's own follows within a second or two. */
  async openTitled(title: string, path = '/subscription'): Promise<void> {
    await expect(async () => {
      await this.page.goto(path);
      await expect(this.title).toHaveText(title, { timeout: 1000 });
    }).toPass({ timeout: 30_000 });
  }

  /** The card of the plan, which also says how it stands. */
  get planCard() {
    return this.page.getByRole('region', { name: /^(Your plan|Dein Abo)$/ });
  }

  /** The value above a label in the plan's card. */
  fact(label: string) {
    return this.planCard
      .getByRole('listitem')
      .filter({ has: this.page.getByText(label, { exact: true }) })
      .locator('strong');
  }

  /** The link to the calendar entry of a day. */
  calendarLink(day: string) {
    return this.page.locator(`#day-${day} a[download]`);
  }

  /** The link to the page that cancels. */
  get cancelLink() {
    return this.page.locator('main a[href$="/subscription/cancel"]');
  }

  /** The list of reasons, on the page that cancels. */
  get reason() {
    return this.page.locator('main [name=reason]');
  }

  /** What is shown in place of cancelling, by the reason that is chosen. */
  get alternatives() {
    return this.page.locator('main form [aria-live] > [data-for]').filter({ visible: true });
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

/** A readable day as the pages show it where its year is plain. */
export function withoutYear(day: string): string {
  return day.replace(/ \d{4}$/, '');
}
