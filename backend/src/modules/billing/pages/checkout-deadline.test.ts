import { afterEach, beforeEach, expect, vi, test } from 'vitest';
import type { MemberVisit } from '../../../http/page-handler.ts';
import { systemClock } from '../../../process/clock.ts';
import { createSoldPlans } from '../catalogue/sold-plans.ts';
import { checkoutPage } from './checkout.ts';
import type { PageSources } from './page-sources.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const eligible = { ok: true };
const addressUnknown = { ok: false, refusal: { statusCode: 422, error: { code: 'ADDRESS_UNKNOWN' } } };

/** An answer that comes after so many seconds. */
const after = (seconds: number, answer: object) => () =>
  new Promise<object>((resolve) => setTimeout(resolve, seconds * 1_000, answer));

/** A checkout whose billing company answers like this. */
function checkoutOn(answers: { validate: () => Promise<object>; quote: () => Promise<object> }) {
  const sources = {
    clock: systemClock,
    billing: {
      ...answers,
      soldPlans: createSoldPlans(['B2C14DANNUAL']),
      walletsOffered: [],
      mayHaveFreeDays: () => Promise.resolve(true),
      openPurchaseOf: () => Promise.resolve(undefined),
      membershipOf: () => Promise.resolve({ status: 'NONE', standing: 'none' }),
    },
    flagsFor: () => Promise.resolve({ checkoutMaintenancePage: false, showTablessPaymentForm: false }),
    personOf: () => Promise.resolve({ email: 'nora@example.com', firstName: 'Nora', lastName: 'New' }),
    employerOf: () => Promise.resolve(undefined),
    familyOwnerOf: () => Promise.resolve(undefined),
    familyAccessOf: () => Promise.resolve(undefined),
    familyPlaces: 6,
    locationOf: () => Promise.resolve({ country: 'US', lookupStatus: 'success' }),
    voucherCookie: { kept: () => Promise.resolve(undefined) },
  };
  const visit = {
    request: { url: '/checkout?country=US&postalCode=00000', cookies: {} },
    reply: {},
    language: 'en',
    userId: 'nora',
  };
  return checkoutPage(sources as unknown as PageSources).show(visit as unknown as MemberVisit);
}

test.each([
  ['is silent', after(60, eligible), after(60, addressUnknown), 0],
  ['answers the first question slowly and then not at all', after(5, eligible), after(60, addressUnknown), 1],
  ['answers each question slowly', after(2, eligible), after(2.5, addressUnknown), 2],
])(
  'a checkout opens without a quote after six seconds where the billing company %s',
  async (_how, validate, answer, quotesAsked) => {
    const quote = vi.fn(answer);
    let page: unknown;
    void checkoutOn({ validate, quote }).then((result) => {
      page = result;
    });
    await vi.advanceTimersByTimeAsync(5_999);
    expect(page).toBeUndefined();

    await vi.advanceTimersByTimeAsync(1);
    expect(page).toMatchObject({ route: 'checkout', facts: { status: 'open', country: 'US' } });
    expect(page).not.toHaveProperty('facts.quote');
    expect(quote).toHaveBeenCalledTimes(quotesAsked);
  },
);
