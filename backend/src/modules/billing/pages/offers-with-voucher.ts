import type { FastifyRequest } from 'fastify';
import { addDays, addMonths, type Day } from '../../../domain/days.ts';
import { typedVoucherCode } from '../../../domain/voucher-code.ts';
import { queryOf } from '../../../http/query.ts';
import { networkAddress } from '../../../throttle/network-address.ts';
import { monthsOf } from '../catalogue/plans.ts';
import type { OfferStanding } from './offer-standing.ts';
import type { PageSources } from './page-sources.ts';
import type { PlanDiscount, PlanOffer } from './plan-offers.ts';

/** Who sees the offers, and when their next plan could begin. */
interface Viewer {
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
    const startsOn = standing.status === 'ending' ? standing.from : today;
    return plans.map((plan) => {
      const verdict = valid.get(plan.code);
      if (verdict === undefined) return plan;
      return { ...plan, voucher: voucherOn(plan, verdict, addDays(startsOn, plan.trialDays)) };
    });
  };
}

function voucherOn(
  { price, period }: PlanOffer,
  { percentOff, months }: { percentOff: number; months: number },
  firstChargeOn: Day,
): PlanDiscount {
  const lowered = { ...price, amount: Math.round((price.amount * (100 - percentOff)) / 100) };
  return {
    percentOff,
    endsOn: addMonths(firstChargeOn, months),
    price: lowered,
    renewalPrice: months > monthsOf(period) ? lowered : price,
  };
}
