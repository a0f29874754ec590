import { expect, test } from 'vitest';
import { formatMoment } from './formatMoment.ts';

test.each([
  ['en', 'US', 'December\u00a04, 2026, 9:05\u00a0PM'],
  ['en', 'GB', '4\u00a0December 2026, 21:05'],
  ['de', 'DE', '4.\u00a0Dezember 2026, 21:05'],
  // English has no way of its own there.
  ['en', 'BR', '4\u00a0December 2026, 21:05'],
  ['fr', '', '4\u00a0décembre 2026, 21:05'],
] as const)('writes a moment in %s for %s', (language, country, written) => {
  expect(formatMoment('2026-12-04T21:05:59.000Z', language, country)).toBe(written);
});
