import { expect, test } from 'vitest';
import type { SendError } from './errorReporter.ts';
import { browserErrors, startErrorReporting } from './errorReporting.ts';

const settings = { dsn: 'https://key@errors.example/1', environment: 'production', sampleRate: 0.1 };

function openBrowser(loaded: (send: SendError) => Promise<SendError>) {
  const sent: unknown[] = [];
  const listeners: SendError[] = [];
  const idle: (() => void)[] = [];
  let loads = 0;
  return {
    sent,
    loads: () => loads,
    fail: (error: unknown) => listeners.forEach((listener) => listener(error)),
    becomeIdle: async () => {
      idle.forEach((work) => work());
      await Promise.resolve();
      await Promise.resolve();
    },
    surroundings: {
      loadReporter: () => {
        loads += 1;
        return loaded((error) => sent.push(error));
      },
      onError: (listener: SendError) => listeners.push(listener),
      whenIdle: (work: () => void) => idle.push(work),
    },
  };
}

test('errors of the first moments are reported once the reporter is there, and later ones at once', async () => {
  const browser = openBrowser((send) => Promise.resolve(send));
  startErrorReporting(settings, browser.surroundings);
  browser.fail('early');
  expect(browser.loads()).toBe(0);

  await browser.becomeIdle();
  browser.fail('late');
  expect(browser.sent).toEqual(['early', 'late']);
});

test('a page that fails over and over keeps ten errors', async () => {
  const browser = openBrowser((send) => Promise.resolve(send));
  startErrorReporting(settings, browser.surroundings);
  for (let count = 0; count < 100; count += 1) browser.fail(count);
  await browser.becomeIdle();
  expect(browser.sent).toHaveLength(10);
});

test('without settings nothing is loaded and nothing is heard', async () => {
  const browser = openBrowser((send) => Promise.resolve(send));
  startErrorReporting(undefined, browser.surroundings);
  await browser.becomeIdle();
  browser.fail('anything');
  expect(browser.loads()).toBe(0);
});

test('a page without errors loads no reporter', async () => {
  const browser = openBrowser((send) => Promise.resolve(send));
  startErrorReporting(settings, browser.surroundings);
  await browser.becomeIdle();
  expect(browser.loads()).toBe(0);
});

test('a reporter that is blocked costs the page nothing', async () => {
  const browser = openBrowser(() => Promise.reject(new Error('blocked')));
  startErrorReporting(settings, browser.surroundings);
  browser.fail('early');
  await browser.becomeIdle();
  browser.fail('anything');
  expect(browser.sent).toEqual([]);
});

/** A window that is idle when the test says so, and the errors that are reported. */
function openWindow() {
  const events = new EventTarget();
  const idle: (() => void)[] = [];
  const window = {
    addEventListener: events.addEventListener.bind(events),
    requestIdleCallback: (work: () => void) => idle.push(work),
  } as unknown as Window & typeof globalThis;
  const reported: unknown[] = [];
  browserErrors(window).onError((error) => reported.push(error));
  return {
    reported,
    fire: (name: string, fields: object = {}) => events.dispatchEvent(Object.assign(new Event(name), fields)),
    becomeIdle: () => idle.splice(0).forEach((work) => work()),
  };
}

const failedLoads = [
  new TypeError('error loading dynamically imported module: https://stillpoint.example/static/1.js'),
  new TypeError('Failed to fetch dynamically imported module: https://stillpoint.example/static/1.js'),
  new TypeError('Importing a module script failed.'),
  Object.assign(new Error('Loading chunk 1 failed.'), { name: 'ChunkLoadError' }),
];

test.each(failedLoads)('a chunk that fails while the page is left is not reported: %s', (reason) => {
  const before = openWindow();
  before.fire('unhandledrejection', { reason });
  before.fire('pagehide');
  before.becomeIdle();
  expect(before.reported).toEqual([]);

  const after = openWindow();
  after.fire('pagehide');
  after.fire('unhandledrejection', { reason });
  after.becomeIdle();
  expect(after.reported).toEqual([]);
});

test.each(failedLoads)('a chunk that fails on a page that stays is reported: %s', (reason) => {
  const page = openWindow();
  page.fire('unhandledrejection', { reason });
  page.becomeIdle();
  expect(page.reported).toEqual([reason]);
});

test('a chunk that fails on a page that came back is reported', () => {
  const page = openWindow();
  page.fire('pagehide');
  page.fire('pageshow');
  page.fire('unhandledrejection', { reason: failedLoads[0] });
  page.becomeIdle();
  expect(page.reported).toEqual([failedLoads[0]]);
});

test('any other error is reported at once, also while the page is left', () => {
  const page = openWindow();
  const error = new Error('no plan');
  page.fire('pagehide');
  page.fire('error', { error });
  expect(page.reported).toEqual([error]);
});
