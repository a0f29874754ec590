import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Person } from '../ports.ts';
import { createBuying } from './buying.ts';
import { quoteNotFound } from './refusals.ts';
import type { Purchase } from './repository.ts';

const nora: Person = {
  userId: 'u-1',
  firstName: 'Nora',
  lastName: 'New',
  email: 'nora@example.org',
  language: 'en',
};
const request = {
  quoteId: 'q-1',
  purchaseKey: 'key-of-nora',
  paymentMethod: { type: 'ZUORA', refId: 'r-1' },
} as const;
const begun = { id: 'p-1', userId: 'u-1', state: 'checking' } as Purchase;

/** There is no purchase yet. */
const nothingBefore = {
  byKey: () => Promise.resolve(undefined),
  openOf: () => Promise.resolve(undefined),
  justBought: () => Promise.resolve(undefined),
};

// A purchase that is not touched for twelve seconds counts as abandoned, and would be refused while it is checked.
test('a purchase is touched while work on it goes on, and no longer', async () => {
  let touched = 0;
  const { buy } = createBuying({
    writeDown: () => Promise.resolve(begun),
    purchases: {
      ...nothingBefore,
      touch: () => Promise.resolve(void (touched += 1)),
    },
    check: () => sleep(4_300, { ok: false, refusal: quoteNotFound }),
    settling: { refuse: () => Promise.resolve({ ...begun, state: 'refused' }) },
    attempt: () => Promise.resolve({ ok: true }),
    clock: { now: () => new Date() },
  } as unknown as Parameters<typeof createBuying>[0]);

  expect(await buy(nora, request)).toMatchObject({
    ok: true,
    purchase: { state: 'refused' },
  });
  expect(touched).toBe(1);
}, 10_000);

test.each([
  [
    'is checked again, which refuses with the quote that holds now',
    [true, false],
    ['soldOut'],
    'QUOTE_CHANGED',
  ],
  ['that is given back meanwhile is redeemed', [true, true], ['soldOut', 'redeemed'], 'ordered'],
  [
    'that stays undecided is refused',
    [true, true, true],
    ['soldOut', 'soldOut', 'soldOut'],
    'CANNOT_SUBSCRIBE',
  ],
] as const)(
  'a voucher that is used up between check and redemption %s',
  async (_what, checks, redemptions, outcome) => {
    const checked = [...checks];
    const redeemed = [...redemptions];
    const quoteChanged = { statusCode: 409, error: { code: 'QUOTE_CHANGED' } };
    const outcomes: string[] = [];
    const { buy } = createBuying({
      db: {
        transaction: () => ({
          execute: (work: (trx: object) => unknown) => work({ $pickTables: () => ({}) }),
        }),
      },
      writeDown: () => Promise.resolve(begun),
      purchases: {
        ...nothingBefore,
        prepare: () => Promise.resolve(begun),
        touch: () => Promise.resolve(),
      },
      check: () =>
        Promise.resolve(
          checked.shift()
            ? { ok: true, orderBody: {}, voucherCode: 'LASTONE' }
            : { ok: false, refusal: quoteChanged },
        ),
      vouchers: { redeem: () => Promise.resolve(redeemed.shift()) },
      settling: {
        refuse: (purchase: Purchase, { error }: { error: { code: string } }) => {
          outcomes.push(error.code);
          return Promise.resolve(purchase);
        },
      },
      execution: {
        send: (purchase: Purchase) => {
          outcomes.push('ordered');
          return Promise.resolve(purchase);
        },
      },
      attempt: () => Promise.resolve({ ok: true }),
      clock: { now: () => new Date() },
    } as unknown as Parameters<typeof createBuying>[0]);

    await buy(nora, request);
    expect(outcomes).toEqual([outcome]);
  },
);

test('requests that exceed the limit write nothing down', async () => {
  const written: unknown[] = [];
  const { buy } = createBuying({
    writeDown: () => Promise.resolve(written.push('purchase')),
    purchases: nothingBefore,
    attempt: () => Promise.resolve({ ok: false, minutes: 12 }),
    clock: { now: () => new Date() },
  } as unknown as Parameters<typeof createBuying>[0]);

  expect(await buy(nora, request)).toMatchObject({
    ok: false,
    refusal: { statusCode: 429, error: { code: 'TOO_MANY_PURCHASES', data: { minutes: 12 } } },
  });
  expect(written).toEqual([]);
});

test('requests that wait for one purchase look for its end together', async () => {
  let looks = 0;
  const { buy } = createBuying({
    purchases: {
      ...nothingBefore,
      openOf: () => Promise.resolve(begun),
      takeOver: () => Promise.resolve(undefined),
      find: () => {
        looks += 1;
        return Promise.resolve({ ...begun, state: looks < 3 ? 'ordering' : 'succeeded' });
      },
    },
    quotes: { chargeTheSame: () => Promise.resolve(true) },
  } as unknown as Parameters<typeof createBuying>[0]);

  const presses = Array.from({ length: 50 }, (_, at) => buy(nora, { ...request, purchaseKey: `key ${at}` }));
  const answers = await Promise.all(presses);
  expect(new Set(answers.map((answer) => answer.ok && answer.purchase.state))).toEqual(
    new Set(['succeeded']),
  );
  expect(looks).toBe(3);
});
