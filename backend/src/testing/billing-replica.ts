import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { DatabaseConfig } from '../config/config.ts';
import { namingUser, userHeader } from './billing-app.ts';
import { startProcess, type RunningProcess } from './child-process.ts';
import { freePort } from './free-port.ts';
import type { RunningSandbox } from './sandbox.ts';
import { typeCard } from './sandbox-money.ts';

const billingServer = fileURLToPath(new URL('./billing-server.ts', import.meta.url));

/** Billing in a process of its own, with what a buyer does as requests to it. */
export interface BillingReplica extends RunningProcess {
  /** Types a card and gives the body of a purchase, of a month's plan where nothing else is wished for. */
  prepare: (userId: string, cardNumber: string, wish?: object) => Promise<PurchaseBody>;
  buy: (userId: string, request: object) => Promise<Answer>;
  redeem: (userId: string, code: string) => Promise<Answer>;
  membership: (userId: string) => Promise<string | undefined>;
  /** Any other call of a member. */
  ask: (userId: string, path: string, body?: object) => Promise<Answer>;
}

export interface PurchaseBody {
  quoteId: string;
  paymentMethod: { type: string; refId: string };
  purchaseKey: string;
}

interface Answer {
  status: number;
  data?: { id: string; attributes: Record<string, string> } | undefined;
}

/** An origin that a replica can answer at. */
export async function freeOrigin(): Promise<string> {
  return `http://127.0.0.1:${await freePort()}`;
}

/** Starts a replica of the sandbox's site on a database. It answers at an origin of its own. */
export async function startReplica(where: {
  origin: string;
  sandbox: RunningSandbox;
  database: DatabaseConfig;
}): Promise<BillingReplica> {
  const { origin, sandbox, database } = where;
  const { SITE_ORIGIN: siteOrigin = origin } = sandbox.variables;
  const running = await startProcess(billingServer, {
    answersAt: `${origin}/subscription/v1`,
    environment: {
      ...sandbox.variables,
      SMTP_URL: sandbox.smtpUrl,
      LOG_LEVEL: 'silent',
      PORT: new URL(origin).port,
      ...(database.kind === 'postgres'
        ? { DATABASE_URL: database.url }
        : { DATABASE_FOLDER: database.folder }),
    },
  });

  async function ask(userId: string, path: string, body?: object): Promise<Answer> {
    const response = await fetch(`${origin}${namingUser(path, userId)}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        [userHeader]: userId,
        origin: siteOrigin,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as Pick<Answer, 'data'>;
    return { status: response.status, data: answer.data };
  }

  return {
    ...running,
    ask,
    prepare: async (userId, cardNumber, wish = {}) => {
      const wished = { plan: 'B2CMONTHLY', country: 'DE', ...wish };
      const quote = await ask(userId, '/subscription/payments/web/quotes', wished);
      const page = await ask(userId, '/subscription/payments/web/payment-pages', {});
      const refId = await typeCard(page.data?.attributes.src ?? '', cardNumber);
      return {
        quoteId: quote.data?.id ?? '',
        paymentMethod: { type: 'ZUORA', refId },
        purchaseKey: randomUUID(),
      };
    },
    buy: (userId, request) => ask(userId, '/subscription/payments/web/subscriptions', request),
    redeem: (userId, code) => ask(userId, '/redemptions', { code }),
    membership: async (userId) => (await ask(userId, '/subscription/v1')).data?.attributes.status,
  };
}
