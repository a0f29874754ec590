import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Database, SharedTransaction } from '../database/database.ts';
import type { PageHandler } from '../http/page-handler.ts';
import { createMoments, type CommunityModules } from '../modules/moments/index.ts';
import { createListening, type UserActivity } from '../modules/moments/listening.ts';
import { createPictures } from '../modules/moments/picture/pictures.ts';
import { createReportRepository } from '../modules/moments/report-repository.ts';
import { createMomentRepository } from '../modules/moments/repository.ts';
import type { MomentDecision, MomentTables } from '../modules/moments/tables.ts';
import type { DecisionMail, MomentAccount } from '../modules/moments/ports.ts';
import { databaseCounters } from '../throttle/database-counters.ts';
import { createThrottle } from '../throttle/throttle.ts';

/** What a page answered: what it shows, or where it leads. */
export interface MomentAnswer {
  route?: string;
  facts?: Record<string, unknown>;
  statusCode?: number;
  redirectTo?: string;
}

const addresses = {
  shareMoment: '/moment/share',
  moment: '/moment',
  ownMoments: '/moments',
  community: '/community',
  reportMoment: '/community/report',
  moderation: '/moderation',
};
type MomentPage = keyof typeof addresses;

/** A person of a test. */
export type Person = MomentAccount & { userId: string };

/** Moments with people that a test makes up, on a database of its own and a clock that it moves. */
export function openMoments(database: Database) {
  let now = new Date('2026-11-29T20:00:00.000Z');
  const clock = { now: () => now };
  const people = new Map<string, MomentAccount>();
  const links = new Map<string, string>();
  /** What editors put around the community. */
  const written: CommunityModules[number][] = [];
  const closing = new Set<string>();
  /** What recurs, by the name of its job. */
  const recurring = new Map<string, () => Promise<void>>();
  /** How many pictures were drawn. */
  const drawn = { count: 0 };
  /** What authors were told of decisions. */
  const mails: DecisionMail[] = [];
  const db = database.$extendTables<MomentTables>();
  /** As an account's row does it, which these people have none of. */
  const lockAgainstDeletion = async (trx: SharedTransaction, accountId: string) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${accountId}, 0))`.execute(trx);
    return !closing.has(accountId);
  };
  const landscapeOf = () => {
    drawn.count += 1;
    return Promise.resolve('<svg xmlns="http://www.w3.org/2000/svg"/>');
  };
  const moments = createMoments({
    config: { siteOrigin: 'https://site.example', moderators: ['Mona@demo.stillpoint.example'] },
    ...{ db: database, clock, lockAgainstDeletion },
    throttle: createThrottle(databaseCounters(database, () => now.getTime())),
    mails: { removed: (mail) => Promise.resolve(void mails.push(mail)) },
    personOf: (userId) => Promise.resolve(people.get(userId)),
    referralIdOf: (userId) => Promise.resolve(links.get(userId)),
    jobs: { every: ({ name }, _cron, work) => recurring.set(name, work) },
    landscapeOf,
    communityModules: () => Promise.resolve(written),
  });
  const listening = createListening({ db, clock, lockAgainstDeletion });
  const pictures = createPictures({ db, clock, landscapeOf });
  const pages = moments.pages({
    userIdOf: (request) => Promise.resolve((request as { as?: string }).as),
    sessionOf: async (request) => {
      const { as } = request as { as?: string };
      return { privileges: as !== undefined && (await moments.isModerator(as)) ? ['MODERATOR'] : [] };
    },
    freeDays: 14,
  });

  function visit(page: MomentPage, as: string | undefined, more: object) {
    const headers: Record<string, string> = {};
    const request = { url: addresses[page], as, ...more } as unknown as FastifyRequest;
    const reply = { header: (name: string, value: string) => (headers[name] = value) };
    const opened = { request, reply, language: 'en', address: addresses[page], userId: as };
    return { handler: pages[page] as PageHandler, visit: opened as never, headers };
  }

  /** Tells what became of the exercise, at a second of it. */
  async function tell(as: Pick<Person, 'userId'>, action: UserActivity['action'], second: number) {
    const activity = { contentId: 'four-and-four', action, positionMs: second * 1000 } as const;
    await listening.record(as.userId, [activity]);
  }

  const opened = {
    ...{
      moments,
      listening,
      pictures,
      repository: createMomentRepository(db),
      reports: createReportRepository(db),
      db,
      people,
      links,
      written,
      closing,
      drawn,
      mails,
    },
    forgetRevoked: () => recurring.get('moments.forgetRevoked')?.(),

    moveBy: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },

    person: (firstName: string, values: Partial<MomentAccount> = {}): Person => {
      const userId = randomUUID();
      const email = `${firstName.toLowerCase()}-${userId.slice(0, 8)}@demo.stillpoint.example`;
      const person = { firstName, email, emailProved: true, language: 'en' as const, ...values };
      people.set(userId, person);
      return { ...person, userId };
    },

    tell,

    /** Plays the exercise from a second to another one, told every 15 seconds as a page tells it. */
    play: async ({ userId }: Pick<Person, 'userId'>, from: number, to: number): Promise<void> => {
      for (let at = from; at < to;) {
        const seconds = Math.min(15, to - at);
        opened.moveBy(seconds * 1000);
        at += seconds;
        if (at < to) await tell({ userId }, 'progress', at);
      }
    },

    /** Listens to the exercise from its beginning to its end. */
    listen: async (as: Pick<Person, 'userId'>, seconds = 96): Promise<void> => {
      await tell(as, 'start', 0);
      await opened.play(as, 0, seconds);
      await tell(as, 'complete', 96);
    },

    show: async (page: MomentPage, as?: Pick<Person, 'userId'>, query = '') => {
      const url = `${addresses[page]}${query}`;
      const { handler, visit: opening, headers } = visit(page, as?.userId, { url });
      return { ...((await handler.show(opening)) as MomentAnswer), headers };
    },

    post: async (
      page: MomentPage,
      as: Pick<Person, 'userId'> | undefined,
      body: Record<string, string>,
      query = '',
    ): Promise<MomentAnswer> => {
      const form = { userId: as?.userId ?? '', ...body };
      const url = `${addresses[page]}${query}`;
      const { handler, visit: posting } = visit(page, as?.userId, { url, body: form });
      const answer = await handler.form?.submit(posting);
      return (answer !== undefined && 'page' in answer ? answer.page : answer) as MomentAnswer;
    },

    share: (as: Pick<Person, 'userId'>, more: Record<string, string> = {}): Promise<MomentAnswer> =>
      opened.post('shareMoment', as, { line: '', hour: 'night', audience: 'community', ...more }),

    /** Shares a moment of a person who listened, and gives its id. */
    shared: async (as: Pick<Person, 'userId'>, more: Record<string, string> = {}): Promise<string> => {
      await opened.listen(as);
      const { redirectTo = '' } = await opened.share(as, more);
      const id = new URL(redirectTo, 'https://site.example').searchParams.get('id');
      if (id === null) throw new Error(`It was not shared: ${redirectTo}`);
      return id;
    },

    /** Decides about a moment as a moderator who has just opened the page. */
    decide: async (
      as: Pick<Person, 'userId'>,
      id: string,
      decision: MomentDecision,
      seen?: number,
    ): Promise<MomentAnswer> => {
      const { facts } = await opened.show('moderation', as);
      const waiting = facts?.waiting as { id: string; seen: number }[] | undefined;
      const now = waiting?.find((each) => each.id === id)?.seen ?? 0;
      return opened.post('moderation', as, { id, decision, seen: String(seen ?? now) });
    },

    report: (as: Pick<Person, 'userId'>, id: string, reason = 'hurtful'): Promise<MomentAnswer> =>
      opened.post('reportMoment', as, { id, reason }),
  };
  return opened;
}

export type OpenMoments = ReturnType<typeof openMoments>;
