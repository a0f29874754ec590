import type { FastifyRequest } from 'fastify';
import type { FactsOf, PageHandler, PageVisit } from '../../../http/page-handler.ts';
import type { FamilyPageParts } from './page-parts.ts';

/** What the page of the family plan needs beside the other pages of families. */
export interface FamilyPlanParts extends Pick<FamilyPageParts, 'memberships' | 'quantity' | 'countryRule'> {
  userIdOf: (request: FastifyRequest) => Promise<string | undefined>;
  /** The family plans that are sold, at the visitor's prices. */
  offersFor: (visit: PageVisit) => Promise<Pick<FactsOf<'familyPlan'>, 'offers' | 'taxExcluded'>>;
}

/** What a family plan is, and what it costs. */
export function familyPlanPage({
  memberships,
  quantity,
  countryRule,
  userIdOf,
  offersFor,
}: FamilyPlanParts): PageHandler {
  return {
    show: async (visit) => {
      const userId = await userIdOf(visit.request);
      const role = userId === undefined ? undefined : await memberships.roleOf(userId);
      return {
        route: 'familyPlan',
        facts: {
          places: quantity + 1,
          ...(countryRule === 'any' && { anywhere: true as const }),
          ...(await offersFor(visit)),
          ...(role !== undefined && { visitor: role === 'primary' ? 'owner' : 'member' }),
        },
        ...(userId !== undefined && { personal: true as const }),
      };
    },
  };
}
