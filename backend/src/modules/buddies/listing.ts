import { dayOf, type Day } from '../../domain/days.ts';
import type { BuddyPorts, LatestMoment } from './ports.ts';
import { statusOf, type RelationshipStatus } from './relating.ts';
import type { BuddyRepository } from './repository.ts';
import type { BuddyPerson } from './tables.ts';

/** The longest list. Buddies come first, and there are fewer. */
const mostListed = 200;

/** What a person shares with buddies. */
export interface Shares {
  moments: boolean;
  days: boolean;
}

/** Another person, as one is shown them. */
export interface Listed {
  id: string;
  status: RelationshipStatus;
  /** First name; empty where it cannot be shown. */
  name: string;
  since: Day;
  /** Of a buddy. */
  shares?: Shares;
  lastListenedOn?: Day;
  latestMoment?: LatestMoment;
}

/** What listing works with. */
interface ListingParts extends Pick<BuddyPorts, 'listening' | 'namesOf'> {
  repository: Pick<BuddyRepository, 'relationshipsOf' | 'peopleOf'>;
}

/** Lists whom a person has to do with. Of a buddy it reads only what they share. */
export function createListing({ repository, listening, namesOf }: ListingParts) {
  /** Of what a buddy does not share nothing is read. */
  async function shownOf(
    person: BuddyPerson,
  ): Promise<Pick<Listed, 'shares' | 'lastListenedOn' | 'latestMoment'>> {
    const { accountId, sharesDays, sharesMoments } = person;
    const lastListenedOn = sharesDays ? await listening.lastDayOf(accountId) : undefined;
    const latestMoment = sharesMoments ? await listening.latestMomentOf(accountId) : undefined;
    return {
      shares: { moments: sharesMoments, days: sharesDays },
      ...(lastListenedOn !== undefined && { lastListenedOn }),
      ...(latestMoment !== undefined && { latestMoment }),
    };
  }

  return async (userId: string): Promise<Listed[]> => {
    const relationships = await repository.relationshipsOf(userId, mostListed);
    const names = await namesOf(relationships.map(({ otherId }) => otherId));
    const buddyIds = relationships.flatMap((each) => (statusOf(each) === 'buddies' ? [each.otherId] : []));
    const people = await repository.peopleOf(buddyIds);
    const shown = new Map(
      await Promise.all(people.map(async (person) => [person.accountId, await shownOf(person)] as const)),
    );

    return relationships.flatMap((each) => {
      const { id, otherId, since } = each;
      const status = statusOf(each);
      const name = names.get(otherId);
      if (status === undefined || name === undefined) return [];
      const listed = { id, status, name, since: dayOf(since) };
      if (status !== 'buddies') return [listed];
      return [{ ...listed, ...shown.get(otherId) }];
    });
  };
}

export type ListFor = ReturnType<typeof createListing>;
