import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { followClock, type Clock } from '../process/clock.ts';
import { readConfig } from '../config/config.ts';
import type { OpenDatabase } from '../database/open.ts';
import { createJobs } from '../modules/jobs/index.ts';
import type { Billing, MailFacts, Person } from '../modules/billing/index.ts';
import { processLog } from '../http/request-log.ts';
import { buildBillingApp, namingUser, personCalled, userHeader } from './billing-app.ts';
import { createFriendCodes } from './friend-codes.ts';
import { cards } from './cards.ts';
import { openTestDatabase } from './database.ts';
import { freePort } from './free-port.ts';
import { startSandbox, type RunningSandbox } from './sandbox.ts';
import { ledgerOf, typeCard, type Ledger } from './sandbox-money.ts';

/** An answer as a test reads it. */
export interface Answer {
  status: number;
  cookies: { name: string; value: string; maxAge?: number }[];
  // Tests assert on what they expect of it.
  body: {
    data?: { id?: string; attributes: Record<string, unknown> };
    errors?: { code: string; data?: Record<string, unknown> }[];
  };
}

/** Billing beside a sandbox, with what a buyer does as calls. */
export interface BillingTestApp {
  database: OpenDatabase;
  sandbox: RunningSandbox;
  clock: Clock;
  calloutAddress: string;
  billing: Billing;
  mails: ({ key: string; to: string; country?: string } & MailFacts)[];
  /** What differs in a user's account from Nora New's. */
  people: Map<string, Partial<Person>>;
  /** Users who want mails about offers. */
  wantingOffers: Set<string>;
  /** Codes by which members give free days. */
  friendCodes: ReturnType<typeof createFriendCodes>;
  get: (userId: string, path: string) => Promise<Answer>;
  post: (userId: string, path: string, body: object, headers?: Record<string, string>) => Promise<Answer>;
  quote: (userId: string, wish?: object) => Promise<string>;
  card: (userId: string, number?: string) => Promise<string>;
  buy: (userId: string, request: { quoteId: string; refId: string; purchaseKey?: string }) => Promise<Answer>;
  /** What the billing company has of a user. */
  ledger: (userId: string) => Promise<Ledger>;
  close: () => Promise<void>;
}

/** Opens billing on a database of its own, with further variables. Callouts reach it; jobs run. */
export async function openBillingTestApp(
  databaseUrl?: string,
  variables: Record<string, string> = {},
): Promise<BillingTestApp> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const sandbox = await startSandbox({ origin, calloutUrl: `${origin}/zuora/callouts` });
  const database = await openTestDatabase(databaseUrl);
  const config = readConfig({
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
    ...sandbox.variables,
    ...variables,
  });
  const log = processLog(config);
  const clock = await followClock(config.clockUrl ?? '');
  const jobs = createJobs({ connection: database.connection, clock, log });
  const mails: BillingTestApp['mails'] = [];
  const mail = {
    send: (message: BillingTestApp['mails'][number]) => Promise.resolve(void mails.push(message)),
  };
  const people: BillingTestApp['people'] = new Map();
  const personOf = (userId: string) => ({ ...personCalled(userId), ...people.get(userId) });
  const wantingOffers = new Set<string>();
  const mayBeSentOffers = (userId: string) => wantingOffers.has(userId);
  const friendCodes = createFriendCodes();
  const { app, billing } = await buildBillingApp({
    ...{ config, database, clock, jobs, log, mail, personOf, mayBeSentOffers },
    referrals: friendCodes.vouchers,
  });
  await jobs.start();
  await app.listen({ port, host: '127.0.0.1' });

  async function inject(userId: string, options: InjectOptions & { url: string }): Promise<Answer> {
    const headers = { [userHeader]: userId, origin, ...options.headers };
    const response = await app.inject({ ...options, url: namingUser(options.url, userId), headers });
    return { status: response.statusCode, cookies: response.cookies, body: response.json() };
  }
  const post = (userId: string, path: string, body: object, headers: Record<string, string> = {}) =>
    inject(userId, { method: 'POST', url: path, payload: body, headers });

  return {
    database,
    sandbox,
    clock,
    calloutAddress: `${origin}/zuora/callouts`,
    billing,
    mails,
    people,
    wantingOffers,
    friendCodes,
    get: (userId, path) => inject(userId, { method: 'GET', url: path }),
    post,
    quote: async (userId, wish = {}) => {
      const body = { plan: 'B2CMONTHLY', country: 'DE', ...wish };
      const answer = await post(userId, '/subscription/payments/web/quotes', body);
      return answer.body.data?.id ?? '';
    },
    card: async (userId, number = cards.good) => {
      const page = await post(userId, '/subscription/payments/web/payment-pages', {});
      return typeCard(String(page.body.data?.attributes.src), number);
    },
    buy: (userId, { quoteId, refId, purchaseKey = randomUUID() }) =>
      post(userId, '/subscription/payments/web/subscriptions', {
        quoteId,
        paymentMethod: { type: 'ZUORA', refId },
        purchaseKey,
      }),
    ledger: (userId) => ledgerOf(sandbox, `A-${userId}`),
    close: async () => {
      // The sandbox first: a job may be waiting for an answer that is slow on purpose.
      await sandbox.stop();
      await app.close();
      await jobs.stop();
      clock.stop();
      await database.close();
    },
  };
}
