import type { Page, Request } from '@playwright/test';
import { demoPassword } from '../../../demo/people.ts';
import { expect, test } from '../journey.ts';
import { waitForHydration } from '../pages/waitForHydration.ts';

const liveScript = '**/static/live.*.js';
const quietScript = '**/static/quiet.*.js';

test('login: text typed before the script runs stays, and the form then works with the script', async ({
  page,
  entry,
}) => {
  const script = await hold(page, liveScript);
  await page.goto('/login?redirectOnSuccess=%2Fplans');
  const email = page.locator('[name=email]');
  await email.fill('nora@demo.stillpoint.example');
  await page.locator('main [name=password]').fill(demoPassword);
  await script.requested;
  await script.release();

  await waitForHydration(email);
  await expect(email).toHaveValue('nora@demo.stillpoint.example');
  await expect(page.locator('main [name=password]')).toHaveValue(demoPassword);
  await entry.submit.click();
  await expect(page).toHaveURL(/\/plans$/);
});

test('login: a form that is submitted before the script runs is posted to the server', async ({
  page,
  entry,
}) => {
  await hold(page, liveScript);
  await page.goto('/login?redirectOnSuccess=%2Fplans');
  const posted = page.waitForRequest(
    (request) => request.method() === 'POST' && request.isNavigationRequest(),
  );
  await entry.logInAs('nora');
  await posted;
  await expect(page).toHaveURL(/\/plans$/);
  expect(await entry.userId()).toBeDefined();
});

test('home: before consent no effects are loaded, and the first answer is kept without leaving the page', async ({
  page,
  context,
}) => {
  await context.clearCookies();
  const scripts: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/static\/([\w-]+)\.\w+\.js$/.exec(request.url()) ?? [];
    if (name !== undefined) scripts.push(name);
  });
  const quiet = page.waitForResponse(quietScript);
  await page.goto('/');
  await quiet;
  const notice = page.getByRole('region', { name: 'Cookies' });
  await expect(notice).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual(['start', 'quiet']);

  let left = false;
  page.on('framenavigated', () => {
    left = true;
  });
  await notice.getByRole('button', { name: 'Decline' }).click();
  await expect(notice).toBeHidden();
  expect(left).toBe(false);
  expect(scripts).toEqual(expect.arrayContaining(['effects', 'quiet-effects']));
});

test('home: an answer that is given before the script runs is kept by the server', async ({
  page,
  context,
}) => {
  await context.clearCookies();
  await hold(page, quietScript);
  await page.goto('/');
  const notice = page.getByRole('region', { name: 'Cookies' });
  await notice.getByRole('button', { name: 'Decline' }).click();
  await expect(notice).toBeHidden();
  const cookies = await context.cookies();
  expect(cookies).toContainEqual(
    expect.objectContaining({ name: 'cookiePolicyAnalytics', value: 'decline' }),
  );
});

test('analytics: a view is counted once, whether the page is left before its script runs or after', async ({
  page,
  context,
  system,
  entry,
  sandbox,
}) => {
  await entry.arriveAtCheckout();
  const userId = await entry.userId();
  await context.addCookies([{ name: 'cookiePolicyAnalytics', value: 'accept', url: system.site }]);
  const list = await context.newPage();
  await list.goto(sandbox.origin);
  await list.getByRole('link', { name: 'Events' }).click();
  const viewsOfPlans = async () => {
    await list.reload();
    const rows = await list.getByRole('row').filter({ hasText: userId }).allTextContents();
    return rows.filter((row) => row.includes('plan selection')).length;
  };

  const script = await hold(page, quietScript);
  await page.goto('/plans');
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/analytics/events')) sent.push(request);
  });
  await script.requested;
  await waitForListeners(page, 1);
  await hide(page);
  await script.release();
  await waitForStore(page);
  // Sends what the store has counted, if it has.
  await hide(page);
  // The browser sends what a hidden page leaves behind when it comes to it.
  await expect.poll(() => statusesOf(sent)).toEqual([200]);
  await expect.poll(viewsOfPlans).toBe(1);

  await page.goto('/plans');
  await waitForStore(page);
  await hide(page);
  await expect.poll(() => statusesOf(sent)).toEqual([200, 200]);
  await expect.poll(viewsOfPlans).toBe(2);
});

/** Waits for the answer to each request. */
async function statusesOf(requests: readonly Request[]) {
  const answers = await Promise.all(requests.map((request) => request.response()));
  return answers.map((answer) => answer?.status());
}

/** Waits until the page's store counts: it listens last for the page being hidden, after two others. */
function waitForStore(page: Page) {
  return waitForListeners(page, 3);
}

/** Waits until so many parts of the page listen for it being hidden. The first counts views before the script runs. */
async function waitForListeners(page: Page, count: number) {
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send('Runtime.evaluate', { expression: 'document' });
  const { objectId = '' } = result;
  await expect
    .poll(async () => {
      const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId });
      return listeners.filter(({ type }) => type === 'visibilitychange').length;
    })
    .toBe(count);
  await session.detach();
}

/** Makes the page believe that it is hidden, as it is when it is left. */
async function hide(page: Page) {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'visibilityState');
  });
}

/** Holds a script back until it is released. */
async function hold(page: Page, script: string) {
  const released = Promise.withResolvers<undefined>();
  const requested = page.waitForRequest(script);
  // A held request ends with its page.
  requested.catch(() => undefined);
  await page.route(script, async (route) => {
    await released.promise;
    await route.continue().catch(() => undefined);
  });
  return {
    requested,
    async release() {
      released.resolve(undefined);
      await page.unroute(script);
    },
  };
}
