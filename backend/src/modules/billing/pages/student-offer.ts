import type { FastifyRequest } from 'fastify';
import { addDays, type Day } from '../../../domain/days.ts';
import type { Language } from '../../../domain/languages.ts';
import type { Money } from '../../../domain/money.ts';
import { planFor } from '../catalogue/plans.ts';
import type { StudentStanding } from '../changes/student-renewals.ts';
import type { VoucherVerdict } from '../ports.ts';
import { offerStanding } from './offer-standing.ts';
import { taxShown } from './offer-facts.ts';
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
}

/** Whether they may buy; nothing beside another plan. `from`: that one waits until a day, and none runs. */
type RightToBuy = { standing: 'checkout' | 'subscribed' } | { standing: 'planToCome'; from: Day };

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
    }) => Promise<Extract<VoucherVerdict, { ok: true }> | undefined>;
    redemptionOf: (code: string, userId: string) => Promise<{ usedOn: Day } | undefined>;
  };
}) {
  return async (
    request: FastifyRequest,
    { language, userId, today }: { language: Language; userId: string | undefined; today: Day },
  ): Promise<{ offer: StudentPrice; next: StudentNext } | undefined> => {
    const location = locationOf(request, language);
    const { zone } = location;
    const standing = await offerStanding(userId, billing);
    const mayHaveFreeDays = standing.status === 'newcomer';
    for (const plan of billing.soldPlans.byPreference) {
      const planCode = planFor(plan, { mayHaveFreeDays });
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
      };
      const present =
        userId === undefined || redemption === undefined
          ? undefined
          : await billing.changes.students.standingOf(userId);
      if (present !== undefined) return { offer, next: present };
      const since = redemption && addDays(redemption.usedOn, 1);
      const next = standing.status === 'subscriber' ? await besideAnother(userId) : mayBuy;
      return { offer, next: { ...next, ...(since !== undefined && { since }) } };
    }
    return undefined;
  };

  async function besideAnother(userId: string | undefined): Promise<RightToBuy> {
    const toCome = await planToCome(userId, billing);
    return toCome === undefined ? { standing: 'subscribed' } : { standing: 'planToCome', from: toCome.from };
  }
}
