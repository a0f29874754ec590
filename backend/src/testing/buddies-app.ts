import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Fastify from 'fastify';
import type { Database } from '../database/database.ts';
import type { Day } from '../domain/days.ts';
import type { PageHandler, PageVisit } from '../http/page-handler.ts';
import { createBuddies } from '../modules/buddies/index.ts';
import type { BuddyAccount, BuddyMail, LatestMoment } from '../modules/buddies/ports.ts';
import { createRelating } from '../modules/buddies/relating.ts';
import { createBuddyRepository } from '../modules/buddies/repository.ts';
import type { BuddyTables } from '../modules/buddies/tables.ts';
import type { UserTables } from '../modules/users/repository.ts';
import { collectedJobs } from './collected-jobs.ts';
import { countedLimits } from './throttle.ts';

/** What a page answered: what it shows, or where it leads. */
export interface BuddiesAnswer {
  facts?: Record<string, unknown>;
  statusCode?: number;
  redirectTo?: string;
  logInFirst?: true;
}

type PageName = 'buddies' | 'buddyRequest';
const addresses = { buddies: '/buddies', buddyRequest: '/buddy' };

/** Buddies with people that a test makes up, on a database of its own and a clock that it moves. */
export function openBuddies(database: Database) {
  let now = new Date('2026-11-29T12:00:00.000Z');
  const db = database.$extendTables<BuddyTables>();
  const people = new Map<string, BuddyAccount>();
  const days = new Map<string, Day>();
  const moments = new Map<string, LatestMoment>();
  /** Whose deletion was asked for. */
  const leaving = new Set<string>();
  const mails: BuddyMail[] = [];
  const acceptances: BuddyMail[] = [];
  const queue = collectedJobs();
  const recurring = new Map<string, () => Promise<void>>();
  const throttle = countedLimits();
  const parts = {
    db: database,
    clock: { now: () => now },
    jobs: {
      ...queue.jobs,
      every: ({ name }: { name: string }, _cron: string, work: () => Promise<void>) => {
        recurring.set(name, work);
      },
    },
    throttle,
    lockAgainstDeletion: (_trx: unknown, accountId: string) => Promise.resolve(!leaving.has(accountId)),
  };
  const buddies = createBuddies({
    ...parts,
    config: { siteOrigin: 'https://site.example' },
    mails: {
      request: (mail) => {
        mails.push(mail);
        return Promise.resolve();
      },
      accepted: (mail) => {
        acceptances.push(mail);
        return Promise.resolve();
      },
    },
    listening: {
      lastDayOf: (userId) => Promise.resolve(days.get(userId)),
      latestMomentOf: (userId) => Promise.resolve(moments.get(userId)),
    },
    personOf: (userId) => Promise.resolve(people.get(userId)),
    namesOf: (ids) =>
      Promise.resolve(
        new Map(ids.flatMap((id) => [[id, people.get(id)?.firstName] as const]).filter(isNamed)),
      ),
  });
  const repository = createBuddyRepository(db);
  const relating = createRelating({ ...parts, db });
  const pages = buddies.pages({
    userIdOf: (request) => Promise.resolve((request as { as?: string }).as),
  });

  /** A browser with cookies of its own. */
  function browser() {
    let as: string | undefined;
    const cookies: Record<string, string> = {};
    const reply = {
      setCookie: (name: string, value: string) => {
        cookies[name] = value;
        return reply;
      },
      clearCookie: (name: string) => {
        Reflect.deleteProperty(cookies, name);
        return reply;
      },
    };

    function visit(page: PageName, query: string, more: object): [PageHandler, PageVisit] {
      const address = addresses[page];
      const request = { url: `${address}${query}`, as, ip: '192.0.2.1', cookies, ...more };
      const visiting = {
        request: request as unknown as FastifyRequest,
        reply: reply as unknown as FastifyReply,
        ...{ language: 'en', address, userId: as },
      };
      return [pages[page] as PageHandler, visiting as PageVisit];
    }

    return {
      cookies,
      logIn: (userId: string | undefined) => {
        as = userId;
      },
      open: async (page: PageName, query = ''): Promise<BuddiesAnswer> => {
        const [handler, opening] = visit(page, query, {});
        return (await handler.show(opening)) as BuddiesAnswer;
      },
      post: async (page: PageName, body: Record<string, string>, query = ''): Promise<BuddiesAnswer> => {
        const [handler, posting] = visit(page, query, { body });
        const answer = await handler.form?.submit(posting);
        return (answer !== undefined && 'page' in answer ? answer.page : answer) as BuddiesAnswer;
      },
    };
  }

  /** Asks each morning for the mails that wait. */
  async function askForMails(): Promise<void> {
    await recurring.get('buddies.tellAll')?.();
    await recurring.get('buddies.tellAllAcceptances')?.();
  }

  return {
    buddies,
    repository,
    relating,
    db,
    ...{ people, days, moments, leaving, throttle, queue, browser },
    moveTo: (day: Day) => {
      now = new Date(`${day}T12:00:00.000Z`);
    },

    /** The mails since the last look. */
    mails: () => mails.splice(0),

    /** Sends the mails about requests that were accepted. */
    acceptances: async (): Promise<BuddyMail[]> => {
      await queue.work('buddies.tellAcceptances');
      return acceptances.splice(0);
    },

    askForMails,

    /** Asks each morning for the mails that wait, and sends those about requests. */
    async morning(): Promise<void> {
      await askForMails();
      await queue.work('buddies.tell');
    },

    /** A person with an account and a link. */
    async person(firstName: string, values: Partial<BuddyAccount> = {}) {
      const userId = randomUUID();
      const email = `${firstName.toLowerCase()}-${userId.slice(0, 8)}@demo.stillpoint.example`;
      const person: BuddyAccount = { userId, firstName, email, emailProved: true, language: 'en', ...values };
      people.set(userId, person);
      await database
        .$extendTables<UserTables>()
        .insertInto('accounts')
        .values({
          ...{ id: userId, email, emailNormalised: email, passwordHash: null },
          ...{ firstName, lastName: 'Demo', language: 'en', marketingOptIn: false },
          ...{
            marketingDecidedAt: now,
            createdAt: now,
            emailVerifiedAt: person.emailProved ? now : null,
            externalId: null,
          },
        })
        .execute();
      const { linkId } = await repository.makePerson(userId, now);
      return { ...person, linkId };
    },

    /** The statuses of a person's relationships, by first names. */
    async seenBy(userId: string): Promise<Record<string, string>> {
      const server = Fastify();
      await server.register(buddies.routes, { sessionOf: () => Promise.resolve({ userId }) });
      const answer = await server.inject({ url: '/buddy/v1/relationships', query: { userId } });
      const { data } = answer.json<{ data: { attributes: { name: string; status: string } }[] }>();
      return Object.fromEntries(data.map(({ attributes: { name, status } }) => [name, status]));
    },

    /** The id of the relationship of two people. */
    async between(userId: string, otherId: string): Promise<string> {
      return (await repository.between(userId, otherId))?.id ?? '';
    },
  };
}

function isNamed(entry: readonly [string, string | undefined]): entry is readonly [string, string] {
  return entry[1] !== undefined;
}

export type OpenBuddies = ReturnType<typeof openBuddies>;
