import { expect, test } from '@jest/globals';
import { startErrorReporting, type SendError } from './errorReporting.ts';

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

test('errors of the first moments are told once the reporter is there, and later ones at once', async () => {
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
