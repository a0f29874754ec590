import { expect, test } from 'vitest';
import { familySuite, success } from '../../testing/family-suite.ts';

const suite = familySuite();
const { invite, accept } = suite;

test('a plan of one’s own that is charged next is decided about before joining', async () => {
  const june = suite.app.person('June');
  const token = await invite(june.email);
  const plan = { kind: 'monthly', period: 'month' } as const;
  const subscriptionId = '5c7d1e9a-0f43-4b2c-8e6d-1a9b3c5d7e20';
  const next = { date: '2026-12-10', amount: { amount: 1299, currency: 'EUR' } } as const;
  suite.app.ownPlans.set(june.userId, [{ subscriptionId, shown: { kind: 'charged', plan, next } }]);
  expect(await accept(token, june)).toMatchObject({ facts: { ownPlans: [{ problem: 'missing' }] } });
  const ownPlanShown1 = `${subscriptionId}:charged:2026-12-10`;
  // What was chosen of another plan says nothing of this one.
  expect(
    await accept(token, june, { ownPlan1: 'end', ownPlanShown1: 's-0:charged:2026-12-10' }),
  ).toMatchObject({
    facts: { ownPlans: [{ problem: 'missing', shown: ownPlanShown1 }] },
  });
  expect(await accept(token, june, { ownPlan1: 'end', ownPlanShown1 })).toEqual(success);
  expect((await suite.app.open('acceptSuccess', june.userId)).facts).toMatchObject({
    ownPlans: [{ ending: true }],
  });
  await suite.app.queue.work('family.endOwnPlan');
  expect(suite.app.ended).toEqual([subscriptionId]);
  expect((await suite.app.open('acceptSuccess', june.userId)).facts).toMatchObject({
    ownPlans: [expect.not.objectContaining({ ending: true })],
  });
});

test('each own plan that would be charged is asked about, and ends with a yes of its own alone', async () => {
  const june = suite.app.person('June');
  const token = await invite(june.email);
  const plan = { kind: 'monthly', period: 'month' } as const;
  const [waiting, current] = ['5c7d1e9a-0f43-4b2c-8e6d-1a9b3c5d7e20', '5c7d1e9a-0f43-4b2c-8e6d-1a9b3c5d7e21'];
  suite.app.ownPlans.set(june.userId, [
    { subscriptionId: waiting, shown: { kind: 'waits', plan, next: { date: '2026-12-20' } } },
    { subscriptionId: current, shown: { kind: 'charged', plan, next: { date: '2026-12-10' } } },
  ]);
  const shown = {
    ownPlanShown1: `${waiting}:waits:2026-12-20`,
    ownPlanShown2: `${current}:charged:2026-12-10`,
  };
  expect(await accept(token, june, { ...shown, ownPlan1: 'end' })).toMatchObject({
    statusCode: 422,
    facts: { ownPlans: [{ choice: 'end' }, { problem: 'missing' }] },
  });
  expect(await accept(token, june, { ...shown, ownPlan1: 'keep', ownPlan2: 'end' })).toEqual(success);
  await suite.app.queue.work('family.endOwnPlan');
  expect(suite.app.ended).toEqual([current]);
});

test('two own plans are ended once each, for whom says so', async () => {
  const june = suite.app.person('June');
  const token = await invite(june.email);
  const plan = { kind: 'monthly', period: 'month' } as const;
  const ids = ['5c7d1e9a-0f43-4b2c-8e6d-1a9b3c5d7e20', '5c7d1e9a-0f43-4b2c-8e6d-1a9b3c5d7e21'];
  const own = ids.map((subscriptionId) => {
    return { subscriptionId, shown: { kind: 'charged', plan, next: { date: '2026-12-10' } } } as const;
  });
  suite.app.ownPlans.set(june.userId, own);
  const [one, two] = ids.map((id) => `${id}:charged:2026-12-10`);
  const chosen = { ownPlanShown1: one ?? '', ownPlan1: 'end', ownPlanShown2: two ?? '', ownPlan2: 'end' };
  expect(await accept(token, june, chosen)).toEqual(success);
  const asked = [...suite.app.queue.waiting];
  await suite.app.queue.work('family.endOwnPlan');
  suite.app.queue.waiting.push(...asked);
  await suite.app.queue.work('family.endOwnPlan');
  expect(suite.app.ended).toEqual(ids);
});

test('while a purchase of theirs is carried out, a person waits with joining', async () => {
  const june = suite.app.person('June');
  const token = await invite(june.email);
  suite.app.buying.add(june.userId);
  const opened = async () => (await suite.app.open('acceptInvite', june.userId, `?token=${token}`)).facts;
  expect(await opened()).toEqual({ status: 'purchasePending' });
  expect((await accept(token, june)).redirectTo).toContain('/family/accept-invite');
  expect(await suite.app.families.isMember(june.userId)).toBe(false);
  suite.app.buying.clear();
  expect(await opened()).toMatchObject({ status: 'open' });
  expect(await accept(token, june)).toEqual(success);
});

test('what another company bills can only be kept, and is never ended here', async () => {
  const june = suite.app.person('June');
  const token = await invite(june.email);
  const plan = { kind: 'monthly', period: 'month' } as const;
  suite.app.ownPlans.set(june.userId, [
    { subscriptionId: 's-2', shown: { kind: 'billedElsewhere', plan, company: 'itunes' } },
  ]);
  expect(await accept(token, june, { ownPlan1: 'end', ownPlanShown1: 's-2:billedElsewhere:' })).toMatchObject(
    {
      facts: { ownPlans: [{ problem: 'missing' }] },
    },
  );
  expect(await accept(token, june, { ownPlan1: 'keep', ownPlanShown1: 's-2:billedElsewhere:' })).toEqual(
    success,
  );
  await suite.app.queue.work('family.endOwnPlan');
  expect(suite.app.ended).toEqual([]);
});
