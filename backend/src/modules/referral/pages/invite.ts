import { dayOf } from '../../../domain/days.ts';
import { languagePrefix } from '../../../domain/languages.ts';
import type { MemberVisit, PageHandler } from '../../../http/page-handler.ts';
import { referralFreeDays } from '../free-days.ts';
import { mostMonthsAYear, nextMonthFrom, yearUntil } from '../months.ts';
import type { ReferralPageParts } from './page-parts.ts';

/** A member's own link, and what came of it, in numbers alone. */
export function invitePage({
  clock,
  billing,
  repository,
  ownLinkOf,
  siteOrigin,
}: Pick<
  ReferralPageParts,
  'clock' | 'billing' | 'repository' | 'ownLinkOf' | 'siteOrigin'
>): PageHandler<MemberVisit> {
  return {
    show: async ({ userId, language }) => {
      const prefix = languagePrefix(language);
      const linkId = await ownLinkOf(userId);
      const link = linkId === undefined ? undefined : await repository.link(linkId);
      if (link === undefined) return { redirectTo: prefix === '' ? '/' : prefix };
      const given = await repository.monthsGivenSince(link.id, yearUntil(dayOf(clock.now())));
      const nextFrom = nextMonthFrom(given);
      const { stayed, waiting } = await repository.countsOf(link.id);
      const { month, credit, nextCharge } = await billing.monthOf(userId);
      return {
        route: 'invite',
        facts: {
          link: `${siteOrigin}${prefix}/with/${link.id}`,
          freeDays: referralFreeDays,
          came: link.came,
          stayed,
          months: {
            ...{ given: given.length, atMost: mostMonthsAYear, waiting },
            ...(nextFrom !== undefined && { nextFrom }),
          },
          month,
          ...(credit !== undefined && { credit }),
          ...(nextCharge !== undefined && { nextCharge }),
        },
      };
    },
  };
}
