import cookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply } from 'fastify';
import { sql } from 'kysely';
import { shapeErrors } from '../http/api-errors.ts';
import { createVoucherCookie } from '../http/voucher-cookie.ts';
import type { Day } from '../domain/days.ts';
import type { Clock } from '../process/clock.ts';
import type { ShownAmount } from '../domain/money.ts';
import type { Config } from '../config/config.ts';
import type { SharedTransaction } from '../database/database.ts';
import type { OpenDatabase } from '../database/open.ts';
import type { Jobs } from '../process/jobs.ts';
import {
  billingRoutes,
  createBilling,
  noReferrals,
  type Billing,
  type Mail,
  type Person,
  type ReferralVouchers,
} from '../modules/billing/index.ts';
import type { GiftDetails, GiftWish } from '../modules/billing/gifts/gift.ts';
import type { BillingTables } from '../modules/billing/tables.ts';
import type { Given } from '../modules/billing/gifts/giving.ts';
import { lockAgainstDeletion } from '../modules/identity/index.ts';
import { createStudentStatus } from '../modules/students/index.ts';
import { createVouchers } from '../modules/vouchers/index.ts';
import { databaseCounters } from '../throttle/database-counters.ts';
import { createThrottle } from '../throttle/throttle.ts';
import { requestValidation } from '../http/request-validation.ts';
import { requireSameOrigin } from '../http/same-origin.ts';

/** Billing with its routes. A header names the signed-in user: sessions are another module's tests. */
export interface BillingApp {
  app: FastifyInstance;
  billing: Billing;
}

/** The header that says who asks. */
export const userHeader = 'x-test-user';

/** A path with the user that a page of ours names in each call, unless it names one already. */
export function namingUser(path: string, userId: string): string {
  if (path.includes('userId=')) return path;
  return `${path}${path.includes('?') ? '&' : '?'}userId=${userId}`;
}

/** A user to sell to. */
export function personCalled(userId: string): Person {
  return { userId, firstName: 'Nora', lastName: 'New', email: `${userId}@example.org`, language: 'en' };
}

/**
 * Locks as for an account, and is false where its deletion was asked for. Most people of these tests have no account, which the rule of
 * accounts takes for one that is deleted: it is called for its lock alone, and what it says of accounts is proven with them.
 */
async function lockPerson(trx: SharedTransaction, accountId: string): Promise<boolean> {
  await lockAgainstDeletion(trx, accountId);
  const { rows } = await sql`select from account_deletions where account_id = ${accountId}`.execute(trx);
  return rows.length === 0;
}

/** Builds billing on a database, speaking to the sandbox that the configuration names. */
export async function buildBillingApp(surroundings: {
  config: Config;
  database: OpenDatabase;
  clock: Clock;
  jobs: Jobs;
  log: FastifyBaseLogger;
  mail: Mail;
  personOf?: (userId: string) => Person;
  /** Who takes mails about offers. No one, unless told. */
  mayBeSentOffers?: (userId: string) => boolean;
  /** Members' links that give free days. None, unless told. */
  referrals?: ReferralVouchers;
}): Promise<BillingApp> {
  const { config, database, clock, jobs, log, mail, personOf = personCalled } = surroundings;
  const { mayBeSentOffers = () => false, referrals = noReferrals } = surroundings;
  const { db } = database;
  const throttle = createThrottle(databaseCounters(db));
  const studentStatus = createStudentStatus(db);
  const billing = createBilling({
    config,
    db,
    clock,
    jobs,
    log,
    mail,
    vouchers: createVouchers(db, studentStatus),
    referrals,
    studentsVerifiedSince: studentStatus.verifiedSince,
    throttle,
    lockAgainstDeletion: lockPerson,
    afterReading: () => Promise.resolve(),
    personOf: (userId) => Promise.resolve(personOf(userId)),
    mayBeSentOffers: (userId) => Promise.resolve(mayBeSentOffers(userId)),
  });
  const app = Fastify({ loggerInstance: log, ajv: requestValidation });
  shapeErrors(app, async (_request, reply) => reply.code(500).send(''));
  requireSameOrigin(app, config);
  await app.register(cookie);
  await app.register(billingRoutes, {
    billing,
    zuora: config.zuora,
    wallets: config.wallets,
    throttle,
    voucherCookie: createVoucherCookie({
      secure: false,
      heldByOrder: () => Promise.resolve(false),
      userIdOf: () => Promise.resolve(undefined),
    }),
    sessionOf: (request) => {
      const userId = request.headers[userHeader];
      return Promise.resolve(typeof userId === 'string' && userId !== '' ? personOf(userId) : undefined);
    },
  });
  // Redeeming has a page and no route: it is another module's tests that draw pages.
  app.post<{ Body: { code: string; endsPlanOn?: Day } }>('/redemptions', async ({ headers, body }, reply) => {
    const person = personOf(String(headers[userHeader]));
    const redeemed = await billing.redeem(person, { ...body, zone: 'EU', country: 'DE' });
    if (!redeemed.ok)
      return reply.code(redeemed.refusal.statusCode).send({ errors: [redeemed.refusal.error] });
    return { data: { id: redeemed.purchase.id, attributes: { state: redeemed.purchase.state } } };
  });
  // Months are given by another module.
  app.post<{ Body: { key: string } }>('/months', async ({ headers, body: { key } }) => ({
    data: { id: key, attributes: await billing.giveMonth(String(headers[userHeader]), key) },
  }));
  const giftOf = (given: Given) =>
    given.ok
      ? {
          data: {
            id: given.gift.id,
            attributes: { state: given.gift.state, open: given.open, offer: given.gift.offer },
          },
        }
      : { errors: [given.refusal.error] };
  const answerGift = (reply: FastifyReply, given: Given) =>
    reply.code(given.ok ? 200 : given.refusal.statusCode).send(giftOf(given));
  const tables = db.$extendTables<BillingTables>();
  const totalOf = async (giftId: string) => {
    const gift = await tables.selectFrom('gifts').select('offer').where('id', '=', giftId).executeTakeFirst();
    return gift?.offer.total ?? { amount: 0, currency: 'EUR' };
  };
  // Gifts have pages too.
  app.post<{ Body: GiftWish & GiftDetails }>('/gifts', async ({ headers, body }, reply) => {
    const { card, receiverEmail, sendOn, ...wish } = body;
    const person = personOf(String(headers[userHeader]));
    return answerGift(reply, await billing.gifts.show(person, wish, { card, receiverEmail, sendOn }));
  });
  app.post<{ Body: { giftId: string; refId: string; total?: ShownAmount } }>(
    '/gifts/buy',
    async ({ headers, body }, reply) => {
      const { giftId, refId, total = await totalOf(body.giftId) } = body;
      const person = personOf(String(headers[userHeader]));
      return answerGift(
        reply,
        await billing.gifts.buy(person, { giftId, payment: { type: 'ZUORA', refId }, total }),
      );
    },
  );
  app.post<{ Body: { giftId: string } }>('/gifts/refund', async ({ headers, body }, reply) =>
    answerGift(reply, await billing.gifts.refund(String(headers[userHeader]), body.giftId)),
  );
  return { app, billing };
}
