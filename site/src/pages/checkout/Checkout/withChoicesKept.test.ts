import { expect, test } from 'vitest';
import { withChoicesKept } from './withChoicesKept.ts';

const path = '/de/checkout?plan=B2CMONTHLY&voucher=SLEEP30&country=AT';

test.each([
  ['another card', '/de/checkout?card=new', `${path}&card=new`],
  ['no voucher', '/de/checkout', '/de/checkout?plan=B2CMONTHLY&country=AT'],
  ['another page', '/de/subscription', '/de/subscription'],
])('the way on to %s keeps the choices of the checkout', (_what, ctaLink, kept) => {
  expect(withChoicesKept({ status: 'DEFAULT_PAYMENT_METHOD_EXPIRED', ctaLink }, path)).toMatchObject({
    ctaLink: kept,
  });
});
