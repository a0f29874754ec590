import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { accountMark } from '../../http/account-mark.ts';
import { createDoneCookie } from './done-cookie.ts';

const userId = 'b3c1';
const done = createDoneCookie({ secure: true });

/** A request and its answer in a browser, which keeps the cookies that it is sent. */
function visit(cookies: Map<string, { value: string; maxAge: number }>, as = userId) {
  const request = {
    cookies: Object.fromEntries([...cookies].map(([name, { value }]) => [name, value])),
  } as unknown as FastifyRequest;
  const reply = {
    setCookie: (name: string, value: string, { maxAge }: { maxAge: number }) =>
      cookies.set(name, { value, maxAge }),
    clearCookie: (name: string) => cookies.delete(name),
  } as unknown as FastifyReply;
  return { request, reply, userId: as };
}

test('what was done is told once, also to a phone that opens the page minutes later', () => {
  const cookies = new Map<string, { value: string; maxAge: number }>();
  done.keep(visit(cookies), '/user', 'names');
  expect([...cookies.values()]).toEqual([{ value: `${accountMark(userId)}:/user:names`, maxAge: 600 }]);
  expect(done.take(visit(cookies), '/user/passkeys', ['names'])).toBeUndefined();
  expect(done.take(visit(cookies), '/user', ['language'])).toBeUndefined();
  expect(done.take(visit(cookies), '/user', ['language', 'names'])).toBe('names');
  expect(done.take(visit(cookies), '/user', ['language', 'names'])).toBeUndefined();
});

test('of two that were done, the later one is told', () => {
  const cookies = new Map<string, { value: string; maxAge: number }>();
  done.keep(visit(cookies), '/manage-identities', 'linked', 'apple');
  done.keep(visit(cookies), '/manage-identities', 'unlinked', 'google');
  const taken = (what: string) =>
    done.takeNamed(visit(cookies), '/manage-identities', what, ['apple', 'google']);
  expect([taken('linked'), taken('unlinked'), taken('unlinked')]).toEqual([undefined, 'google', undefined]);
});

test('what was done in an account is told to no other one in the same browser', () => {
  const cookies = new Map<string, { value: string; maxAge: number }>();
  done.keep(visit(cookies), '/manage-identities', 'unlinked', 'spotify');
  const taken = (as: string) =>
    done.takeNamed(visit(cookies, as), '/manage-identities', 'unlinked', ['spotify']);
  expect([taken('another'), taken(userId)]).toEqual([undefined, 'spotify']);
});
