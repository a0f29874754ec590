import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { signInByCompany } from '../../../testing/company-sign-in.ts';
import { identitySuite } from '../../../testing/identity-suite.ts';
import { createPendingSignIns } from './pending-sign-ins.ts';
import type { IdentityTables } from '../tables.ts';

const suite = identitySuite({ companies: true });

test('what was typed as the address is not kept for another question that is asked by now', async () => {
  const browser = await signInByCompany(suite, 'spotify', 'person-gloria');
  const { siteOrigin } = suite.testApp.config;
  const pendingSignIns = createPendingSignIns({
    db: suite.testApp.db.$extendTables<IdentityTables>(),
    siteOrigin,
  });
  const { value = '' } = browser.cookie('pendingSignIn') ?? {};
  const request = { cookies: { pendingSignIn: value } } as unknown as FastifyRequest;
  const pendingSignIn = await pendingSignIns.find(request);
  if (pendingSignIn === undefined) throw new Error('A question is asked.');
  await pendingSignIns.askAgain(pendingSignIn, 'gloria');
  expect(await pendingSignIns.find(request)).toMatchObject({ question: 'address', typedEmail: 'gloria' });
  await pendingSignIns.ask(pendingSignIn, 'owner', 'gloria@people.stillpoint.example');
  await pendingSignIns.askAgain(pendingSignIn, 'gloria');
  expect(await pendingSignIns.find(request)).toMatchObject({ question: 'owner', typedEmail: undefined });
});
