import type { FastifyRequest } from 'fastify';
import { dayOf } from '../../../domain/days.ts';
import type { VisitorLocation } from '../../../domain/visitor-location.ts';
import { typedVoucherCode } from '../../../domain/voucher-code.ts';
import type { Clock } from '../../../process/clock.ts';
import { networkAddress } from '../../../throttle/network-address.ts';
import { chargesLoweredBy, monthsOf } from '../catalogue/plans.ts';
import type { PriceZone } from '../catalogue/price-zones.ts';
import { taxShown } from './offer-facts.ts';
import { voucherOn } from './offers-with-voucher.ts';
import type { PageSources } from './page-sources.ts';
import { planOfferIn, type PlanOffer } from './plan-offers.ts';

/** What was chosen before signing up or logging in. */
interface ChoiceAhead {
  /** The code of the plan; undefined for the usual one. */
  code: string | undefined;
  /** The voucher in the address, as it was typed there. */
  voucher: string | undefined;
  location: VisitorLocation<PriceZone>;
  /** False where it is not known who they are: neither free days nor what is for new members alone is named. */
  mayHaveFreeDays: boolean;
}

/**
 * What a page says of a plan that is bought after signing up or logging in, and of a voucher that lowers its price; without a
 * code, of the plan of a checkout whose address names none. Undefined for a plan that is not sold, which the checkout explains,
 * as it does why a voucher is not valid.
 */
export function createWaitingPlan({
  billing,
  voucherCookie,
  clock,
}: {
  billing: Pick<PageSources['billing'], 'soldPlans' | 'offeredVouchers'>;
  voucherCookie: Pick<PageSources['voucherCookie'], 'kept'>;
  clock: Pick<Clock, 'now'>;
}) {
  /** The voucher that the checkout will apply, with the price that it leaves, and for how many months. */
  async function voucherFor(
    request: FastifyRequest,
    plan: PlanOffer,
    { voucher, location, mayHaveFreeDays }: ChoiceAhead,
  ) {
    const code = typedVoucherCode(voucher ?? '') ?? (await voucherCookie.kept(request));
    if (code === undefined) return undefined;
    const valid = await billing.offeredVouchers({
      ...{ code, userId: undefined, address: networkAddress(request.ip), plans: [plan.code] },
      ...{ zone: location.zone, newMember: mayHaveFreeDays },
    });
    const discount = valid.get(plan.code);
    if (discount === undefined) return undefined;
    return {
      code: discount.code,
      price: voucherOn(plan, discount, dayOf(clock.now())).price,
      months: chargesLoweredBy(discount.months, plan.period) * monthsOf(plan.period),
    };
  }

  return async (request: FastifyRequest, choice: ChoiceAhead) => {
    const { location, mayHaveFreeDays } = choice;
    const chosen = choice.code ?? billing.soldPlans.standard;
    if (!billing.soldPlans.isSold(chosen)) return undefined;
    const offer = planOfferIn(location.zone, chosen, { mayHaveFreeDays });
    const { kind, period, price, trialDays } = offer;
    const voucher = await voucherFor(request, offer, choice);
    return {
      ...{ plan: kind, period, price, tax: taxShown(location) },
      ...(trialDays > 0 && { trialDays }),
      ...(voucher !== undefined && { voucher }),
    };
  };
}
