import { addDays, dayOf } from '../../../domain/days.ts';
import { languagePrefix } from '../../../domain/languages.ts';
import type { MemberVisit, PageHandler } from '../../../http/page-handler.ts';
import { queryOf } from '../../../http/query.ts';
import { voucherOf } from '../link-ids.ts';
import type { ReferralPageParts } from './page-parts.ts';

/** The plans that may follow the free days, for a friend who is eligible. Others are led to the page that says so. */
export function upgradeAnytimePage(
  parts: Pick<ReferralPageParts, 'clock' | 'cookies' | 'judgeFor' | 'offersFor' | 'reminderDays'>,
): PageHandler<MemberVisit> {
  const { clock, cookies, judgeFor, offersFor, reminderDays } = parts;

  return {
    show: async (visit) => {
      const { request, language, userId } = visit;
      const prefix = languagePrefix(language);
      const { linkId } = cookies.read(request);
      const voucher = queryOf(request).get('voucher') ?? (linkId && voucherOf(linkId)) ?? '';
      const verdict = await judgeFor(userId, voucher, { guessedBy: request });
      if (verdict === undefined) return { redirectTo: `${prefix}/plans` };
      if (verdict === 'taken') return { redirectTo: `${prefix}/invite/confirmation` };
      if (!verdict.ok) {
        const query = new URLSearchParams({ voucher }).toString();
        return {
          redirectTo:
            verdict.reason === 'addressUnproved'
              ? `${prefix}/invite/confirmation?${query}`
              : `${prefix}/invite/referral-not-eligible`,
        };
      }
      const { code, freeDays, referrerName } = verdict;
      const firstChargeOn = addDays(dayOf(clock.now()), freeDays);
      return {
        route: 'upgradeAnytime',
        facts: {
          ...{ referrerName, voucher: code, freeDays, firstChargeOn },
          reminderOn: addDays(firstChargeOn, -reminderDays),
          ...(await offersFor(visit)),
        },
      };
    },
  };
}
