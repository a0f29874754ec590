import { randomInt } from 'node:crypto';
import { recordQuotes } from './states/recordQuotes.ts';
import { recordWays } from './states/recordWays.ts';
import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { CheckoutPage } from './pages/CheckoutPage.ts';
import { Company } from './pages/Company.ts';
import { EntryPage } from './pages/EntryPage.ts';
import { Sandbox } from './pages/Sandbox.ts';
import { SubscriptionPage } from './pages/SubscriptionPage.ts';
import { startOwnSystem } from './startOwnSystem.ts';
import { recordingVariables } from './states/recordingBuild.ts';

/** The fixtures of a journey. */
interface Journey {
  entry: EntryPage;
  checkout: CheckoutPage;
  company: Company;
  subscription: SubscriptionPage;
  sandbox: Sandbox;
  /** Declines cookies beforehand: the consent banner is not what these journeys are about. */
  cookiesDeclined: undefined;
  /** Fails the journey on uncaught errors and console errors of the page. */
  noBrowserErrors: undefined;
  /** Prints with a failure what the page said then, for runs whose screenshots are not kept. */
  pageAtFailure: undefined;
  /** Keeps the quotes that the backend gave, for the check that a story shows each. */
  recordedQuotes: undefined;
  /** Keeps the ways that the pages go, for the check that the journeys of the screens name each. */
  recordedWays: undefined;
}

interface Worker {
  /** The worker's own sandbox, backend and database, so that parallel journeys share no state. */
  system: Awaited<ReturnType<typeof startOwnSystem>>;
}

export const test = base.extend<Journey, Worker>({
  system: [
    async ({ browserName }, provide, { workerIndex }) => {
      const name = `${browserName}-${workerIndex}`;
      const system = await startOwnSystem(name, (folder) => recordingVariables(folder, name));
      await provide(system);
      await system.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ system }, provide) => provide(system.site),
  extraHTTPHeaders: ({ baseURL, system }, provide) =>
    provide(baseURL === system.site ? { 'x-forwarded-for': ownAddress() } : {}),
  entry: ({ page }, provide) => provide(new EntryPage(page)),
  checkout: ({ page }, provide) => provide(new CheckoutPage(page)),
  company: ({ page }, provide) => provide(new Company(page)),
  subscription: ({ page }, provide) => provide(new SubscriptionPage(page)),
  sandbox: ({ request, system }, provide) => provide(new Sandbox(request, system.sandbox)),
  cookiesDeclined: [
    async ({ context, system }, provide) => {
      await declineCookies(context, system.site);
      await provide(undefined);
    },
    { auto: true },
  ],
  pageAtFailure: [
    async ({ page }, provide, testInfo) => {
      await provide(undefined);
      if (testInfo.status === testInfo.expectedStatus || page.isClosed()) return;
      const said = await page.locator('main').ariaSnapshot({ timeout: 2_000 }).catch(String);
      process.stdout.write(`${testInfo.title}: ${page.url()}\n${said}\n`);
    },
    { auto: true },
  ],
  recordedQuotes: [
    async ({ page }, provide) => {
      recordQuotes(page);
      await provide(undefined);
    },
    { auto: true },
  ],
  recordedWays: [
    async ({ context }, provide) => {
      await recordWays(context);
      await provide(undefined);
    },
    { auto: true },
  ],
  noBrowserErrors: [
    async ({ page }, provide) => {
      const faults = faultsOf(page);
      await provide(undefined);
      if (faults.length > 0) throw new Error(`The browser reported:\n${faults.join('\n')}`);
    },
    { auto: true },
  ],
});

/** A client address of the block that is reserved for tests. */
function ownAddress(): string {
  return `198.18.${randomInt(256)}.${randomInt(1, 255)}`;
}

export { expect } from '@playwright/test';

async function declineCookies(context: BrowserContext, url: string) {
  await context.addCookies(
    ['cookiePolicyAnalytics', 'cookiePolicyMarketing'].map((name) => ({ name, value: 'decline', url })),
  );
}

/** What Chromium reports of a transition that it left out, since the page was shown before it could begin. */
const leftOutTransition = 'Transition was aborted because of invalid state. Page already revealed';

/** Uncaught errors, hydration faults and refused policies. A response of 4xx or 5xx is no fault. */
function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => {
    if (message !== leftOutTransition) faults.push(message);
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      faults.push(message.text());
    }
  });
  return faults;
}
