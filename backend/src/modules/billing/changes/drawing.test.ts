import { describe, expect, test } from 'vitest';
import type { BillingAccount } from '../members/refreshing.ts';
import type { Subscription } from '../members/repository.ts';
import type { PreviewAnswer } from '../zuora/wire.ts';
import { drawChange, lastDayToPreview } from './drawing.ts';

const today = '2026-11-22';
const account: BillingAccount = {
  number: 'A-1',
  currency: 'EUR',
  country: 'DE',
  paymentMethodExpired: false,
};
const subscription = {
  planCode: 'B2CMONTHLY',
  nextChargeOn: '2026-12-02',
} as Partial<Subscription> as Subscription;
const change = {
  kind: 'changePlan',
  from: 'B2CMONTHLY',
  to: 'B2CANNUAL',
  start: 'now',
  startsOn: today,
} as const;

const item = (
  serviceStartDate: string,
  amountWithoutTax: number,
  taxAmount = 0,
  processingType = 'Charge',
) => ({
  processingType,
  amountWithoutTax,
  taxAmount,
  serviceStartDate,
});
const renewal = item('2027-11-22', 58.82, 11.17);

function draw(previewResult: PreviewAnswer['previewResult'], of: Partial<BillingAccount> = {}) {
  const allowed = { subscription, account: { ...account, ...of }, change };
  return drawChange(allowed, { success: true, previewResult }, today);
}
const cents = (amount: number, currency = 'EUR') => ({ amount, currency });

test('a document that mixes periods is shown by the days that its lines begin on', () => {
  const invoiceItems = [item(today, -3.64, -0.69), item(today, 58.82, 11.17), renewal];
  expect(draw({ invoices: [{ targetDate: today, amount: 135.65, invoiceItems }] })).toMatchObject({
    lines: [
      { kind: 'plan', amount: cents(6999) },
      { kind: 'credit', amount: cents(-433) },
      { kind: 'tax', amount: cents(1048) },
    ],
    totalToday: cents(6566),
    next: { date: '2027-11-22', amount: cents(6999) },
  });
});

test('what is given back may be a document of its own, with positive amounts', () => {
  const invoices = [
    { targetDate: today, amount: 139.98, invoiceItems: [item(today, 58.82, 11.17), renewal] },
  ];
  const creditMemos = [{ targetDate: today, creditMemoItems: [item(today, 3.64, 0.69)] }];
  expect(draw({ invoices, creditMemos })).toMatchObject({
    lines: [{ kind: 'plan' }, { kind: 'credit', amount: cents(-433) }, { kind: 'tax' }],
    totalToday: cents(6566),
  });
});

test('a discount that is given back with its charge lessens what is credited', () => {
  const invoiceItems = [item(today, -8.66), item(today, 2.6, 0, 'Discount'), item(today, 69.99), renewal];
  expect(draw({ invoices: [{ targetDate: today, amount: 0, invoiceItems }] })).toMatchObject({
    lines: [
      { kind: 'plan', amount: cents(6999) },
      { kind: 'credit', amount: cents(-606) },
    ],
    totalToday: cents(6393),
  });
});

test('in the US the tax stands apart', () => {
  const invoiceItems = [item(today, -6.5, -0.58), item(today, 69.99, 6.21), item('2027-11-22', 69.99, 6.21)];
  const drawn = draw(
    { invoices: [{ targetDate: today, amount: 0, invoiceItems }] },
    { country: 'US', currency: 'USD' },
  );
  expect(drawn).toMatchObject({
    taxMode: 'TAX_EXCLUSIVE',
    lines: [
      { kind: 'plan', amount: cents(6999, 'USD') },
      { kind: 'credit', amount: cents(-650, 'USD') },
      { kind: 'tax', amount: cents(563, 'USD') },
    ],
    totalToday: cents(6912, 'USD'),
  });
});

test.each([
  ['gives back more than it charges', [item(today, -70), renewal]],
  ['does not say what is charged next', [item(today, 69.99)]],
])('a preview that %s is not shown', (_what, invoiceItems) => {
  expect(draw({ invoices: [{ targetDate: today, amount: 0, invoiceItems }] })).toBeUndefined();
});

test.each([
  ['another plan at once', change, today],
  [
    'another plan later',
    { kind: 'changePlan', from: 'B2CANNUAL', to: 'B2CMONTHLY', start: 'periodEnd', startsOn: '2027-11-22' },
    '2027-11-22',
  ],
  [
    'another plan after free days',
    { kind: 'changePlan', from: 'B2CANNUAL', to: 'B2CMONTHLY', start: 'firstCharge', startsOn: '2027-11-22' },
    '2027-11-22',
  ],
  ['a pause over its end', { kind: 'pause', until: '2027-11-22' }, '2027-11-10'],
] as const)('%s ends the price for students, and is charged in full', (_, ending, date) => {
  const allowed = { subscription, account, change: ending };
  const invoices = [{ targetDate: '2027-11-22', amount: 69.99, invoiceItems: [renewal] }];
  const preview: PreviewAnswer = { success: true, previewResult: { invoices } };
  const amount = cents(6999);
  expect(
    drawChange({ ...allowed, studentPriceUntil: '2027-11-10' }, preview, today)?.studentPriceEnds,
  ).toEqual({ date, amount });
  expect(drawChange(allowed, preview, today)).not.toHaveProperty('studentPriceEnds');
});

test('a pause that is over before the price for students does not end it', () => {
  const allowed = {
    ...{ subscription, account, studentPriceUntil: '2028-11-10' },
    change: { kind: 'pause', until: '2027-11-22' } as const,
  };
  const invoices = [{ targetDate: '2027-11-22', amount: 69.99, invoiceItems: [renewal] }];
  const drawn = drawChange(allowed, { success: true, previewResult: { invoices } }, today);
  expect(drawn).not.toHaveProperty('studentPriceEnds');
});

describe('a queued plan that is cancelled', () => {
  const queued = {
    ...{ planCode: 'B2CANNUAL', startsOn: '2026-12-02', endsOn: null },
  } as Partial<Subscription> as Subscription;
  const cancelNext = { kind: 'cancelNext', from: '2026-12-02' } as const;
  const nothing: PreviewAnswer = { success: true, previewResult: { invoices: [] } };
  const cancelled = { date: today, kind: 'today', amount: cents(0) };
  const paidWith = { method: 'paypal' } as const;
  const drawWith = (running: Partial<Subscription> | undefined) => {
    const held = { account: { ...account, paidWith }, change: cancelNext };
    const allowed =
      running === undefined
        ? { ...held, subscription: queued }
        : { ...held, subscription: { ...subscription, ...running }, queued };
    return drawChange(allowed, nothing, today);
  };

  test.each([true, false])('says whether the present one could be renewed: %s', (renewalOff) => {
    const { renewable = false } = drawWith({ endsOn: '2026-12-02', nextChargeOn: null, renewalOff }) ?? {};
    expect(renewable).toBe(renewalOff);
  });

  test('leaves the present one, which still ends', () => {
    const drawn = drawWith({ endsOn: '2026-12-02', nextChargeOn: null });
    expect(drawn).toMatchObject({
      from: { plan: 'B2CMONTHLY' },
      to: { plan: 'B2CANNUAL' },
      startsOn: '2026-12-02',
      timeline: [cancelled, { date: '2026-12-02', kind: 'end' }],
    });
    expect(drawn).not.toHaveProperty('next');
    expect(drawn).not.toHaveProperty('paidWith');
  });

  test('leaves the present one, which is charged next', () => {
    const next = { date: '2026-12-02', amount: cents(1299) };
    const drawn = drawWith({ endsOn: null, nextCharge: next.amount } as Partial<Subscription>);
    expect(drawn).toMatchObject({
      ...{ from: { plan: 'B2CMONTHLY' }, to: { plan: 'B2CANNUAL' }, next, paidWith },
      timeline: [cancelled, { ...next, kind: 'charge' }],
    });
  });

  describe('whose purchase switched the renewal of the present one off', () => {
    const held = { ...subscription, endsOn: '2026-12-02', nextChargeOn: null, renewalOff: true };
    const change = { ...cancelNext, renews: 'S-1' };
    const allowed = { account: { ...account, paidWith }, change, subscription: held, queued };
    test('leaves the present one, which renews as it did, at what the preview says', () => {
      expect(lastDayToPreview(allowed, today)).toBe('2026-12-02');
      const invoices = [
        { targetDate: '2026-12-02', amount: 12.99, invoiceItems: [item('2026-12-02', 12.99)] },
      ];
      const drawn = drawChange(allowed, { success: true, previewResult: { invoices } }, today);
      const next = { date: '2026-12-02', amount: cents(1299) };
      expect(drawn).toMatchObject({
        ...{ from: { plan: 'B2CMONTHLY' }, to: { plan: 'B2CANNUAL' }, totalToday: cents(0), next, paidWith },
        timeline: [cancelled, { ...next, kind: 'charge' }],
      });
      expect(drawn).not.toHaveProperty('renewable');
    });

    test('is not shown without the charge that comes again', () => {
      expect(drawChange(allowed, nothing, today)).toBeUndefined();
    });
  });

  test('leaves nothing where nothing runs', () => {
    const drawn = drawWith(undefined);
    expect(drawn).toMatchObject({
      from: { plan: 'B2CANNUAL' },
      startsOn: '2026-12-02',
      timeline: [cancelled],
    });
    for (const name of ['to', 'next', 'paidWith']) expect(drawn).not.toHaveProperty(name);
  });
});
