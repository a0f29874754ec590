import { describe, expect, it } from 'vitest';
import { quoteFromOffer, voucherOf, type Offer } from './offer.ts';

const euros = (amount: number) => ({ amount, currency: 'EUR' as const });
const dollars = (amount: number) => ({ amount, currency: 'USD' as const });

const monthly: Offer = {
  plan: 'B2CMONTHLY',
  asked: 'B2CMONTHLY',
  kind: 'monthly',
  period: 'month',
  family: false,
  freeDays: 0,
  zone: 'EU',
  country: 'DE',
  taxMode: 'TAX_INCLUSIVE',
  taxPending: false,
  lines: [{ kind: 'plan', amount: euros(1299) }],
  totalToday: euros(1299),
  startsOn: '2026-11-20',
  firstCharge: { date: '2026-11-20', amount: euros(1299) },
  renewal: { date: '2026-12-20', amount: euros(1299) },
  timeline: [
    { date: '2026-11-20', kind: 'today', amount: euros(1299) },
    { date: '2026-12-20', kind: 'renewal', amount: euros(1299) },
  ],
  paymentTypes: ['ZUORA', 'PAYPAL'],
};

const trial: Offer = {
  ...monthly,
  plan: 'B2C14DANNUAL',
  kind: 'annual',
  period: 'year',
  refundDays: 30,
  freeDays: 14,
  lines: [{ kind: 'plan', amount: euros(6999) }],
  totalToday: euros(0),
  firstCharge: { date: '2026-12-04', amount: euros(6999) },
  timeline: [
    { date: '2026-11-20', kind: 'today', amount: euros(0) },
    { date: '2026-12-01', kind: 'reminder' },
    { date: '2026-12-04', kind: 'charge', amount: euros(6999) },
  ],
};

const applied = (percentOff: number, endsOn: string) =>
  ({ status: 'applied', code: 'SLEEP30', percentOff, endsOn }) as const;

describe('a quote', () => {
  it('names the day on which an upgrade ends the current plan', () => {
    const upgrade = { ...monthly, upgrade: true as const, startsOn: '2026-12-12' };
    expect(quoteFromOffer('quote-1', upgrade)).toMatchObject({
      follows: '2026-12-12',
      replacesOn: '2026-12-12',
    });
  });

  it('shows what is charged, and when', () => {
    expect(quoteFromOffer('quote-1', monthly)).toEqual({
      id: 'quote-1',
      plan: 'monthly',
      period: 'month',
      price: euros(1299),
      tax: { mode: 'included' },
      firstPeriod: euros(1299),
      totalToday: euros(1299),
      orderedOn: '2026-11-20',
      timeline: monthly.timeline,
    });
  });

  it('counts free days, and promises the money back for a year alone', () => {
    expect(quoteFromOffer('quote-1', trial)).toMatchObject({
      trialDays: 14,
      refundDays: 30,
      totalToday: euros(0),
    });
    expect(quoteFromOffer('quote-1', monthly)).not.toHaveProperty('refundDays');
    expect(quoteFromOffer('quote-1', monthly)).not.toHaveProperty('trialDays');
  });

  it('sets tax apart in the United States, and shows none where there is none', () => {
    const kansas: Offer = {
      ...monthly,
      taxMode: 'TAX_EXCLUSIVE',
      lines: [
        { kind: 'plan', amount: dollars(1299) },
        { kind: 'tax', amount: dollars(107) },
      ],
      totalToday: dollars(1406),
      firstCharge: { date: '2026-11-20', amount: dollars(1406) },
    };
    expect(quoteFromOffer('quote-1', kansas)).toMatchObject({
      price: dollars(1299),
      tax: { mode: 'added', amount: dollars(107) },
      firstPeriod: dollars(1406),
    });
    const oregon = { ...kansas, lines: kansas.lines.slice(0, 1) };
    expect(quoteFromOffer('quote-1', oregon).tax).toEqual({ mode: 'added', amount: dollars(0) });
  });

  it('passes on the limit of a tax that is not known yet', () => {
    const limit = { percent: 9.4, totalToday: dollars(1422), renewal: dollars(1422) };
    const vague: Offer = {
      ...monthly,
      taxMode: 'TAX_EXCLUSIVE',
      taxPending: true,
      taxLimit: { ...limit, firstCharge: dollars(1422) },
    };
    expect(quoteFromOffer('quote-1', vague).tax).toEqual({
      mode: 'added',
      limit: { ...limit, firstPeriod: dollars(1422) },
    });
  });

  it('says how much tax the price holds elsewhere, and adds none of it', () => {
    const held: Offer = { ...monthly, lines: [...monthly.lines, { kind: 'tax', amount: euros(207) }] };
    expect(quoteFromOffer('quote-1', held)).toMatchObject({
      price: euros(1299),
      tax: { mode: 'included', amount: euros(207) },
      firstPeriod: euros(1299),
    });
  });

  it('takes a discount off as a positive sum, for as long as the voucher lasts', () => {
    const lessForAYear: Offer = {
      ...trial,
      lines: [...trial.lines, { kind: 'discount', amount: euros(-2100) }],
      voucher: applied(30, '2027-12-04'),
    };
    expect(quoteFromOffer('quote-1', lessForAYear).discount).toEqual({
      percentOff: 30,
      lasts: { count: 1, period: 'year' },
      amount: euros(2100),
    });
  });

  it('shows no discount of a voucher that was not taken', () => {
    const voucher = {
      status: 'refused',
      code: 'OLD',
      reason: 'expired',
      next: { step: 'continueWithout' },
    } as const;
    expect(quoteFromOffer('quote-1', { ...monthly, voucher })).not.toHaveProperty('discount');
  });

  it('says from when it follows a plan that is ending', () => {
    expect(quoteFromOffer('quote-1', { ...monthly, startsOn: '2027-01-05' }).follows).toBe('2027-01-05');
    expect(quoteFromOffer('quote-1', monthly)).not.toHaveProperty('follows');
  });

  it('has nothing on today where it follows a plan that is ending', () => {
    const quote = quoteFromOffer('quote-1', { ...monthly, startsOn: '2027-01-05' });
    expect(quote.timeline.map(({ kind }) => kind)).not.toContain('today');
    expect(quote.orderedOn).toBe('2026-11-20');
    expect(quoteFromOffer('quote-1', monthly).timeline.map(({ kind }) => kind)).toContain('today');
  });

  it('says that free days were used before', () => {
    expect(quoteFromOffer('quote-1', { ...monthly, trialUsed: true })).toMatchObject({ trialUsed: true });
  });

  it('leaves out a step that should cost something and does not say what', () => {
    const timeline = [...monthly.timeline, { date: '2027-01-20', kind: 'charge' as const }];
    expect(quoteFromOffer('quote-1', { ...monthly, timeline }).timeline).toEqual(monthly.timeline);
  });

  it('has the kind and the days of guarantee that the offer names', () => {
    expect(quoteFromOffer('quote-1', { ...trial, kind: 'family', refundDays: 45 })).toMatchObject({
      plan: 'family',
      refundDays: 45,
    });
    expect(quoteFromOffer('quote-1', monthly)).not.toHaveProperty('refundDays');
  });
});

describe('a voucher', () => {
  it('is none where none was asked for', () => {
    expect(voucherOf(monthly)).toEqual({ status: 'none' });
  });

  it.each([
    ['three months of a monthly plan', monthly, '2027-02-20', { count: 3, period: 'month' }],
    ['a year of a monthly plan in months', monthly, '2027-11-20', { count: 12, period: 'month' }],
    ['a year of an annual plan', trial, '2027-12-04', { count: 1, period: 'year' }],
    ['two years of an annual plan', trial, '2028-12-04', { count: 2, period: 'year' }],
    ['half a year of an annual plan', trial, '2027-06-04', { count: 6, period: 'month' }],
  ] as const)('lasts %s', (_what, offer, endsOn, lasts) => {
    expect(voucherOf({ ...offer, voucher: applied(30, endsOn) })).toEqual({
      status: 'applied',
      code: 'SLEEP30',
      offer: { percentOff: 30, lasts },
    });
  });

  it('gives the free days of a friend', () => {
    const freeDays = { freeDays: 14, referrerName: 'Alex' };
    const voucher = { status: 'applied', code: 'FRIENDK7M2P9Q', ...freeDays } as const;
    expect(voucherOf({ ...monthly, voucher })).toEqual({
      status: 'applied',
      code: 'FRIENDK7M2P9Q',
      offer: freeDays,
    });
    expect(quoteFromOffer('q', { ...monthly, voucher })).not.toHaveProperty('discount');
  });

  const refusedFor = (voucher: object) =>
    voucherOf({
      ...monthly,
      voucher: { status: 'refused', code: 'X', ...voucher } as Offer['voucher'] & object,
    });

  it.each([
    ...['notFound', 'expired', 'soldOut', 'notForZone', 'alreadyUsed'],
    ...['newMembersOnly', 'studentsOnly', 'opensAccess', 'referralNotEligible', 'addressUnproved'],
  ])('says that it is %s', (reason) => {
    expect(refusedFor({ reason, next: { step: 'continueWithout' } })).toEqual({
      status: 'refused',
      code: 'X',
      reason,
    });
  });

  it('says from when it can be used', () => {
    expect(refusedFor({ reason: 'notYet', next: { step: 'comeBack', from: '2027-01-01' } })).toMatchObject({
      reason: 'notYet',
      from: '2027-01-01',
    });
    expect(refusedFor({ reason: 'notYet', next: { step: 'continueWithout' } })).toMatchObject({
      reason: 'unavailable',
    });
  });

  it.each([
    ['another plan', 'family'],
    ['the plan of the quote', undefined],
  ] as const)('for %s leads on to it', (_plan, voucherFits) => {
    const voucher: NonNullable<Offer['voucher']> = {
      status: 'refused',
      code: 'X',
      reason: 'notForPlan',
      next: { step: 'choosePlan', plans: [] },
    };
    const offer = { ...monthly, voucher, ...(voucherFits && { voucherFits }) };
    expect(voucherOf(offer)).toMatchObject({ fits: voucherFits ?? 'monthly' });
  });
});
