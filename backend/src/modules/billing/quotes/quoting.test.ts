import { expect, vi, test } from 'vitest';
import type { SellablePlan } from '../../../domain/sellable-plans.ts';
import type { GatewayOutcome } from '../gateway-outcome.ts';
import type { OrderContent } from '../zuora/order-body.ts';
import type { PreviewAnswer } from '../zuora/wire.ts';
import { createQuoting } from './quoting.ts';

const accepted: GatewayOutcome<PreviewAnswer> = {
  ok: true,
  body: { success: true, previewResult: { invoices: [] } },
};
const refused: GatewayOutcome<PreviewAnswer> = { ok: false, kind: 'refused', reasons: [] };

/** The answer to a quote in the United States, and the postal codes that previews were asked with. */
async function quoted(postalCode: string | undefined, answer: (asked?: string) => typeof accepted) {
  const preview = vi.fn(({ address }: OrderContent) => Promise.resolve(answer(address.postalCode)));
  const quoting = createQuoting({
    zuora: { preview },
    vouchers: { judge: () => Promise.reject(new Error('No voucher was asked for.')) },
    repository: { keep: () => Promise.reject(new Error('Nothing is kept.')) },
    attempt: () => Promise.resolve({ ok: true }),
    clock: { now: () => new Date('2026-11-20T12:00:00Z') },
    soldPlans: { isSold: (code): code is SellablePlan => code === 'B2CMONTHLY' },
    salesTaxMaximum: {},
  });
  const result = await quoting.quote(
    'user',
    { plan: 'B2CMONTHLY', country: 'US', ...(postalCode !== undefined && { postalCode }) },
    { ok: true, startsOn: '2026-11-20', mayHaveFreeDays: false, upgradeable: false },
  );
  return {
    code: result.ok ? undefined : result.refusal.error.code,
    asked: preview.mock.calls.map(([{ address }]) => address.postalCode),
  };
}

test('a postal code is not known where the same order without it is accepted', async () => {
  expect(await quoted('00000', (asked) => (asked === undefined ? accepted : refused))).toEqual({
    code: 'ADDRESS_UNKNOWN',
    asked: ['00000', undefined],
  });
});

test('an order that is refused for another reason is not blamed on its postal code', async () => {
  expect(await quoted('10001', () => refused)).toEqual({
    code: 'BILLING_UNAVAILABLE',
    asked: ['10001', undefined],
  });
  expect(await quoted(undefined, () => refused)).toEqual({ code: 'BILLING_UNAVAILABLE', asked: [undefined] });
});

test('a ZIP code is sent in its own form, and a malformed one not at all', async () => {
  expect((await quoted(' １０００１ 1234', () => accepted)).asked).toEqual(['10001-1234']);
  expect(await quoted('1000', () => accepted)).toEqual({ code: 'POSTAL_CODE_MALFORMED', asked: [] });
});
