import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';
import type { Money } from '../domain/money.ts';
import { createReferrals } from '../modules/referral/index.ts';
import type {
  FriendsPlan,
  MonthOfMember,
  ReferralAccount,
  ReferralMails,
  Stay,
} from '../modules/referral/ports.ts';
import { createReferralRepository } from '../modules/referral/repository.ts';
import type { ReferralTables } from '../modules/referral/tables.ts';
import { voucherOf } from '../modules/referral/link-ids.ts';
import { collectedJobs } from './collected-jobs.ts';
import { countedLimits } from './throttle.ts';
import { createMailboxes } from '../modules/users/index.ts';
import type { UserTables } from '../modules/users/repository.ts';

/** Referrals with people and plans that a test makes up, on a database of its own and a clock that it moves. */
export function openReferrals(database: Database) {
  let now = new Date('2026-11-29T12:00:00.000Z');
  const db = database.$extendTables<ReferralTables>();
  const people = new Map<string, ReferralAccount>();
  /** Who has or had a subscription. */
  const members = new Set<string>();
  const inFamily = new Set<string>();
  const stays = new Map<string, Stay>();
  const plans = new Map<string, FriendsPlan | 'over'>();
  const months = new Map<string, MonthOfMember>();
  /** What the billing company answers, and what happens before it does. */
  const company = { outcome: 'given' as 'given' | 'unclear', before: () => Promise.resolve() };
  /** The keys by which months were asked for, and what was given by each. */
  const asked: string[] = [];
  const given = new Map<string, Money>();
  const mails: Parameters<ReferralMails['tell']>[0][] = [];
  const queue = collectedJobs();
  const workers = new Map<string, (data: never) => Promise<void>>();
  const recurring = new Map<string, () => Promise<void>>();
  const flags = { referralV2: true };
  const throttle = countedLimits();
  const referrals = createReferrals({
    config: { sealingKeys: ['a'.repeat(32)], siteOrigin: 'https://site.example' },
    db: database,
    clock: { now: () => now },
    jobs: {
      ...queue.jobs,
      work: (kind, handler) => {
        queue.jobs.work(kind, handler);
        workers.set(kind.name, handler);
      },
      every: ({ name }, _cron, work) => {
        recurring.set(name, work);
      },
    },
    mails: {
      tell: (mail) => {
        mails.push(mail);
        return Promise.resolve();
      },
    },
    throttle,
    billing: {
      isNewMember: (userId) => Promise.resolve(!members.has(userId)),
      stayOf: (userId) => Promise.resolve(stays.get(userId) ?? { stands: 'free', until: '2026-12-13' }),
      monthOf: (userId) => Promise.resolve(months.get(userId) ?? { month: { creditable: 'noPlan' } }),
      giveMonth: async (memberId, key) => {
        asked.push(key);
        await company.before();
        const known = given.get(key);
        if (known !== undefined) return { outcome: 'given', amount: known };
        if (company.outcome !== 'given') return { outcome: company.outcome };
        const { month } = months.get(memberId) ?? {};
        if (month?.creditable !== 'now') return { outcome: 'noPlan' };
        given.set(key, month.worth);
        return { outcome: 'given', amount: month.worth };
      },
    },
    mailboxOf: createMailboxes(database),
    personOf: (userId) => Promise.resolve(people.get(userId)),
    isInFamily: (userId) => Promise.resolve(inFamily.has(userId)),
    lockAgainstDeletion: () => Promise.resolve(true),
  });
  const repository = createReferralRepository(db);
  const pages = referrals.pages({
    userIdOf: (request) => Promise.resolve((request as { as?: string }).as),
    hasAccess: (userId) => Promise.resolve(members.has(userId)),
    flagsFor: () => Promise.resolve(flags),
    offersFor: () => Promise.resolve({ plans: [], tax: 'included' }),
    friendsPlanOf: (userId) => Promise.resolve(plans.get(userId)),
    reminderDays: 3,
  });

  return {
    referrals,
    repository,
    db,
    ...{ people, members, inFamily, stays, plans, months, flags, throttle, asked, given, queue, company },
    pages,
    moveTo: (day: string) => {
      now = new Date(`${day}T12:00:00.000Z`);
    },

    /** Does the work that gives the month of a friend who stayed, beside any other that does. */
    give: async (referralId: string): Promise<void> =>
      workers.get('referral.give')?.({ referralId } as never),

    /** Looks at a friend's subscription, beside any other work that does. */
    settle: async (referralId: string): Promise<void> =>
      workers.get('referral.settle')?.({ referralId } as never),

    /** The mails since the last look. */
    mails: () => mails.splice(0),

    /** What recurs, and all that it asks for. */
    async recur(kind: 'referral.settleAll' | 'referral.tellAll' | 'referral.forgetFormer'): Promise<void> {
      await recurring.get(kind)?.();
      for (const asked of ['referral.settle', 'referral.give', 'referral.tell']) await queue.work(asked);
    },

    /** A person with an account. */
    async person(firstName: string, email?: string): Promise<ReferralAccount> {
      const userId = randomUUID();
      const address = email ?? `${firstName.toLowerCase()}-${userId.slice(0, 8)}@demo.stillpoint.example`;
      const person: ReferralAccount = { userId, firstName, email: address, language: 'en' };
      people.set(userId, person);
      await database
        .$extendTables<UserTables>()
        .insertInto('accounts')
        .values({
          ...{ id: userId, email: address, emailNormalised: address.toLowerCase(), passwordHash: null },
          ...{ firstName, lastName: 'Demo', language: 'en', marketingOptIn: false },
          ...{ marketingDecidedAt: now, createdAt: now, emailVerifiedAt: now, externalId: null },
        })
        .execute();
      return person;
    },

    /** Takes back that the address of a person was proved. */
    unprove: async ({ userId }: Pick<ReferralAccount, 'userId'>): Promise<void> => {
      await database
        .$extendTables<UserTables>()
        .updateTable('accounts')
        .set({ emailVerifiedAt: null })
        .where('id', '=', userId)
        .execute();
    },

    /** A member, and the voucher of the member's link. */
    async member(firstName = 'Alex'): Promise<ReferralAccount & { code: string; linkId: string }> {
      const person = await this.person(firstName);
      members.add(person.userId);
      const { id } = await repository.makeLink(person.userId, now);
      return { ...person, linkId: id, code: voucherOf(id) };
    },

    judge: (code: string, friend?: Pick<ReferralAccount, 'userId'>) =>
      referrals.vouchers.judge(code, {
        userId: friend?.userId,
        newMember: friend === undefined || !members.has(friend.userId),
      }),

    /** Buys with a voucher, in a transaction of its own. */
    take: (code: string, { userId }: Pick<ReferralAccount, 'userId'>, purchaseId: string = randomUUID()) =>
      database.transaction().execute((trx) => referrals.vouchers.redeem(trx, { code, userId, purchaseId })),

    giveBack: (purchaseId: string) =>
      database.transaction().execute((trx) => referrals.vouchers.giveBack(trx, purchaseId)),
  };
}

export type OpenReferrals = ReturnType<typeof openReferrals>;
