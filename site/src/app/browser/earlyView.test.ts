import { expect, test } from 'vitest';
import type { ScreenView } from '../../state/analytics/analytics.ts';
import { createEarlyView } from './earlyView.ts';

/** A page whose script has not run yet, for a visitor with these cookies. */
function openPage(cookies: string, screenView = (): ScreenView | undefined => ({ name: 'home' })) {
  let now = cookies;
  const sent: string[] = [];
  let hide: () => void = () => undefined;
  const view = createEarlyView({
    fetch: () => Promise.resolve({ status: 200 }),
    beacon: (_address, body) => {
      const { events } = JSON.parse(body) as { events: { type: string; name: string }[] };
      sent.push(...events.map(({ type, name }) => `${type} ${name}`));
      return true;
    },
    onHidden: (listener) => {
      hide = listener;
    },
    after: () => undefined,
    newId: () => 'an id',
    now: () => new Date('2026-11-20T10:00:00Z'),
    language: 'en',
    cookies: () => now,
    screenView,
  });
  view.watch();
  return {
    sent,
    ...view,
    setCookies: (changed: string) => {
      now = changed;
    },
    hide: () => {
      hide();
    },
  };
}

const accepted = 'theme=day; cookiePolicyAnalytics=accept';

test('a page that is left before its script runs is counted once, by beacon', () => {
  const page = openPage(accepted);
  page.hide();
  page.hide();
  expect(page.sent).toEqual(['screenView home']);
});

test('a page that is left before its end arrived is not counted', () => {
  const page = openPage(accepted, () => undefined);
  page.hide();
  expect(page.sent).toEqual([]);
});

test('after that, the store does not count the view again', () => {
  const page = openPage(accepted);
  page.hide();
  expect(page.leaveToStore()).toBe(false);
});

test('once the store counts, leaving the page counts nothing', () => {
  const page = openPage(accepted);
  expect(page.leaveToStore()).toBe(true);
  page.hide();
  expect(page.sent).toEqual([]);
});

test.each(['', 'cookiePolicyAnalytics=decline'])('with the cookies “%s”, nothing is counted', (cookies) => {
  const page = openPage(cookies);
  page.hide();
  expect(page.sent).toEqual([]);
  expect(page.leaveToStore()).toBe(true);
});

// The form of the cookie banner loads the page again, and that page is counted.
test('with consent that was given on the page, the page that it is left for is counted alone', () => {
  const page = openPage('');
  page.setCookies(accepted);
  page.hide();
  expect(page.sent).toEqual([]);
  expect(page.leaveToStore()).toBe(true);
});

test('with consent that was withdrawn on the page, nothing is counted', () => {
  const page = openPage(accepted);
  page.setCookies('cookiePolicyAnalytics=decline');
  page.hide();
  expect(page.sent).toEqual([]);
});
