import type { FastifyBaseLogger, FastifyPluginCallback, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import type { Database, SharedTransaction } from '../../database/database.ts';
import type { PageHandlers } from '../../http/page-handler.ts';
import type { Clock } from '../../process/clock.ts';
import { TryLater, type Jobs } from '../../process/jobs.ts';
import { createDigests } from '../../sealing/sealing.ts';
import type { Throttle } from '../../throttle/throttle.ts';
import { buyFamily } from './buy-family.ts';
import { createInvitationLinks } from './invitation-links.ts';
import { createInviting } from './inviting.ts';
import { endOwnPlan, leaveForOwnPlan, tellFamilies, tellFamily, tidyFamilies } from './job-kinds.ts';
import { createJoining, type JoiningParts } from './joining.ts';
import { createLeaving } from './leaving.ts';
import { createMemberships } from './memberships.ts';
import { acceptInvitePage, type AcceptInviteParts } from './pages/accept-invite.ts';
import { acceptSuccessPage } from './pages/accept-success.ts';
import { familyPlanPage, type FamilyPlanParts } from './pages/family-plan.ts';
import { manageFamilyPage } from './pages/manage-family.ts';
import { ownerInvitePage } from './pages/owner-invite.ts';
import type { FamilyAccount, FamilyBilling, FamilyMails } from './ports.ts';
import { createOwnFamily } from './own-family.ts';
import { createFamilyRepository } from './repository.ts';
import { familyRoutes } from './routes.ts';
import type { FamilyTables } from './tables.ts';
import { createTelling } from './telling.ts';

export { familyTables } from './personal-data.ts';
export type { FamilyMails } from './ports.ts';

/** What families stand on. */
export interface FamiliesOptions extends Pick<JoiningParts, 'lockAgainstDeletion' | 'fillNames'> {
  config: Pick<Config, 'siteOrigin' | 'sealingKeys' | 'families'>;
  db: Database;
  clock: Pick<Clock, 'now'>;
  jobs: Pick<Jobs, 'enqueue' | 'work' | 'every'>;
  log: Pick<FastifyBaseLogger, 'error'>;
  throttle: Pick<Throttle, 'attempt' | 'forgive'>;
  billing: FamilyBilling;
  personOf: (userId: string, trx?: SharedTransaction) => Promise<FamilyAccount | undefined>;
  mails: FamilyMails;
}

/** What the pages of families need beside that. */
export type FamilyPagesOptions = Pick<
  AcceptInviteParts,
  'userIdOf' | 'countryOf' | 'countJoined' | 'recipientOf'
> &
  Pick<FamilyPlanParts, 'offersFor'>;

/** Families: who shares the plan that its owner pays for. */
export function createFamilies(options: FamiliesOptions) {
  const { config, clock, jobs, log, throttle, billing, personOf, mails } = options;
  const { lockAgainstDeletion, fillNames } = options;
  const { inviteQuantity: quantity, countryRule } = config.families;
  const db = options.db.$extendTables<FamilyTables>();
  const repository = createFamilyRepository(db);
  const digests = createDigests({ keys: config.sealingKeys, purpose: 'invitations to families' });
  const links = createInvitationLinks({ digests, siteOrigin: config.siteOrigin });
  const telling = createTelling({ db, clock, billing, mails, personOf, siteOrigin: config.siteOrigin });
  const inviting = createInviting({ db, clock, throttle, billing, mails, links, quantity });
  const joining = createJoining({
    ...{ db, clock, jobs, billing, telling, links, lockAgainstDeletion, fillNames, quantity, countryRule },
  });
  const memberships = createMemberships({ repository, clock, billing, personOf });
  const leaving = createLeaving({ db, clock, throttle, billing, telling });

  jobs.work(tellFamily, async ({ groupId }) => telling.tellOfPlan(groupId));
  jobs.work(endOwnPlan, async ({ personId }) => {
    const person = await repository.person(personId);
    if (person === undefined || person.accountId === null) return;
    for (const subscriptionId of person.plansToEnd ?? []) {
      const ended = await billing.endPlan(subscriptionId, person.accountId);
      if (ended === 'unclear') {
        throw new TryLater('The own plan of a person who joined a family has not ended yet.');
      }
      if (ended === 'refused') log.error({ person: personId }, 'the own plan of a member cannot be ended');
      await repository.noteEnded(personId, subscriptionId);
    }
  });
  jobs.work(leaveForOwnPlan, async ({ userId }) => {
    if ((await billing.familyPlanOf(userId)) !== undefined) await leaving.leave(userId);
  });
  jobs.work(tellFamilies, async ({ beyond }) => {
    const groups = await repository.openGroups(beyond, groupsAtOnce);
    const failed: string[] = [];
    for (const { id } of groups) {
      await telling.tellOfPlan(id).catch((err: unknown) => {
        log.error({ err, group: id }, 'a family could not be told of its plan, and is told later');
        failed.push(id);
      });
    }
    const last = groups.at(-1)?.id;
    await db.transaction().execute(async (trx) => {
      for (const groupId of failed) await jobs.enqueue(trx, tellFamily, { groupId });
      if (last !== undefined) await jobs.enqueue(trx, tellFamilies, { beyond: last });
    });
  });
  jobs.every(tidyFamilies, '17 4 * * *', async () => {
    await repository.forgetBefore(new Date(clock.now().getTime() - keptDaysMs));
    await db.transaction().execute((trx) => jobs.enqueue(trx, tellFamilies, {}));
  });

  return {
    isMember: memberships.isMember,

    /** The access that a person has by a family, for pages of their own plan. */
    accessOf: memberships.accessOf,

    /** The family of the plan that a person pays for. */
    ownFamilyOf: createOwnFamily({ repository, clock, billing, quantity }),

    createGroup: (ownerId: string) => inviting.createGroup(ownerId),

    /** What a person is in a family: `primary` pays for it. */
    roleOf: memberships.roleOf,

    /** What the owner of the family is called that a person joined; undefined for who is in none. */
    ownerNameFor: async (userId: string) => (await memberships.of(userId))?.ownerName,

    /** What the owner of the family is called whose invitation a token opens, to a visitor who is logged out. */
    inviterIn: async (token: string): Promise<string | undefined> => {
      const looked = await joining.look(token, undefined);
      return looked.end === undefined ? memberships.ownerNameOf(looked.group) : undefined;
    },

    /** What becomes of families when an account is closed. */
    closing: {
      leave: (accountId: string) => leaving.leave(accountId),
      endOf: async (trx: SharedTransaction, accountId: string): Promise<void> => {
        const own = trx.$extendTables<FamilyTables>();
        const repository = createFamilyRepository(own);
        await repository.forgetAddressOf(accountId);
        const group = await repository.groupOf(accountId);
        if (group !== undefined) await jobs.enqueue(own, tellFamily, { groupId: group.id });
      },
    },

    /** Called where an account was read anew: once that is kept, its family is told what changed, and who pays for a family
     * plan now leaves the one that they joined. */
    afterReading: async (trx: SharedTransaction, userId: string): Promise<void> => {
      const own = trx.$extendTables<FamilyTables>();
      const reading = createFamilyRepository(own);
      const group = await reading.groupOf(userId);
      if (group !== undefined) await jobs.enqueue(own, tellFamily, { groupId: group.id });
      const joined = await reading.joinedBy(userId);
      if (joined !== undefined) await jobs.enqueue(own, leaveForOwnPlan, { userId });
    },

    routes: ((app, { sessionOf, familyPlans }, done) => {
      void app.register(familyRoutes, { inviting, sessionOf });
      void app.register(buyFamily, { familyPlans });
      done();
    }) satisfies FastifyPluginCallback<{
      sessionOf: (request: FastifyRequest) => Promise<{ userId: string } | undefined>;
      /** The family plans that are sold, the first one first. */
      familyPlans: readonly string[];
    }>,

    pages: (pages: FamilyPagesOptions) => {
      const access = { billing, repository, memberships, inviting, joining, leaving };
      const parts = { clock, ...access, personOf, quantity, countryRule };
      return {
        manageFamily: manageFamilyPage(parts),
        ownerInvite: ownerInvitePage(parts),
        acceptInvite: acceptInvitePage({ ...parts, ...pages }),
        acceptSuccess: acceptSuccessPage(parts),
        familyPlan: familyPlanPage({ ...parts, ...pages }),
      } satisfies PageHandlers;
    },
  };
}

/** How long it is kept that a person left a family, or did not answer an invitation. */
const keptDaysMs = 30 * 24 * 60 * 60_000;

const groupsAtOnce = 200;
