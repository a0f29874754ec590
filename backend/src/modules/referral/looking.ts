import type { FastifyRequest } from 'fastify';
import { usableName } from '../../domain/person-name.ts';
import { createGuesses, type Guessed } from '../../throttle/guesses.ts';
import { networkAddress } from '../../throttle/network-address.ts';
import type { Throttle } from '../../throttle/throttle.ts';
import { giverName } from './giver-name.ts';
import type { ReferralAccount } from './ports.ts';
import type { ReferralRepository } from './repository.ts';
import type { ReferralLink } from './tables.ts';

/** How often links are taken: by a person and at a network address, which a household or an office shares. */
const mostTakenADay = { person: 20, address: 100 };

/** A link, as its id was looked up. */
export type LookedUp = Guessed<{
  link: ReferralLink;
  referrerName: string;
  /** First name of the member; empty where it cannot be shown. */
  firstName: string;
}>;

/** Looks up the links of members, and counts who looks them up and who takes them. */
export function createLooking({
  repository,
  personOf,
  throttle,
}: {
  repository: Pick<ReferralRepository, 'link'>;
  personOf: (userId: string) => Promise<ReferralAccount | undefined>;
  throttle: Pick<Throttle, 'attempt' | 'left'>;
}) {
  const lookUp = createGuesses({ throttle, of: 'referral link' });

  return {
    /** Finds a link, and whose it is. One that is not found counts as a guess of all at the network address. */
    look: (request: FastifyRequest, linkId: string | undefined): Promise<LookedUp> =>
      lookUp(request, linkId, async (id) => {
        const link = await repository.link(id);
        if (link === undefined) return undefined;
        const referrer = await personOf(link.accountId);
        if (referrer === undefined) return 'closed';
        return { link, referrerName: giverName(referrer), firstName: usableName(referrer.firstName) };
      }),

    /** Counts that a link is taken. */
    mayTake: (request: FastifyRequest, userId: string | undefined) => {
      const day = { minutes: 24 * 60, forgottenBySuccess: false };
      const address = networkAddress(request.ip);
      return throttle.attempt([
        { subject: ['referral taken', 'at', address], most: mostTakenADay.address, ...day },
        ...(userId === undefined
          ? []
          : [{ subject: ['referral taken', 'by', userId], most: mostTakenADay.person, ...day }]),
      ]);
    },
  };
}

export type Looking = ReturnType<typeof createLooking>;
