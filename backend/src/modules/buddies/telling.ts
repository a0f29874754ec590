import type { Kysely } from 'kysely';
import { dayOf } from '../../domain/days.ts';
import { languagePrefix } from '../../domain/languages.ts';
import { usableName } from '../../domain/person-name.ts';
import type { Clock } from '../../process/clock.ts';
import type { JobKind, Jobs } from '../../process/jobs.ts';
import { createAcceptances } from './acceptances.ts';
import { tellAcceptances, tellRequests } from './job-kinds.ts';
import type { BuddyMails, BuddyPorts } from './ports.ts';
import { createBuddyRepository } from './repository.ts';
import { createRequests } from './requests.ts';
import type { BuddyPerson, BuddyTables } from './tables.ts';
import type { UntoldRepository } from './untold.ts';

const atOnce = 200;

/** What people are told, in one mail a day of all who did it since the last. */
interface Told {
  reading: (db: Kysely<BuddyTables>) => UntoldRepository;
  /** The day of the last mail about it. */
  toldOn: keyof Pick<BuddyPerson, 'toldOn' | 'acceptanceToldOn'>;
  mail: keyof BuddyMails;
  /** What the keys of its mails begin with. */
  key: string;
  job: JobKind<{ accountId: string }>;
}

/** Who asks a person to be their buddy. */
export const askedForBuddies: Told = {
  ...{ reading: createRequests, toldOn: 'toldOn', mail: 'request', key: 'buddyRequest', job: tellRequests },
};

/** Who accepted a person's requests. */
export const acceptedRequests: Told = {
  ...{ reading: createAcceptances, toldOn: 'acceptanceToldOn', mail: 'accepted', key: 'buddyAccepted' },
  job: tellAcceptances,
};

interface TellingParts extends Pick<BuddyPorts, 'mails' | 'personOf'> {
  db: Kysely<BuddyTables>;
  clock: Pick<Clock, 'now'>;
  jobs: Pick<Jobs, 'enqueue'>;
  siteOrigin: string;
}

/** Mails people what others did that concerns them. */
export function createTelling(parts: TellingParts, { reading, toldOn, mail, key, job }: Told) {
  const { db, clock, jobs, mails, personOf, siteOrigin } = parts;

  return {
    async tell(accountId: string): Promise<void> {
      const today = dayOf(clock.now());
      await db.transaction().execute(async (trx) => {
        const shared = trx.$pickTables<never>();
        const inTrx = reading(trx);
        const concerned = (await createBuddyRepository(trx).lockPeople([accountId])).get(accountId);
        const last = concerned?.[toldOn];
        if (last === undefined || (last !== null && last >= today)) return;
        const untold = await inTrx.untoldOf(accountId);
        const [latest] = untold;
        const person = await personOf(accountId, shared);
        // An address that was not proved may be a stranger's.
        if (latest === undefined || person?.emailProved !== true) return;
        const other = await personOf(latest.accountId, shared);
        await inTrx.noteTold(accountId, untold, today);
        const { email: to, language, firstName } = person;
        await mails[mail](
          {
            ...{ key: `${key}:${accountId}:${today}`, to, language, firstName },
            ...{ name: usableName(other?.firstName ?? ''), others: untold.length - 1 },
            link: `${siteOrigin}${languagePrefix(language)}/buddies`,
          },
          shared,
        );
      });
    },

    tellAll: async (): Promise<void> => {
      const today = dayOf(clock.now());
      for (let beyond: string | undefined; ;) {
        const people = await reading(db).peopleWithUntold({ today, beyond, most: atOnce });
        await db.transaction().execute(async (trx) => {
          for (const { accountId } of people) await jobs.enqueue(trx, job, { accountId });
        });
        beyond = people.at(-1)?.accountId;
        if (people.length < atOnce) return;
      }
    },
  };
}
