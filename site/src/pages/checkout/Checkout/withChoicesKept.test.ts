import { expect, test } from 'vitest';
import { offersInstead, withChoicesKept } from './withChoicesKept.ts';

const path = '/de/checkout?plan=B2CMONTHLY&voucher=SLEEP30&country=AT';

test.each([
  ['another card', '/de/checkout?card=new', `${path}&card=new`],
  ['no voucher', '/de/checkout', '/de/checkout?plan=B2CMONTHLY&country=AT'],
  [
    'another payment method',
    '/de/subscription/payment-method',
    '/de/subscription/payment-method?plan=B2CMONTHLY&voucher=SLEEP30&country=AT',
  ],
])('the way on to %s keeps the choices of the checkout', (_what, ctaLink, kept) => {
  expect(withChoicesKept({ status: 'DEFAULT_PAYMENT_METHOD_EXPIRED', ctaLink }, path)).toMatchObject({
    ctaLink: kept,
  });
});

test('the way on to another page is not changed', () => {
  const error = { status: 'ALREADY_SUBSCRIBER', ctaLink: '/de/subscription' } as const;
  expect(withChoicesKept(error, path)).toEqual(error);
});

test('plans that can follow the present one are offered in the same country', () => {
  const error = {
    status: 'ALREADY_SUBSCRIBER',
    instead: [{ code: 'B2C14DANNUAL', kind: 'annual' }],
  } as const;
  expect(offersInstead(error, '/de/checkout?plan=B2C14DANNUAL&country=AT')).toEqual({
    B2C14DANNUAL: '/de/checkout?plan=B2C14DANNUAL&country=AT&begins=choose',
  });
});
