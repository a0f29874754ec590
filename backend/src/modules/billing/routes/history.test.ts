import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import Fastify from 'fastify';
import { personCalled } from '../../../testing/billing-app.ts';
import { historyExample } from '../members/history.ts';
import { membershipRoutes } from './membership.ts';
import type { RouteParts } from './parts.ts';

const userId = randomUUID();
const asked: string[] = [];

async function ask(named: string, signedIn: string = userId) {
  const app = Fastify();
  membershipRoutes(app, {
    billing: {
      historyOf: (id: string) => {
        asked.push(id);
        return Promise.resolve(historyExample);
      },
    } as unknown as RouteParts['billing'],
    sessionOf: () => Promise.resolve(signedIn === '' ? undefined : personCalled(signedIn)),
    voucherCookie: {} as RouteParts['voucherCookie'],
  });
  return app.inject({ url: `/subscription/v1/history?userId=${named}` });
}

test('a person gets the own accounts, subscriptions and payments', async () => {
  const answer = await ask(userId);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ data: { attributes: historyExample } });
  expect(asked).toEqual([userId]);
});

test.each([
  ['another account', randomUUID(), 403, 'NOT_YOUR_ACCOUNT'],
  ['a visitor who is signed out', '', 401, 'SIGNED_OUT'],
])('%s gets nothing', async (_, signedIn, status, code) => {
  asked.length = 0;
  const answer = await ask(userId, signedIn);
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject({ errors: [{ code }] });
  expect(asked).toEqual([]);
});
