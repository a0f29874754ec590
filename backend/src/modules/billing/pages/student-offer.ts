import type { FastifyRequest } from 'fastify';
import type { Day } from '../../../domain/days.ts';
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

/** What a student may do: buy, nothing beside another plan, or renew the price that they had. `over`: its plan has ended. */
type StudentNext = { standing: 'checkout' | 'subscribed' | 'over' } | StudentStanding;

/** What students are offered: the first sold plan that a voucher for students fits. */
export function createStudentOffer({
  billing,
  vouchers,
  locationOf,
}: Pick<PageSources, 'locationOf'> & {
  billing: Pick<PageSources['billing'], 'changes' | 'soldPlans' | 'rightToBuy'>;
  vouchers: {
    forStudents: (use: {
      planCode: string;
      zone: string;
      today: Day;
    }) => Promise<Extract<VoucherVerdict, { ok: true }> | undefined>;
    redeemedAt: (code: string, userId: string) => Promise<Date | undefined>;
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
      const used = userId !== undefined && (await vouchers.redeemedAt(voucher, userId)) !== undefined;
      const { trialDays } = shown;
      const offer = {
        ...{ plan, voucher, percentOff, months, trialDays, price },
        ...(lower && { before: shown.price }),
        tax: taxShown(location),
      };
      if (used) {
        const { students } = billing.changes;
        return { offer, next: (await students.standingOf(userId)) ?? { standing: 'over' } };
      }
      return { offer, next: { standing: standing.status === 'subscriber' ? 'subscribed' : 'checkout' } };
    }
    return undefined;
  };
}
