import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { MemberVisit } from '../../../http/page-handler.ts';
import { offerExample } from '../quotes/example.ts';
import type { PurchaseState } from '../tables.ts';
import { confirmationPage } from './confirmation.ts';
import type { PageSources } from './page-sources.ts';

/** The page of a purchase that another account made and that stands so, or of none. */
function openAsAnother(purchaseId: string, state: PurchaseState | undefined) {
  const page = confirmationPage({
    billing: {
      findPurchase: () => Promise.resolve({ ok: false }),
      purchaseStateOf: () => Promise.resolve(state),
    },
  } as unknown as PageSources);
  const request = { url: `/buy/checkout/summary?purchase=${purchaseId}` };
  return page.show({ request, userId: 'u-2' } as MemberVisit);
}

test.each([
  ['succeeded', 'made'],
  ['refused', 'refused'],
  ['checking', 'open'],
  ['ordering', 'open'],
  ['unknown', 'open'],
] as const)(
  'a purchase of another account that is %s is told as %s, and nothing else of it',
  async (state, order) => {
    const purchaseId = randomUUID();
    expect(await openAsAnother(purchaseId, state)).toEqual({
      route: 'checkoutConfirmation',
      facts: { purchaseId, status: 'otherAccount', order },
    });
  },
);

test.each([randomUUID(), 'not-an-id'])(
  'a purchase that does not exist is not found: %s',
  async (purchaseId) => {
    expect(await openAsAnother(purchaseId, undefined)).toEqual({ route: 'notFound', statusCode: 404 });
  },
);

/** The page of a purchase that went through, opened with cookies; and the cookies that it sets. */
async function openOwn(offer: object) {
  const page = confirmationPage({
    billing: {
      findPurchase: () =>
        Promise.resolve({
          ok: true,
          purchase: { state: 'succeeded', payment: {} },
          quote: { offer: { ...offerExample, ...offer } },
        }),
      paymentShown: () => Promise.resolve({ ok: false }),
    },
    personOf: () => Promise.resolve({ email: 'nora@example.com' }),
    voucherCookie: { forget: () => undefined },
    linksOfFriends: {
      confirmationOf: () => '/invite/confirmation',
      forget: () => kept.set('friend', 'forgotten'),
    },
  } as unknown as PageSources);
  const kept = new Map<string, string>();
  const reply = {
    setCookie: (name: string, value: string) => {
      kept.set(name, value);
      return reply;
    },
  };
  const request = { url: `/buy/checkout/summary?purchase=${randomUUID()}` };
  const visit = { request, reply, userId: 'u-1', language: 'de' } as unknown as MemberVisit;
  return { shown: await page.show(visit), kept: Object.fromEntries(kept) };
}

// The pages that follow show dates and prices as in the country that is billed.
test('the country of a purchase is kept as the one of its buyer', async () => {
  const { kept } = await openOwn({ country: 'US' });
  expect(kept).toEqual({ countryCode: 'US', countryCodeLookupStatus: 'success' });
});

describe('with the free days of a friend', () => {
  const voucher = { status: 'applied', code: 'FRIENDK7M2P9Q', freeDays: 14, referrerName: 'Alex' };

  test('it leads to the page that says so', async () => {
    expect((await openOwn({ voucher })).shown).toEqual({ redirectTo: '/de/invite/confirmation' });
  });

  test('a family plan leads on to inviting, and the link is forgotten', async () => {
    const { shown, kept } = await openOwn({ voucher, family: true });
    expect(shown).toMatchObject({ route: 'checkoutConfirmation' });
    expect(kept).toMatchObject({ friend: 'forgotten' });
  });
});
