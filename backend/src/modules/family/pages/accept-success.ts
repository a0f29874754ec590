import { languagePrefix } from '../../../domain/languages.ts';
import type { MemberVisit, PageHandler } from '../../../http/page-handler.ts';
import type { FamilyPageParts } from './page-parts.ts';

/** What a person has who joined a family, and what became of what they had before. Others are led to the family's page. */
export function acceptSuccessPage({
  billing,
  memberships,
}: Pick<FamilyPageParts, 'billing' | 'memberships'>): PageHandler<MemberVisit> {
  return {
    show: async ({ userId, language }) => {
      const membership = await memberships.of(userId);
      if (membership === undefined) return { redirectTo: `${languagePrefix(language)}/family/manage` };
      const { row, plan, ownerName } = membership;
      const own = await billing.ownPlansOf(userId);
      const ending = row.plansToEnd ?? [];
      return {
        route: 'acceptSuccess',
        facts: {
          ownerName,
          ...(plan.endsOn !== undefined && { endsOn: plan.endsOn }),
          ownPlans: own.map(({ shown, subscriptionId }) => ({
            plan: shown,
            ...(ending.includes(subscriptionId) && { ending: true as const }),
          })),
        },
      };
    },
  };
}
