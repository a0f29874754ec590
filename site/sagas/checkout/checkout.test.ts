import { expect, test } from '@jest/globals';
import { openCheckout, settled } from './testing/openCheckout.ts';

// A quote or a signed page for somebody who may not buy would be work at the billing company for nothing.
test('nothing is asked for somebody who may not buy', async () => {
  const { wishes, signed, error, visited } = openCheckout({
    facts: { status: 'refused', error: { code: 'ALREADY_SUBSCRIBER', data: { renewal_date: '2027-01-02' } } },
  });
  await settled();

  expect(error()).toEqual({ status: 'ALREADY_SUBSCRIBER', renewalDate: '2027-01-02' });
  expect([wishes, signed, visited]).toEqual([[], [], []]);
});

test('an open checkout asks for its quote and its card page at once', async () => {
  const { wishes, signed } = openCheckout();
  await settled();

  expect(wishes).toHaveLength(1);
  expect(signed).toHaveLength(1);
});
