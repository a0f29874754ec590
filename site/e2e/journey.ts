import { randomInt } from 'node:crypto';
import { recordQuotes } from './states/recordQuotes.ts';
import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { CheckoutPage } from './pages/CheckoutPage.ts';
import { EntryPage } from './pages/EntryPage.ts';
import { Sandbox } from './pages/Sandbox.ts';
import { SubscriptionPage } from './pages/SubscriptionPage.ts';

/** What every journey starts from. */
interface Journey {
  entry: EntryPage;
  checkout: CheckoutPage;
  subscription: SubscriptionPage;
  sandbox: Sandbox;
  /** Said no to cookies before: for journeys that are not about them. */
  consentGiven: undefined;
  /** Fails the journey when the browser reports an error that nobody expected. */
  quietBrowser: undefined;
  /** Keeps the quotes that the backend gave, for the check that a story shows each. */
  recordedQuotes: undefined;
}

const site = process.env.JOURNEY_SITE ?? 'http://localhost:4000';

export const test = base.extend<Journey>({
  baseURL: site,
  extraHTTPHeaders: ({ baseURL }, give) =>
    give(baseURL === site ? { 'x-forwarded-for': addressOfItsOwn() } : {}),
  entry: ({ page }, give) => give(new EntryPage(page)),
  checkout: ({ page }, give) => give(new CheckoutPage(page)),
  subscription: ({ page }, give) => give(new SubscriptionPage(page)),
  sandbox: ({ request }, give) =>
    give(new Sandbox(request, process.env.JOURNEY_SANDBOX ?? 'http://127.0.0.1:4100')),
  consentGiven: [
    async ({ context }, give) => {
      await declineCookies(context);
      await give(undefined);
    },
    { auto: true },
  ],
  recordedQuotes: [
    async ({ page }, give) => {
      recordQuotes(page);
      await give(undefined);
    },
    { auto: true },
  ],
  quietBrowser: [
    async ({ page }, give) => {
      const faults = faultsOf(page);
      await give(undefined);
      if (faults.length > 0) throw new Error(`The browser reported:\n${faults.join('\n')}`);
    },
    { auto: true },
  ],
});

/** An address of the block that is kept for tests. */
function addressOfItsOwn(): string {
  return `198.18.${randomInt(256)}.${randomInt(1, 255)}`;
}

export { expect } from '@playwright/test';

async function declineCookies(context: BrowserContext) {
  await context.addCookies(
    ['cookiePolicyAnalytics', 'cookiePolicyMarketing'].map((name) => ({ name, value: 'decline', url: site })),
  );
}

/** Uncaught errors, hydration faults and refused policies. A refused request is an answer, not a fault. */
function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      faults.push(message.text());
    }
  });
  return faults;
}
