import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { accountMark } from '../../../http/account-mark.ts';
import type { Session } from '../session/sessions.ts';
import { createTold, questionPages } from '../told.ts';
import { createToldProblems } from './told-problems.ts';

/** A browser with the question that is asked in it, and the account that is signed in. */
function openBrowser() {
  const cookies: Record<string, string> = {};
  const now: { question?: string; userId?: string } = {};
  const request = { method: 'GET', headers: {}, cookies } as unknown as FastifyRequest;
  const reply = {
    request,
    setCookie: (name: string, value: string) => (cookies[name] = value),
    clearCookie: (name: string) => Reflect.deleteProperty(cookies, name),
  } as unknown as FastifyReply;
  const problems = createToldProblems({
    told: createTold({ secure: false }),
    sessionOf: () => Promise.resolve(now.userId === undefined ? undefined : ({ ...now } as Session)),
    questionNamedIn: () => Promise.resolve(now.question),
    connections: ['google', 'acorn'],
  });
  const visit = { request, reply };
  return {
    cookies,
    now,
    keep: (page: string, problem: Parameters<typeof problems.keep>[2]) => problems.keep(visit, page, problem),
    take: (page: string) => problems.take(visit, page),
  };
}

const page = '/manage-identities';

test('a problem is told once, with its count, and with the company that it is about', async () => {
  const { now, keep, take } = openBrowser();
  now.userId = 'b3c1';
  await keep(page, { problem: 'TOO_MANY_ATTEMPTS', count: 15, connection: 'google' });
  expect(await take('/save-external-auth-callback')).toEqual({});
  expect(await take(page)).toEqual({ problem: 'TOO_MANY_ATTEMPTS', count: 15, connection: 'google' });
  expect(await take(page)).toEqual({});
});

test('a company that is none of ours is left out', async () => {
  const { cookies, keep, take } = openBrowser();
  await keep(page, { problem: 'CONNECTION_UNKNOWN', connection: '<b>:elsewhere' });
  expect(cookies['told.manage-identities']).not.toContain('elsewhere');
  expect(await take(page)).toEqual({ problem: 'CONNECTION_UNKNOWN' });
});

test('what was wrong with the answer to a question is told of that question alone', async () => {
  const { now, keep, take } = openBrowser();
  Object.assign(now, { question: 'q5xY', userId: 'b3c1' });
  await keep(questionPages, { problem: 'WRONG_CODE', count: 4 });
  now.question = 'another';
  expect(await take(questionPages)).toEqual({});
  now.question = 'q5xY';
  expect(await take(questionPages)).toEqual({ problem: 'WRONG_CODE', count: 4 });
});

test('why a question has ended is told to who was signed in then, or to the browser of no account', async () => {
  const { now, keep, take } = openBrowser();
  await keep(questionPages, { problem: 'CONNECTION_TAKEN' });
  now.userId = 'b3c1';
  expect(await take(questionPages)).toEqual({});
  delete now.userId;
  expect(await take(questionPages)).toEqual({ problem: 'CONNECTION_TAKEN' });
});

test.each(['names', '<b>', 'wrong_code', 'constructor'])(
  'the code %s is none of a problem, and tells nothing',
  async (code) => {
    const { cookies, take } = openBrowser();
    cookies['told.manage-identities'] = [accountMark(''), code, '', ''].join(':');
    expect(await take(page)).toEqual({});
  },
);
