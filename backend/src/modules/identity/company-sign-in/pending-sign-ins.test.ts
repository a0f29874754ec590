import type { FastifyReply, FastifyRequest } from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { signInByCompany } from '../../../testing/company-sign-in.ts';
import { identitySuite } from '../../../testing/identity-suite.ts';
import { createPendingSignIns } from './pending-sign-ins.ts';
import type { IdentityTables } from '../tables.ts';

const suite = identitySuite({ companies: true });
const { tables } = suite;

/** The pending sign-in of a browser, as requests of it find it. */
function pendingSignInIn(browser: Browser) {
  const { siteOrigin } = suite.testApp.config;
  const pendingSignIns = createPendingSignIns({
    db: suite.testApp.db.$extendTables<IdentityTables>(),
    siteOrigin,
  });
  const { value = '' } = browser.cookie('pendingSignIn') ?? {};
  const request = { cookies: { pendingSignIn: value }, body: { password: 'a' } } as unknown as FastifyRequest;
  async function found() {
    const pendingSignIn = await pendingSignIns.find(request);
    if (pendingSignIn === undefined) throw new Error('A question is asked.');
    return pendingSignIn;
  }
  return { pendingSignIns, request, found };
}

test('what was typed as the address is not kept for another question that is asked by now', async () => {
  const browser = await signInByCompany(suite, 'spotify', 'person-gloria');
  const { pendingSignIns, request, found } = pendingSignInIn(browser);
  const pendingSignIn = await found();
  await pendingSignIns.askAgain(pendingSignIn, 'gloria');
  expect(await pendingSignIns.find(request)).toMatchObject({ question: 'address', typedEmail: 'gloria' });
  await pendingSignIns.ask(pendingSignIn, 'owner', 'gloria@people.stillpoint.example');
  await pendingSignIns.askAgain(pendingSignIn, 'gloria');
  expect(await pendingSignIns.find(request)).toMatchObject({ question: 'owner', typedEmail: undefined });
});

describe('a question is lengthened within a bound', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  afterEach(() => void vi.useRealTimers());

  const minute = 60_000;
  const pass = (minutes: number) => vi.setSystemTime(Date.now() + minutes * minute);

  test('of forty minutes for a log-in before its answer, so that a second factor fits into an hour', async () => {
    const browser = await signInByCompany(suite, 'spotify', 'person-gloria');
    const begun = Date.now();
    const { pendingSignIns, request, found } = pendingSignInIn(browser);
    const cookies: number[] = [];
    const reply = {
      setCookie: (_name: string, _value: string, { maxAge }: { maxAge: number }) => cookies.push(maxAge / 60),
    };
    const ends: number[] = [];
    for (const minutes of [0, 9, 15, 14]) {
      pass(minutes);
      await pendingSignIns.keepForLogin({ request, reply: reply as unknown as FastifyReply }, await found());
      ends.push(Math.round(((await found()).expiresAt.getTime() - begun) / minute));
    }
    expect(ends).toEqual([20, 29, 40, 40]);
    expect(cookies.map(Math.round)).toEqual([20, 20, 16, 2]);
    pass(3);
    expect(await pendingSignIns.find(request)).toBeUndefined();
  });

  test('of an hour where its answer waits for a second factor', async () => {
    const browser = await signInByCompany(suite, 'spotify', 'person-gloria');
    const begun = Date.now();
    const { pendingSignIns, request, found } = pendingSignInIn(browser);
    const ends: number[] = [];
    for (const minutes of [9, 19, 19, 12]) {
      pass(minutes);
      expect(
        await pendingSignIns.keep(await found(), request, suite.testApp.db.$extendTables<IdentityTables>()),
      ).toBe(true);
      ends.push(Math.round(((await found()).expiresAt.getTime() - begun) / minute));
    }
    expect(ends).toEqual([29, 48, 60, 60]);
    pass(2);
    expect(await pendingSignIns.find(request)).toBeUndefined();
  });

  test('also where a release before has written it, which kept no beginning', async () => {
    const browser = await signInByCompany(suite, 'spotify', 'person-gloria');
    const { pendingSignIns, request, found } = pendingSignInIn(browser);
    await tables()
      .updateTable('parkedArrivals')
      .set({ form: JSON.stringify({ params: {} }) })
      .execute();
    expect((await found()).begunAt.getTime()).toBeGreaterThan(Date.now() - minute);
    await pendingSignIns.keep(await found(), request, suite.testApp.db.$extendTables<IdentityTables>());
    expect((await found()).expiresAt.getTime()).toBeLessThanOrEqual(Date.now() + 20 * minute);
  });
});
