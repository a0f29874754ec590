import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../../config/config.ts';
import { openHttp } from '../../http/open-http.ts';
import type { AllPageHandlers } from '../../http/page-handler.ts';
import { processLog } from '../../http/request-log.ts';
import { standInSite } from '../../testing/site.ts';
import { createPages } from './index.ts';

const due = { amount: { amount: 1299, currency: 'EUR' }, nextTryOn: '2026-12-01' } as const;
const { account, invoices } = standInSite.routes;

let app: FastifyInstance;
/** Users whose payment was asked for. */
const asked: string[] = [];
beforeAll(async () => {
  const config = readConfig({ LOG_LEVEL: 'silent' });
  app = await openHttp(config, processLog(config), (...problem) => pages.drawProblem(...problem));
  const pages = createPages({
    site: {
      ...standInSite,
      routes: { ...standInSite.routes, account: { ...account, tellsPaymentDue: false } },
      draw: ({ visitor }) =>
        Promise.resolve({ html: JSON.stringify(visitor.paymentDue ?? 'nothing'), styles: [], listed: false }),
    },
    config,
    locationOf: () => Promise.resolve({ country: undefined, lookupStatus: 'unset' }),
    voucherCookie: { keepFromAddress: () => Promise.resolve() },
    sessionOf: ({ headers }) =>
      Promise.resolve(
        headers.user === undefined ? undefined : { userId: String(headers.user), firstName: '' },
      ),
    dropEndedSession: () => Promise.resolve(false),
    paymentDueOf: (userId) => {
      asked.push(userId);
      return Promise.resolve(userId === 'dora' ? due : undefined);
    },
  });
  await pages.register(app, {} as AllPageHandlers);
});
afterAll(() => app.close());

const open = async (url: string, user: string) => (await app.inject({ url, headers: { user } })).body;

test('a page for members has what a renewal failed to charge', async () => {
  expect(JSON.parse(await open(invoices.path, 'dora'))).toEqual(due);
  expect(JSON.parse(await open('/manage-identities', 'dora'))).toEqual(due);
  expect(JSON.parse(await open(invoices.path, 'nora'))).toBe('nothing');
});

test('a page that tells of it itself, and a page for anyone, do not, and nothing is read for them', async () => {
  asked.length = 0;
  for (const path of [account.path, '/plans', '/'])
    expect(JSON.parse(await open(path, 'dora'))).toBe('nothing');
  expect(asked).toEqual([]);
});
