import type { FastifyRequest } from 'fastify';
import { addDays, type Day } from '../../../domain/days.ts';
import type { Language } from '../../../domain/languages.ts';
import type { Money } from '../../../domain/money.ts';
import type { SellablePlan } from '../../../domain/sellable-plans.ts';
import { planFor } from '../catalogue/plans.ts';
import type { StudentStanding } from '../changes/student-renewals.ts';
import type { VerdictOfDiscount } from '../ports.ts';
import { offerStanding } from './offer-standing.ts';
import { pricedIn, taxShown } from './offer-facts.ts';
import { voucherOn } from './offers-with-voucher.ts';
import type { PageSources } from './page-sources.ts';
import { planOfferIn } from './plan-offers.ts';
import { planToCome } from './plan-to-come.ts';

/** What verified students pay, and for how long. */
interface StudentPrice {
  plan: string;
  voucher: string;
  percentOff: number;
  months: number;
  trialDays: number;
  price: Money;
  /** What everybody else pays. Absent where it is no more. */
  before?: Money;
  tax: 'included' | 'added';
  /** The first day of the plan, where it takes the place of one that renews. */
  startsOn?: Day;
}

/**
 * Whether they may buy: now, or `later`, from the day that their plan is paid until. `from`: another plan waits until a day,
 * and none runs.
 */
type RightToBuy = { standing: 'checkout' | 'later' | 'subscribed' } | { standing: 'planToCome'; from: Day };

/**
 * What a student may do: buy, or renew the price that they had. `since`: it was had before, and a verification of that day or
 * later counts.
 */
type StudentNext = (RightToBuy & { since?: Day }) | StudentStanding;

const mayBuy: RightToBuy = { standing: 'checkout' };

/** What students are offered: the first sold plan that a voucher for students fits. */
export function createStudentOffer({
  billing,
  vouchers,
  locationOf,
}: Pick<PageSources, 'locationOf'> & {
  billing: Pick<PageSources['billing'], 'changes' | 'soldPlans' | 'rightToBuy' | 'membershipOf'>;
  vouchers: {
    forStudents: (use: {
      planCode: string;
      zone: string;
      today: Day;
    }) => Promise<VerdictOfDiscount | undefined>;
    redemptionOf: (code: string, userId: string) => Promise<{ usedOn: Day } | undefined>;
  };
}) {
  return async (
    request: FastifyRequest,
    { language, userId, today }: { language: Language; userId: string | undefined; today: Day },
  ): Promise<{ offer: StudentPrice; next: StudentNext } | undefined> => {
    const visited = await locationOf(request, language);
    const standing = await offerStanding(userId, billing, today);
    const mayHaveFreeDays = standing.status === 'newcomer';
    for (const plan of billing.soldPlans.byPreference) {
      const planCode = planFor(plan, { mayHaveFreeDays });
      const following = standing.status === 'subscriber' ? await rightToFollow(userId, plan) : undefined;
      const location = pricedIn(following?.country, visited);
      const { zone } = location;
      const given = await vouchers.forStudents({ planCode, zone, today });
      if (given === undefined) continue;
      const { code: voucher, percentOff, months } = given;
      const shown = planOfferIn(zone, planCode, { mayHaveFreeDays });
      const { price } = voucherOn(shown, given, today);
      const lower = price.amount < shown.price.amount;
      const redemption = userId === undefined ? undefined : await vouchers.redemptionOf(voucher, userId);
      const { trialDays } = shown;
      const offer = {
        ...{ plan, voucher, percentOff, months, trialDays, price },
        ...(lower && { before: shown.price }),
        tax: taxShown(location),
        ...(following !== undefined && { startsOn: following.startsOn }),
      };
      const present =
        userId === undefined || redemption === undefined
          ? undefined
          : await billing.changes.students.priceStandingOf(userId);
      if (present !== undefined && !(following !== undefined && isForOtherPlan(present))) {
        return { offer, next: present };
      }
      const since = redemption && addDays(redemption.usedOn, 1);
      const next = standing.status === 'subscriber' ? await besideAnother(userId, following) : mayBuy;
      return { offer, next: { ...next, ...(since !== undefined && { since }) } };
    }
    return undefined;
  };

  /** The right to a plan that takes the place of the one that renews, when what is paid for ends. */
  async function rightToFollow(userId: string | undefined, plan: SellablePlan) {
    if (userId === undefined) return undefined;
    const right = await billing.rightToBuy(userId, { plan, begins: 'later' });
    return right.ok && right.replaces !== undefined ? right : undefined;
  }

  async function besideAnother(
    userId: string | undefined,
    following: object | undefined,
  ): Promise<RightToBuy> {
    if (following !== undefined) return { standing: 'later' };
    const toCome = await planToCome(userId, billing);
    return toCome === undefined || toCome.follows === true
      ? { standing: 'subscribed' }
      : { standing: 'planToCome', from: toCome.from };
  }
}

/** Whether the price is not that of the plan which is held. One that can follow it has the price again. */
function isForOtherPlan(present: StudentStanding): boolean {
  return present.standing === 'blocked' && present.reason === 'otherPlan';
}
