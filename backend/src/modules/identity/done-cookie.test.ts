import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { createDoneCookie } from './done-cookie.ts';

const done = createDoneCookie({ secure: true });

/** A request and its answer in a browser, which keeps the cookies that it is sent. */
function visit(cookies: Map<string, { value: string; maxAge: number }>) {
  const request = {
    cookies: Object.fromEntries([...cookies].map(([name, { value }]) => [name, value])),
  } as unknown as FastifyRequest;
  const reply = {
    setCookie: (name: string, value: string, { maxAge }: { maxAge: number }) =>
      cookies.set(name, { value, maxAge }),
    clearCookie: (name: string) => cookies.delete(name),
  } as unknown as FastifyReply;
  return { request, reply };
}

test('what was done is told once, also to a phone that opens the page minutes later', () => {
  const cookies = new Map<string, { value: string; maxAge: number }>();
  done.keep(visit(cookies).reply, '/user', 'names');
  expect([...cookies.values()]).toEqual([{ value: '/user:names', maxAge: 600 }]);
  expect(done.take(visit(cookies), '/user/passkeys', ['names'])).toBeUndefined();
  expect(done.take(visit(cookies), '/user', ['language'])).toBeUndefined();
  expect(done.take(visit(cookies), '/user', ['language', 'names'])).toBe('names');
  expect(done.take(visit(cookies), '/user', ['language', 'names'])).toBeUndefined();
});

test('of two that were done, the later one is told', () => {
  const cookies = new Map<string, { value: string; maxAge: number }>();
  done.keepNamed(visit(cookies).reply, '/manage-identities', 'linked', 'apple');
  done.keepNamed(visit(cookies).reply, '/manage-identities', 'unlinked', 'google');
  const taken = (what: string) =>
    done.takeNamed(visit(cookies), '/manage-identities', what, ['apple', 'google']);
  expect([taken('linked'), taken('unlinked'), taken('unlinked')]).toEqual([undefined, 'google', undefined]);
});
