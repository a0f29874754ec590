import { usableName } from './domain/person-name.ts';
import { buddyMails } from './buddy-mails.ts';
import { createBuddies, type BuddiesOptions } from './modules/buddies/index.ts';
import { lockAgainstDeletion } from './modules/identity/index.ts';
import type { openMoments } from './moments.ts';
import type { createAccounts } from './modules/users/index.ts';

type Moments = Pick<ReturnType<typeof openMoments>, 'lastListenedDayOf' | 'latestMomentFor'>;

/** What buddies are opened on. */
interface Surroundings extends Pick<BuddiesOptions, 'config' | 'db' | 'clock' | 'jobs' | 'throttle'> {
  moments: Moments;
  accounts: ReturnType<typeof createAccounts>;
  mail: Parameters<typeof buddyMails>[0];
}

/** Buddies, on the accounts of people and on what they listen to. */
export function openBuddies({ accounts, mail, moments, ...surroundings }: Surroundings) {
  return createBuddies({
    ...{ ...surroundings, lockAgainstDeletion, personOf: accounts.personOf },
    namesOf: async (userIds) => {
      const names = await accounts.firstNamesOf(userIds);
      return new Map([...names].map(([userId, firstName]) => [userId, usableName(firstName)]));
    },
    listening: {
      lastDayOf: moments.lastListenedDayOf,
      latestMomentOf: async (userId) => {
        const moment = await moments.latestMomentFor(userId);
        return moment && { id: moment.id, exercise: moment.exercise, sharedOn: moment.sharedOn };
      },
    },
    mails: buddyMails(mail),
  });
}
