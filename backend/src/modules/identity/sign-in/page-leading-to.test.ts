import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import type { PageVisit } from '../../../http/page-handler.ts';
import { pageLeadingTo } from './page-leading-to.ts';

const rules = { siteOrigin: 'https://www.stillpoint.example' };
const url = 'https://app.stillpoint.example/meditation/7';

/** The page, and the names of the cookies that the answer sets. */
function lead(request: { method?: string; headers?: Record<string, string> } = {}) {
  const cookies: string[] = [];
  const visit = {
    request: { method: 'GET', headers: {}, cookies: {}, ...request } as unknown as FastifyRequest,
    reply: { setCookie: (name: string) => cookies.push(name) } as unknown as FastifyReply,
  } as PageVisit;
  return { page: pageLeadingTo({ kind: 'deepLink', url }, visit, rules), cookies };
}

test('a deep link is remembered once its page is opened', () => {
  expect(lead()).toEqual({
    page: { route: 'authCallback', facts: { status: 'continuing', destination: url }, refresh: url },
    cookies: ['followedLinks'],
  });
});

test.each([
  ['HEAD', { method: 'HEAD' }],
  ['a page that is fetched ahead', { headers: { 'sec-purpose': 'prefetch' } }],
])('%s leads there too, and leaves it to be followed', (_name, request) => {
  const { page, cookies } = lead(request);
  expect(page).toMatchObject({ refresh: url });
  expect(cookies).toEqual([]);
});
