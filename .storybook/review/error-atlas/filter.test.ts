import { expect, test } from 'vitest';
import { atlasIn } from './address.ts';
import { shownAreas } from './filter.ts';

const choice = atlasIn('');
const german = { 'checkout.pay.card.expired.title': 'Diese Karte ist abgelaufen' };
const codesOf = (...asked: Parameters<typeof shownAreas>) =>
  shownAreas(...asked).flatMap(({ rows }) => rows.map(({ code }) => code));

test.each([
  ['paypal_un', ['PAYPAL_UNAVAILABLE']],
  ['KARTE IST ABGELAUFEN', ['PAYMENT_METHOD_EXPIRED']],
  ['billing company, and Apple', ['UNAUTHORISED']],
  ['moon in the way', []],
])('"%s" finds %j', (search, codes) => {
  expect(codesOf({ ...choice, search }, [german])).toEqual(codes);
});

test('codes are shown by whether anything was charged', () => {
  expect(codesOf({ ...choice, charged: 'notKnownYet' }, [])).toEqual(['SERVER_PROBLEM']);
  expect(codesOf({ ...choice, charged: 'nothing' }, [])).not.toContain('SERVER_PROBLEM');
});
