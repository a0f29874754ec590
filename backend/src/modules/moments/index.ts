import type { FastifyPluginCallback, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/database.ts';
import { dayMs, type Day } from '../../domain/days.ts';
import { normalisedEmail } from '../../domain/email.ts';
import type { PageHandlers } from '../../http/page-handler.ts';
import type { Clock } from '../../process/clock.ts';
import type { Jobs } from '../../process/jobs.ts';
import type { Throttle } from '../../throttle/throttle.ts';
import { forgetRevoked } from './job-kinds.ts';
import { createListening } from './listening.ts';
import { momentShown, type SharedMoment } from './moment-shown.ts';
import { communityPage } from './pages/community.ts';
import { moderationPage } from './pages/moderation.ts';
import { momentPage } from './pages/moment.ts';
import { ownMomentsPage } from './pages/own-moments.ts';
import type { MomentPageParts } from './pages/page-parts.ts';
import { reportMomentPage } from './pages/report-moment.ts';
import { shareMomentPage } from './pages/share-moment.ts';
import type { MomentPorts } from './ports.ts';
import { pictureRoute } from './picture/picture-route.ts';
import { createPictures, type PicturesParts } from './picture/pictures.ts';
import { createReporting } from './reporting.ts';
import { createMomentRepository } from './repository.ts';
import { momentRoutes, type MomentRoutesParts } from './routes.ts';
import { createSharing, revokedDays } from './sharing.ts';
import type { MomentTables } from './tables.ts';

export type { CommunityModules, MomentMails } from './ports.ts';
export { momentTables } from './personal-data.ts';

/** What moments stand on. */
export interface MomentsOptions extends MomentPorts, Pick<PicturesParts, 'landscapeOf'> {
  config: Pick<Config, 'siteOrigin' | 'moderators'>;
  db: Database;
  clock: Pick<Clock, 'now'>;
  jobs: Pick<Jobs, 'every'>;
  throttle: Pick<Throttle, 'attempt' | 'left' | 'forgive'>;
}

/** Moments: exercises that people listened to their end and shared, and the community that sees them. */
export function createMoments(options: MomentsOptions) {
  const { config, clock, jobs, personOf, referralIdOf, communityModules } = options;
  const db = options.db.$extendTables<MomentTables>();
  const repository = createMomentRepository(db);
  const listening = createListening({ ...options, db });
  const sharing = createSharing({ ...options, db, listening });
  const reporting = createReporting({ ...options, db, siteOrigin: config.siteOrigin });
  const pictures = createPictures({ ...options, db });
  const moderators = new Set(config.moderators.map(normalisedEmail));

  jobs.every(forgetRevoked, '57 3 * * *', () =>
    repository.forgetRevoked(new Date(clock.now().getTime() - revokedDays * dayMs)),
  );

  async function isModerator(userId: string): Promise<boolean> {
    // Asked at each request of a session: an account is read only where there are moderators.
    const person = moderators.size === 0 ? undefined : await personOf(userId);
    return person?.emailProved === true && moderators.has(normalisedEmail(person.email));
  }

  return {
    isModerator,

    /** The latest moment of a person that their buddies may see. */
    latestMomentFor: async (userId: string): Promise<SharedMoment | undefined> => {
      const row = await repository.lastForBuddies(userId);
      return row && momentShown(row);
    },

    /** The last day on which a person listened. */
    lastListenedDayOf: (userId: string): Promise<Day | undefined> => listening.lastDayOf(userId),

    routes: ((app, { sessionOf }, done) => {
      void app.register(momentRoutes, { listening, repository, sessionOf });
      void app.register(pictureRoute, { pictures, throttle: options.throttle });
      done();
    }) satisfies FastifyPluginCallback<Pick<MomentRoutesParts, 'sessionOf'>>,

    pages: ({
      sessionOf,
      ...pages
    }: {
      userIdOf: (request: FastifyRequest) => Promise<string | undefined>;
      sessionOf: (request: FastifyRequest) => Promise<{ privileges: readonly string[] } | undefined>;
      freeDays: number;
    }) => {
      const parts: MomentPageParts = {
        ...{ repository, sharing, reporting, referralIdOf, communityModules },
        ...{ siteOrigin: config.siteOrigin, ...pages },
        mayModerate: async (request) => (await sessionOf(request))?.privileges.includes('MODERATOR') ?? false,
      };
      return {
        shareMoment: shareMomentPage(parts),
        moment: momentPage(parts),
        ownMoments: ownMomentsPage(parts),
        community: communityPage(parts),
        reportMoment: reportMomentPage(parts),
        moderation: moderationPage(parts),
      } satisfies PageHandlers;
    },
  };
}
