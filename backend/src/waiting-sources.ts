import type { FastifyRequest } from 'fastify';
import type { VisitorLocation } from './domain/visitor-location.ts';
import type { createWaitingPlan, PriceZone } from './modules/billing/index.ts';
import type { createBuddies } from './modules/buddies/index.ts';
import type { createFamilies } from './modules/family/index.ts';
import type { WaitingSources } from './modules/identity/index.ts';
import type { createReferrals } from './modules/referral/index.ts';

/** What waits for a person who signs in: a plan, or what another person's link leads to, as families, buddies and referrals know it. */
export function waitingSources({
  families,
  buddies,
  referrals,
  waitingPlan,
  locationOf,
}: {
  families: Pick<ReturnType<typeof createFamilies>, 'inviterIn'>;
  buddies: Pick<ReturnType<typeof createBuddies>, 'nameIn' | 'nameKept'>;
  referrals: Pick<ReturnType<typeof createReferrals>, 'giverIn'>;
  waitingPlan: ReturnType<typeof createWaitingPlan>;
  locationOf: (
    request: FastifyRequest,
    language: undefined,
    country: string | undefined,
  ) => Promise<VisitorLocation<PriceZone>>;
}): WaitingSources {
  const linkOf = async (to: 'family' | 'buddy' | 'gift', found: Promise<string | undefined>) => {
    const name = await found;
    return name === undefined ? undefined : { to, name };
  };
  return {
    planOf: async (request, { code, voucher, country, mayHaveFreeDays }) => {
      const location = await locationOf(request, undefined, country);
      return waitingPlan(request, { code, voucher, location, mayHaveFreeDays });
    },
    linkOf: {
      family: (token) => linkOf('family', families.inviterIn(token)),
      buddy: (request, linkId) => linkOf('buddy', buddies.nameIn(request, linkId)),
      keptBuddy: (request) => linkOf('buddy', buddies.nameKept(request)),
      gift: (request, voucher) => linkOf('gift', referrals.giverIn(request, voucher)),
    },
  };
}
