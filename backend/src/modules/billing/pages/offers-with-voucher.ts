import type { FastifyRequest } from 'fastify';
import { addDays, addMonths, type Day } from '../../../domain/days.ts';
import { typedVoucherCode } from '../../../domain/voucher-code.ts';
import { queryOf } from '../../../http/query.ts';
import { networkAddress } from '../../../throttle/network-address.ts';
import { monthsOf } from '../catalogue/plans.ts';
import type { OfferStanding } from './offer-standing.ts';
import type { PageSources } from './page-sources.ts';
import type { PlanDiscount, PlanOffer } from './plan-offers.ts';

/** A voucher that is valid on a plan. */
interface Discount {
  code: string;
  percentOff: number;
  months: number;
}

/** Who sees the offers, and when their next plan could begin. */
export interface Viewer {
  userId: string | undefined;
  standing: OfferStanding;
  zone: string;
  today: Day;
}

/**
 * Adds to each offered plan what the visitor's voucher gives on it: the one in the address, else the one that was kept.
 * A subscriber's plan is not lowered by it.
 */
export function createOffersWithVoucher({
  billing,
  voucherCookie,
}: {
  billing: Pick<PageSources['billing'], 'offeredVouchers'>;
  voucherCookie: Pick<PageSources['voucherCookie'], 'kept'>;
}) {
  return async (request: FastifyRequest, plans: PlanOffer[], viewer: Viewer): Promise<PlanOffer[]> => {
    const { userId, standing, zone, today } = viewer;
    if (standing.status === 'subscriber') return plans;
    const inAddress = typedVoucherCode(queryOf(request).get('voucher') ?? '');
    const code = inAddress ?? (await voucherCookie.kept(request));
    if (code === undefined) return plans;

    const address = networkAddress(request.ip);
    const codes = plans.map((plan) => plan.code);
    const valid = await billing.offeredVouchers({
      ...{ code, userId, address, plans: codes, zone },
      newMember: standing.status === 'newcomer',
    });
    return withDiscounts(plans, valid, firstDayOf(standing, today));
  };
}

/** The day on which a plan that is chosen today begins: after the one that ends. */
export function firstDayOf(standing: OfferStanding, today: Day): Day {
  return standing.status === 'ending' ? standing.from : today;
}

/** Adds to each offered plan what a voucher gives on it, where there is one for it. The plan begins on a day. */
export function withDiscounts(
  plans: readonly PlanOffer[],
  valid: ReadonlyMap<string, Discount>,
  startsOn: Day,
): PlanOffer[] {
  return plans.map((plan) => {
    const discount = valid.get(plan.code);
    if (discount === undefined) return plan;
    return { ...plan, voucher: voucherOn(plan, discount, addDays(startsOn, plan.trialDays)) };
  });
}

/** What a voucher gives on a plan whose first charge is on a day. */
export function voucherOn(
  { price, period }: PlanOffer,
  { code, percentOff, months }: Discount,
  firstChargeOn: Day,
): PlanDiscount {
  // The billing company rounds what is taken off, not what is left: half a cent more or less.
  const off = Math.round((price.amount * percentOff) / 100);
  const lowered = { ...price, amount: price.amount - off };
  return {
    code,
    percentOff,
    endsOn: addMonths(firstChargeOn, months),
    price: lowered,
    renewalPrice: months > monthsOf(period) ? lowered : price,
  };
}
