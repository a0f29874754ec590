import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Database, SharedTransaction } from '../database/database.ts';
import type { PageHandler, PageVisit } from '../http/page-handler.ts';
import { createFamilies } from '../modules/family/index.ts';
import type { FamilyAccount, FamilyBilling, HeldFamilyPlan, OwnPlan } from '../modules/family/ports.ts';
import type { Jobs } from '../process/jobs.ts';
import { collectedJobs } from './collected-jobs.ts';
import { countedLimits } from './throttle.ts';

/** A mail of a family, as it was asked for. */
export interface FamilyMail {
  mail: 'invite' | 'tellOwner' | 'tellMember';
  to: string;
  key: string;
  link?: string;
  news?: { change: string; until?: string; person?: string };
}

/** What a page answered: what it shows, or where it leads. */
export interface FamilyAnswer {
  facts?: Record<string, unknown>;
  statusCode?: number;
  redirectTo?: string;
}

/** What a process that is killed keeps in its database, in place of its memory. */
export interface DurableParts {
  enqueue?: Jobs['enqueue'];
  endPlan?: FamilyBilling['endPlan'];
  mail?: (mail: FamilyMail, trx: SharedTransaction) => Promise<void>;
}

/** Families with people and plans that a test makes up, on a database of its own and a clock that it moves. */
export function openFamilies(
  db: Database,
  families: { inviteQuantity: number; countryRule: 'any' | 'owner' } = {
    inviteQuantity: 5,
    countryRule: 'any',
  },
  durable: DurableParts = {},
) {
  let now = new Date('2026-11-29T12:00:00.000Z');
  const people = new Map<string, FamilyAccount>();
  const familyPlans = new Map<string, HeldFamilyPlan>();
  const ownPlans = new Map<string, readonly OwnPlan[]>();
  const buying = new Set<string>();
  const ended: string[] = [];
  const mails = new Map<string, FamilyMail>();
  const seen = new Set<string>();
  const queue = collectedJobs();
  const note = async (mail: FamilyMail, trx: SharedTransaction) => {
    await durable.mail?.(mail, trx);
    // The mail module sends one mail a key.
    if (!mails.has(mail.key)) mails.set(mail.key, mail);
  };
  const opened = createFamilies({
    config: { siteOrigin: 'https://site.example', sealingKeys: ['a'.repeat(32)], families },
    db,
    clock: { now: () => now },
    jobs: { ...queue.jobs, ...(durable.enqueue && { enqueue: durable.enqueue }) },
    log: { error: () => undefined },
    throttle: countedLimits(),
    billing: {
      familyPlanOf: (userId) => Promise.resolve(familyPlans.get(userId)),
      ownPlansOf: (userId) => Promise.resolve(ownPlans.get(userId) ?? []),
      endPlan: async (subscriptionId, userId) => {
        ended.push(subscriptionId);
        return (await durable.endPlan?.(subscriptionId, userId)) ?? 'ended';
      },
      hasOpenPurchase: (userId) => Promise.resolve(buying.has(userId)),
    },
    personOf: (userId) => Promise.resolve(people.get(userId)),
    lockAgainstDeletion: () => Promise.resolve(true),
    fillNames: () => Promise.resolve(),
    mails: {
      invite: ({ key, to, link }, trx) => note({ mail: 'invite', key, to, link }, trx),
      tellOwner: ({ key, to, news }, trx) => note({ mail: 'tellOwner', key, to, news }, trx),
      tellMember: ({ key, to, news }, trx) => note({ mail: 'tellMember', key, to, news }, trx),
    },
  });
  const userIdOf = (request: FastifyRequest) => Promise.resolve((request as { as?: string }).as);
  const pages = opened.pages({
    userIdOf,
    countryOf: () => Promise.resolve('DE'),
    countJoined: () => Promise.resolve(),
    recipientOf: (request, { email }) => {
      const as = (request as { as?: string }).as;
      const signedInAs = as === undefined ? '' : (people.get(as)?.email ?? '');
      return Promise.resolve(
        signedInAs === email
          ? undefined
          : {
              ...{ status: 'otherAccount', purpose: 'invitation', recipient: email, signedInAs },
              ways: ['link', 'switchAccount'],
            },
      );
    },
    offersFor: () => Promise.resolve({ offers: [] }),
  });
  const addresses = {
    manageFamily: '/family/manage',
    ownerInvite: '/family/owner-invite',
    acceptInvite: '/family/accept-invite',
    acceptSuccess: '/family/accept-success',
    familyPlan: '/familyplan',
  };

  function visit(page: keyof typeof addresses, as: string | undefined, more: object) {
    const request = { url: addresses[page], as, ...more } as unknown as FastifyRequest;
    const handler = pages[page] as PageHandler<PageVisit & { userId: string }>;
    return { handler, visit: { request, language: 'en', address: addresses[page], userId: as } as never };
  }

  return {
    families: opened,
    queue,
    people,
    familyPlans,
    ownPlans,
    /** Who has a purchase that is still carried out. */
    buying,
    ended,
    /** The mails since the last look. */
    mails: (): FamilyMail[] => {
      const fresh = [...mails.values()].filter(({ key }) => !seen.has(key));
      for (const { key } of fresh) seen.add(key);
      return fresh;
    },
    moveTo: (day: string) => {
      now = new Date(`${day}T12:00:00.000Z`);
    },
    person: (firstName: string, values: Partial<FamilyAccount> = {}): FamilyAccount => {
      const userId = randomUUID();
      const email = `${firstName.toLowerCase()}-${userId.slice(0, 8)}@demo.stillpoint.example`;
      const person: FamilyAccount = {
        ...{
          userId,
          firstName,
          lastName: 'Demo',
          shownName: firstName,
          email,
          language: 'en',
          emailProved: true,
        },
        ...values,
      };
      people.set(userId, person);
      return person;
    },
    open: async (page: keyof typeof addresses, as?: string, query = ''): Promise<FamilyAnswer> => {
      const { handler, visit: opening } = visit(page, as, { url: `${addresses[page]}${query}` });
      return (await handler.show(opening)) as FamilyAnswer;
    },
    post: async (
      page: keyof typeof addresses,
      as: string | undefined,
      form: Record<string, string>,
    ): Promise<FamilyAnswer> => {
      const { handler, visit: posting } = visit(page, as, { body: form });
      const answer = await handler.form?.submit(posting);
      return (answer !== undefined && 'page' in answer ? answer.page : answer) as FamilyAnswer;
    },
  };
}

export type OpenFamilies = ReturnType<typeof openFamilies>;

/** What a person gives who accepts an invitation. */
export const home = {
  ...{ firstName: 'June', lastName: 'Demo', streetName: 'Lakeside', streetNumber: '4' },
  ...{ zipPostalCode: '10115', city: 'Berlin', country: 'DE' },
};
