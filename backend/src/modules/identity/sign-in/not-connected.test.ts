import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { notConnectedTeller } from './not-connected.ts';
import type { SignInParams } from './sign-in-params.ts';

/** What is kept to be told after a login with these parameters. */
async function toldAfter(
  params: SignInParams,
  { asked = false, workplace = false }: { asked?: boolean; workplace?: boolean } = {},
) {
  const kept: unknown[] = [];
  const tell = notConnectedTeller({
    told: { keep: (_reply, place, notice) => kept.push({ ...place, ...notice }) },
    questionIn: () => Promise.resolve(asked ? {} : undefined),
    hasWorkplace: () => Promise.resolve(workplace),
  });
  await tell({ request: {} as FastifyRequest, reply: {} as FastifyReply }, 'b3c1', params);
  return kept;
}

const notConnected = [{ page: 'account', of: 'b3c1', code: 'notConnected' }];
const question = '/de/sso-account-link?plan=B2CANNUAL';

test.each([
  { from: 'linking-question' },
  { from: 'linking-question', redirectOnSuccess: '/plans' },
  { from: 'connecting', redirectOnSuccess: '/manage-identities' },
  { redirectOnSuccess: question },
  { redirectOnSuccess: '/save-external-auth' },
] as const)(
  'a login that was to come before a connection tells that nothing new was connected: %j',
  async (params) => {
    expect(await toldAfter(params)).toEqual(notConnected);
  },
);

test.each([
  {},
  { redirectOnSuccess: '/manage-identities' },
  { redirectOnSuccess: '/sso-account-links' },
  { redirectOnSuccess: '/save-external-auth-callback' },
  { from: 'second-identity', redirectOnSuccess: question },
] as const)('any other login does not: %j', async (params) => {
  expect(await toldAfter(params)).toEqual([]);
});

test('a question that is asked still is no reason to tell it, unless its page was left to connect elsewhere', async () => {
  expect(await toldAfter({ redirectOnSuccess: question }, { asked: true })).toEqual([]);
  expect(await toldAfter({ from: 'linking-question' }, { asked: true })).toEqual([]);
  expect(await toldAfter({ from: 'connecting' }, { asked: true })).toEqual(notConnected);
});

test('an account with a workplace is told nothing', async () => {
  for (const params of [{ from: 'connecting' }, { redirectOnSuccess: question }] as const) {
    expect(await toldAfter(params, { workplace: true })).toEqual([]);
  }
});
