import { expect, test } from 'vitest';
import type { FastifyRequest } from 'fastify';
import priceTable from '../../../../../demo/price-table.json' with { type: 'json' };
import type { ShownOffer } from '../quotes/offer.ts';
import { addDays, addMonths } from '../../../domain/days.ts';
import { createOfferedVouchers } from '../offered-vouchers.ts';
import type { Attempt } from '../personal-limits.ts';
import { createOffersWithVoucher, withDiscounts } from './offers-with-voucher.ts';
import { planOfferIn, planOffersIn } from './plan-offers.ts';

const today = '2026-11-20';
const newcomer = { status: 'newcomer' } as const;
const plans = planOffersIn('EU', ['B2CMONTHLY', 'B2C14DANNUAL'], { mayHaveFreeDays: true });
const annual = { price: { amount: 6999, currency: 'EUR' }, lowered: { amount: 4899, currency: 'EUR' } };

function offers({ kept, allowed = true }: { kept?: string; allowed?: boolean } = {}) {
  const asked: { code: string; userId: string | undefined; planCode: string }[] = [];
  const subjects: string[] = [];
  const attempt: Attempt = (subject) => {
    subjects.push(subject);
    return Promise.resolve(allowed ? { ok: true } : { ok: false, minutes: 1 });
  };
  const offeredVouchers = createOfferedVouchers({
    attempt,
    clock: { now: () => new Date(`${today}T12:00:00Z`) },
    vouchers: {
      judge: (code, { userId, planCode }) => {
        asked.push({ code, userId, planCode });
        return Promise.resolve(
          code === 'SLEEP30' && planCode === 'B2C14DANNUAL'
            ? { ok: true, code, percentOff: 30, months: 12 }
            : { ok: false, code, reason: 'notFound', next: { step: 'checkSpelling' } },
        );
      },
    },
  });
  const withVoucher = createOffersWithVoucher({
    billing: { offeredVouchers },
    voucherCookie: { kept: () => Promise.resolve(kept) },
  });
  return {
    asked,
    subjects,
    at: (url: string, viewer: Partial<Parameters<typeof withVoucher>[2]> = {}, sold = plans) =>
      withVoucher({ url, ip: '192.0.2.7' } as FastifyRequest, sold, {
        ...{ userId: undefined, standing: newcomer, zone: 'EU', today },
        ...viewer,
      }),
  };
}

test.each([
  ['a newcomer', newcomer, '2027-12-04'],
  ['a former member, who has no free days', { status: 'former' } as const, '2027-11-20'],
  ['a member whose plan ends', { status: 'ending', from: '2026-12-24' } as const, '2027-12-24'],
])('the voucher in the address lowers the first period of its plan for %s', async (_, standing, endsOn) => {
  const mayHaveFreeDays = standing.status === 'newcomer';
  const sold = planOffersIn('EU', ['B2CMONTHLY', 'B2C14DANNUAL'], { mayHaveFreeDays });
  const [monthly, yearly] = await offers().at('/sleep-better?voucher=SLEEP30', { standing }, sold);

  expect(monthly).toEqual(sold[0]);
  expect(yearly).toEqual({
    ...sold[1],
    voucher: { code: 'SLEEP30', percentOff: 30, endsOn, price: annual.lowered, renewalPrice: annual.price },
  });
});

test('a kept voucher counts where the address has none', async () => {
  const page = offers({ kept: 'SLEEP30' });

  expect((await page.at('/'))[1]).toHaveProperty('voucher.percentOff', 30);
  expect((await page.at('/?voucher=OTHER'))[1]).not.toHaveProperty('voucher');
});

test('without a voucher, and for a subscriber, none is judged', async () => {
  const page = offers();

  expect(await page.at('/')).toEqual(plans);
  expect(await page.at('/?voucher=SLEEP30', { standing: { status: 'subscriber' } })).toEqual(plans);
  expect(page.asked).toEqual([]);
  expect(page.subjects).toEqual([]);
});

test('attempts are counted by account, or by network address, and none is judged beyond the limit', async () => {
  const page = offers({ allowed: false });

  expect(await page.at('/?voucher=SLEEP30', { userId: 'user-1' })).toEqual(plans);
  expect(await page.at('/?voucher=SLEEP30')).toEqual(plans);
  expect(page.subjects).toEqual(['user-1', '192.0.2.7']);
  expect(page.asked).toEqual([]);
});

test('a plan is lowered by a voucher to what its quote says, to the cent', () => {
  const bought = (priceTable as unknown as { offer: ShownOffer }[]).map(({ offer }) => offer);
  for (const { plan, zone, voucher, lines, startsOn, freeDays } of bought) {
    if (voucher === undefined || !('percentOff' in voucher)) continue;
    const { code, percentOff, endsOn } = voucher;
    const offered = planOfferIn(zone, plan, { mayHaveFreeDays: freeDays > 0 });
    const firstCharge = lines
      .filter(({ kind }) => kind !== 'tax')
      .reduce((sum, { amount }) => sum + amount.amount, 0);
    const firstChargeOn = addDays(startsOn, freeDays);
    const months = [3, 12].find((count) => addMonths(firstChargeOn, count) === endsOn) ?? NaN;
    const [lowered] = withDiscounts([offered], new Map([[plan, { code, percentOff, months }]]), startsOn);
    expect({
      plan,
      zone,
      code,
      price: lowered?.voucher?.price.amount,
      endsOn: lowered?.voucher?.endsOn,
    }).toEqual({
      ...{ plan, zone, code, endsOn },
      price: firstCharge,
    });
  }
});
