import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/database.ts';
import type { PageHandlers } from '../../http/page-handler.ts';
import type { Clock } from '../../process/clock.ts';
import type { Jobs } from '../../process/jobs.ts';
import type { Throttle } from '../../throttle/throttle.ts';
import { tellAcceptances, tellAllAcceptances, tellAllRequests, tellRequests } from './job-kinds.ts';
import { createKeptRequest } from './kept-request.ts';
import { linkIdIn } from './link-ids.ts';
import { createListing } from './listing.ts';
import { createLooking } from './looking.ts';
import { buddiesPage } from './pages/buddies.ts';
import { buddyRequestPage } from './pages/buddy-request.ts';
import type { BuddyPageParts } from './pages/page-parts.ts';
import type { BuddyPorts } from './ports.ts';
import { createRelating } from './relating.ts';
import { createBuddyRepository } from './repository.ts';
import { buddyRoutes, type BuddyRoutesParts } from './routes.ts';
import type { BuddyPerson, BuddyTables } from './tables.ts';
import { acceptedRequests, askedForBuddies, createTelling } from './telling.ts';

export { buddyTables } from './personal-data.ts';
export type { BuddyMails } from './ports.ts';

/** What buddies stand on. */
export interface BuddiesOptions extends BuddyPorts {
  config: Pick<Config, 'siteOrigin'>;
  db: Database;
  clock: Pick<Clock, 'now'>;
  jobs: Pick<Jobs, 'enqueue' | 'work' | 'every'>;
  throttle: Pick<Throttle, 'attempt' | 'left'>;
}

/** Buddies: people who see of each other's listening what each chose to share. */
export function createBuddies({
  config,
  mails,
  listening,
  namesOf,
  lockAgainstDeletion,
  ...options
}: BuddiesOptions) {
  const { clock, jobs, throttle, personOf } = options;
  const { siteOrigin } = config;
  const db = options.db.$extendTables<BuddyTables>();
  const repository = createBuddyRepository(db);
  const relating = createRelating({ db, clock, throttle, jobs, lockAgainstDeletion });
  const look = createLooking({ repository, namesOf, throttle });
  const listFor = createListing({ repository, listening, namesOf });
  const keptRequest = createKeptRequest({ secure: siteOrigin.startsWith('https:') });
  const tellingParts = { db, clock, jobs, mails, personOf, siteOrigin };
  const requests = createTelling(tellingParts, askedForBuddies);
  const acceptances = createTelling(tellingParts, acceptedRequests);

  jobs.work(tellRequests, ({ accountId }) => requests.tell(accountId));
  jobs.every(tellAllRequests, '41 8 * * *', requests.tellAll);
  jobs.work(tellAcceptances, ({ accountId }) => acceptances.tell(accountId));
  jobs.every(tellAllAcceptances, '46 8 * * *', acceptances.tellAll);

  async function ownPerson(userId: string): Promise<BuddyPerson | undefined> {
    const known = await repository.personOf(userId);
    if (known !== undefined) return known;
    return db.transaction().execute(async (trx) => {
      if (!(await lockAgainstDeletion(trx.$pickTables<never>(), userId))) return undefined;
      return createBuddyRepository(trx).makePerson(userId, clock.now());
    });
  }

  async function nameIn(request: FastifyRequest, linkId: string | undefined) {
    const looked = await look(request, linkId);
    return looked.outcome === 'found' ? looked.name : undefined;
  }

  return {
    /** The name that a link shows to who opens it. */
    nameIn: (request: FastifyRequest, linkId: string) => nameIn(request, linkIdIn(linkId)),

    /** The name of the person whose link a visitor took. */
    nameKept: (request: FastifyRequest) => nameIn(request, keptRequest.read(request)),

    /** Forgets whose link a visitor took, as a log-out does. */
    forgetTaken: (request: FastifyRequest, reply: FastifyReply) => {
      keptRequest.forget(request, reply);
    },

    routes: ((app, { sessionOf }, done) => {
      void app.register(buddyRoutes, { sessionOf, relating, listFor, look });
      done();
    }) satisfies FastifyPluginCallback<Pick<BuddyRoutesParts, 'sessionOf'>>,

    pages: ({ userIdOf }: Pick<BuddyPageParts, 'userIdOf'>) => {
      const parts = {
        clock,
        repository,
        relating,
        listFor,
        look,
        keptRequest,
        ownPerson,
        siteOrigin,
        userIdOf,
      };
      return { buddies: buddiesPage(parts), buddyRequest: buddyRequestPage(parts) } satisfies PageHandlers;
    },
  };
}
