import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { accountMark } from '../../http/account-mark.ts';
import { createTold } from './told.ts';

const of = 'b3c1';
const told = createTold({ secure: true });

interface Kept {
  value: string;
  maxAge: number;
  httpOnly: boolean;
  sameSite: string;
  secure: boolean;
}

/** A request and its answer in a browser, which keeps the cookies that it is sent. */
function visit(
  cookies: Map<string, Kept>,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
) {
  const request = {
    method,
    headers,
    cookies: Object.fromEntries([...cookies].map(([name, { value }]) => [name, value])),
  } as unknown as FastifyRequest;
  const reply = {
    request,
    setCookie: (name: string, value: string, options: Omit<Kept, 'value'>) =>
      cookies.set(name, { ...options, value }),
    clearCookie: (name: string) => cookies.delete(name),
  } as unknown as FastifyReply;
  return { request, reply };
}

function browser() {
  const cookies = new Map<string, Kept>();
  return {
    cookies,
    keep: (page: string, notice: Parameters<typeof told.keep>[2], to = of) => {
      told.keep(visit(cookies).reply, { page, of: to }, notice);
    },
    take: (page: string, codes: readonly string[], subjects?: readonly string[], as = of) =>
      told.take(visit(cookies), { page, of: as }, codes, subjects),
  };
}

test('what was done is told once, also to a phone that opens the page minutes later', () => {
  const { cookies, keep, take } = browser();
  keep('/user', { code: 'names' });
  expect([...cookies.keys()]).toEqual(['told.user']);
  expect([...cookies.values()]).toEqual([
    {
      value: `${accountMark(of)}:names::`,
      ...{ path: '/', httpOnly: true, sameSite: 'lax', secure: true, maxAge: 600 },
    },
  ]);
  expect(take('/user/passkeys', ['names'])).toBeUndefined();
  expect(take('/user', ['language'])).toBeUndefined();
  expect(take('/user', ['language', 'names'])).toEqual({ code: 'names' });
  expect(take('/user', ['language', 'names'])).toBeUndefined();
});

test('a problem is told with its count and with what it is about', () => {
  const { keep, take } = browser();
  keep('/manage-identities', { code: 'TOO_MANY_ATTEMPTS', count: 15, subject: 'google' });
  expect(take('/manage-identities', ['TOO_MANY_ATTEMPTS'], ['apple', 'google'])).toEqual({
    code: 'TOO_MANY_ATTEMPTS',
    count: 15,
    subject: 'google',
  });
  expect(take('/manage-identities', ['TOO_MANY_ATTEMPTS'], ['apple', 'google'])).toBeUndefined();
});

test('of two, the later one is told, whether it was done or went wrong', () => {
  const { keep, take } = browser();
  keep('/manage-identities', { code: 'linked', subject: 'apple' });
  keep('/manage-identities', { code: 'unlinked', subject: 'google' });
  const taken = (code: string) => take('/manage-identities', [code], ['apple', 'google'])?.subject;
  expect([taken('linked'), taken('unlinked'), taken('unlinked')]).toEqual([undefined, 'google', undefined]);
  keep('/manage-identities', { code: 'codeSent' });
  keep('/manage-identities', { code: 'WRONG_CODE', count: 4 });
  expect(take('/manage-identities', ['codeSent'])).toBeUndefined();
  expect(take('/manage-identities', ['WRONG_CODE'])).toEqual({ code: 'WRONG_CODE', count: 4 });
});

test('two tabs whose forms are answered at the same moment tell each its own', () => {
  const { cookies, keep, take } = browser();
  // Neither request knows what the other one keeps.
  const [one, other] = [visit(cookies), visit(cookies)];
  told.keep(one.reply, { page: '/user/passkeys', of }, { code: 'added' });
  told.keep(other.reply, { page: '/manage-identities', of }, { code: 'WRONG_CODE', count: 4 });
  expect(take('/user/passkeys', ['added'])).toEqual({ code: 'added' });
  expect(take('/manage-identities', ['WRONG_CODE'])).toEqual({ code: 'WRONG_CODE', count: 4 });
  expect(cookies.size).toBe(0);

  // Of the same page in two tabs, the tab that opens it first tells the later one, and the other tab nothing.
  keep('/user', { code: 'names' });
  keep('/user', { code: 'language' });
  expect(take('/user', ['names', 'language'])).toEqual({ code: 'language' });
  expect(take('/user', ['names', 'language'])).toBeUndefined();
});

test('another page neither tells nor uses up what is for a page, as in two tabs', () => {
  const { keep, take } = browser();
  keep('/save-external-auth-callback', { code: 'CONNECTION_FAILED' });
  expect(take('/manage-identities', ['CONNECTION_FAILED'])).toBeUndefined();
  expect(take('/save-external-auth-callback', ['CONNECTION_FAILED'])).toEqual({ code: 'CONNECTION_FAILED' });
});

test('what concerns an account, a question or a login is told of no other one in the same browser', () => {
  const { keep, take } = browser();
  keep('/manage-identities', { code: 'unlinked', subject: 'spotify' });
  const taken = (as: string) => take('/manage-identities', ['unlinked'], ['spotify'], as)?.subject;
  expect([taken('another'), taken(''), taken(of)]).toEqual([undefined, undefined, 'spotify']);
});

test.each([
  ['HEAD', { method: 'HEAD' }],
  ['a prefetch', { headers: { 'sec-purpose': 'prefetch' } }],
  ['a prerendered page', { headers: { 'sec-purpose': 'prefetch;prerender' } }],
  ['an older browser’s prefetch', { headers: { purpose: 'prefetch' } }],
  ['Firefox’s prefetch', { headers: { 'x-moz': 'prefetch' } }],
])('%s is told nothing, and uses nothing up', (_name, request) => {
  const { cookies, keep, take } = browser();
  keep('/user', { code: 'names' });
  const ahead = visit(cookies, request);
  expect(told.take(ahead, { page: '/user', of }, ['names'])).toBeUndefined();
  expect(take('/user', ['names'])).toEqual({ code: 'names' });
});

test('HEAD keeps nothing to tell', () => {
  const cookies = new Map<string, Kept>();
  told.keep(visit(cookies, { method: 'HEAD' }).reply, { page: '/user', of }, { code: 'names' });
  expect(cookies.size).toBe(0);
});

const mark = accountMark(of);
test.each([
  '',
  'names',
  `${mark}:names:`,
  `${mark}:names:::`,
  `${mark}:<b>x</b>::`,
  `${mark}:toString::`,
  `${mark}:names:10000:`,
  `${mark}:names:-1:`,
  `${mark}:names:1e2:`,
  `${mark}:names:1 minute:`,
  `${mark}:names:1:<b>`,
  `${mark}:names::facebook`,
  `${of}:names::`,
  `:names::`,
])('a cookie that we did not write tells nothing: %s', (value) => {
  const { cookies, take } = browser();
  cookies.set('told.user', { value, maxAge: 0, httpOnly: false, sameSite: 'lax', secure: false });
  expect(take('/user', ['names'], ['apple'])).toBeUndefined();
});
