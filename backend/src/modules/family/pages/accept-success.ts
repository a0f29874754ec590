import { dayOf } from '../../../domain/days.ts';
import { languagePrefix } from '../../../domain/languages.ts';
import type { MemberVisit, PageHandler } from '../../../http/page-handler.ts';
import { isHere } from '../places.ts';
import type { FamilyPageParts } from './page-parts.ts';

/** What a person has who joined a family, and what became of what they had before. Others are led to the family's page. */
export function acceptSuccessPage({
  clock,
  billing,
  repository,
  personOf,
}: FamilyPageParts): PageHandler<MemberVisit> {
  return {
    show: async ({ userId, language }) => {
      const row = await repository.joinedBy(userId);
      const group = row && (await repository.group(row.groupId));
      const owner = group?.ownerAccountId ?? undefined;
      const plan = owner === undefined ? undefined : await billing.familyPlanOf(owner);
      if (row === undefined || plan === undefined || !isHere(row, dayOf(clock.now()))) {
        return { redirectTo: `${languagePrefix(language)}/family/manage` };
      }
      const person = owner === undefined ? undefined : await personOf(owner);
      const own = await billing.ownPlanOf(userId);
      return {
        route: 'acceptSuccess',
        facts: {
          ownerName: person?.shownName ?? '',
          ...(plan.endsOn !== undefined && { endsOn: plan.endsOn }),
          ...(own !== undefined && { ownPlan: own.shown }),
          ...(row.planToEnd !== null && { ownPlanEnding: true }),
        },
      };
    },
  };
}
