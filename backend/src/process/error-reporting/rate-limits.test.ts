import { expect, test } from 'vitest';
import { pauseAfter } from './rate-limits.ts';

test.each([
  [200, {}, 0],
  [200, { 'x-sentry-rate-limits': '60:error;default:key' }, 60_000],
  [200, { 'x-sentry-rate-limits': '60::organization' }, 60_000],
  [200, { 'x-sentry-rate-limits': '60:transaction:key, 5:error:key' }, 5_000],
  [429, { 'x-sentry-rate-limits': '60:transaction:key', 'retry-after': '60' }, 0],
  [429, { 'retry-after': '7' }, 7_000],
  [429, {}, 60_000],
  [429, { 'retry-after': 'soon' }, 60_000],
  [429, { 'retry-after': '999999999' }, 3_600_000],
  [503, {}, 0],
])('an answer of %i with the limits %j pauses for %i ms', (status, limits, pause) => {
  expect(pauseAfter(status, new Headers(Object.entries(limits)))).toBe(pause);
});
