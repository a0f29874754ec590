import type { FastifyRequest } from 'fastify';
import { dayOf } from '../../../domain/days.ts';
import type { FactsOf, PageHandler, PageVisit } from '../../../http/page-handler.ts';
import { isHere } from '../places.ts';
import type { FamilyPageParts } from './page-parts.ts';

/** What the page of the family plan needs beside the other pages of families. */
export interface FamilyPlanParts extends FamilyPageParts {
  userIdOf: (request: FastifyRequest) => Promise<string | undefined>;
  /** The family plans that are sold, at the visitor's prices. */
  offersFor: (visit: PageVisit) => Promise<Pick<FactsOf<'familyPlan'>, 'offers' | 'taxExcluded'>>;
}

/** What a family plan is, and what it costs. */
export function familyPlanPage({
  clock,
  billing,
  repository,
  quantity,
  countryRule,
  userIdOf,
  offersFor,
}: FamilyPlanParts): PageHandler {
  async function visitorOf(userId: string): Promise<'owner' | 'member' | undefined> {
    if ((await billing.familyPlanOf(userId)) !== undefined) return 'owner';
    const row = await repository.joinedBy(userId);
    return row !== undefined && isHere(row, dayOf(clock.now())) ? 'member' : undefined;
  }

  return {
    show: async (visit) => {
      const userId = await userIdOf(visit.request);
      const visitor = userId === undefined ? undefined : await visitorOf(userId);
      return {
        route: 'familyPlan',
        facts: {
          places: quantity + 1,
          ...(countryRule === 'any' && { anywhere: true as const }),
          ...(await offersFor(visit)),
          ...(visitor !== undefined && { visitor }),
        },
        ...(userId !== undefined && { personal: true as const }),
      };
    },
  };
}
