import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../../config/config.ts';
import { openHttp } from '../../http/open-http.ts';
import type { AllPageHandlers } from '../../http/page-handler.ts';
import { processLog } from '../../http/request-log.ts';
import { standInSite } from '../../testing/site.ts';
import { createPages } from './index.ts';

let app: FastifyInstance;
/** How often a page was drawn, by its language and the offered one. */
let drawn: string[];
beforeAll(async () => {
  const config = readConfig({ LOG_LEVEL: 'silent' });
  app = await openHttp(config, processLog(config), (...problem) => pages.drawProblem(...problem));
  const pages = createPages({
    site: {
      ...standInSite,
      draw: ({ visitor }) => {
        drawn.push(`${visitor.language} offers ${visitor.offeredLanguage ?? 'none'}`);
        return Promise.resolve({ html: visitor.offeredLanguage ?? 'none', styles: [], listed: false });
      },
    },
    config,
    locationOf: () => Promise.resolve({ country: undefined, lookupStatus: 'unset' }),
    voucherCookie: { keepFromAddress: () => Promise.resolve() },
    sessionOf: () => Promise.resolve(undefined),
    dropEndedSession: () => Promise.resolve(false),
  });
  await pages.register(app, {} as AllPageHandlers);
});
afterAll(() => app.close());
beforeEach(() => {
  drawn = [];
});

const open = async (url: string, acceptLanguage?: string, cookies: Record<string, string> = {}) => {
  const headers = acceptLanguage === undefined ? {} : { 'accept-language': acceptLanguage };
  const { statusCode, body, headers: answer } = await app.inject({ url, headers, cookies });
  return { statusCode, body, vary: answer.vary };
};

test.each([
  ['/', 'de-DE,de;q=0.9,en;q=0.8', 'de'],
  ['/', 'pt-PT,pt;q=0.9', 'pt'],
  ['/', 'nl,fr;q=0.8,en;q=0.7', 'fr'],
  ['/plans', 'es', 'es'],
  ['/', 'en-US,en;q=0.9,de;q=0.8', 'none'],
  ['/', 'nl', 'none'],
  ['/', '*', 'none'],
  ['/', undefined, 'none'],
  ['/fr', 'de', 'none'],
])('%s for a browser that prefers %s offers %s, and stays where it is', async (url, preferred, offered) => {
  expect(await open(url, preferred)).toMatchObject({ statusCode: 200, body: offered });
});

test('nothing is offered once a language was chosen', async () => {
  expect(await open('/', 'de', { language: 'en' })).toMatchObject({ statusCode: 200, body: 'none' });
});

test('each offer is a stored page of its own, and the answer says what it varies by', async () => {
  for (const preferred of ['fr', 'fr-CA', 'pt', 'fr-CH,en;q=0.5']) {
    expect((await open('/plans', preferred)).vary).toContain('accept-language');
  }
  expect(drawn).toEqual(['en offers fr', 'en offers pt']);
});

test('a page that offers no language does not vary by it', async () => {
  expect((await open('/login', 'de')).vary).not.toContain('accept-language');
});
