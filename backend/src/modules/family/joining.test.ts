import { expect, test } from 'vitest';
import { familySuite, success } from '../../testing/family-suite.ts';

const suite = familySuite();
const { people, manage, invite, accept, member } = suite;

test('accepting twice is accepting once', async () => {
  const june = suite.app.person('June');
  const token = await invite(june.email);
  await accept(token, june);
  suite.app.mails();
  expect(await accept(token, june)).toEqual(success);
  expect(suite.app.mails()).toEqual([]);
  expect((await suite.app.open('acceptInvite', june.userId, `?token=${token}`)).facts).toMatchObject({
    status: 'joined',
  });
});

test('a member who opens an invitation to another address of theirs holds one place', async () => {
  const june = suite.app.person('June');
  await accept(await invite('june@work.example'), june);
  const second = await invite(june.email);
  // The owner, who did not know that address, is told nothing of it.
  expect(await people()).toHaveLength(2);
  const opened = async () => (await suite.app.open('acceptInvite', june.userId, `?token=${second}`)).facts;
  const joined = { status: 'joined', ownerName: 'Alex' };
  expect([await opened(), await opened()]).toEqual([joined, joined]);
  expect(await people()).toMatchObject([{ email: 'june@work.example', standing: { status: 'joined' } }]);
  expect(await suite.app.families.ownFamilyOf(suite.owner.userId)).toMatchObject({ people: 1, taken: 1 });
  expect(await suite.app.families.isMember(june.userId)).toBe(true);
});

test('so does one who is leaving, and the form that was still open', async () => {
  const june = suite.app.person('June');
  await accept(await invite('june@work.example'), june);
  const [{ id } = { id: '' }] = await people();
  await manage('remove', { person: id });
  const second = await invite(june.email);
  expect(await accept(second, june)).toEqual(success);
  expect(await people()).toMatchObject([{ id, standing: { status: 'leaving' } }]);
});

test('a member who opens the invitation of another person is asked first, and takes no place from them', async () => {
  const june = await member();
  const token = await invite('kim@demo.stillpoint.example');
  const opened = (more = '') => suite.app.open('acceptInvite', june.userId, `?token=${token}${more}`);
  expect((await opened()).facts).toMatchObject({ status: 'recipient' });
  expect(await people()).toHaveLength(2);
  expect((await opened('&account=this')).facts).toMatchObject({ status: 'joined' });
  expect(await people()).toHaveLength(1);
});

test('who is in another family is told first whom an invitation is for', async () => {
  const june = await member();
  const other = suite.app.person('Kim');
  suite.app.familyPlans.set(other.userId, { country: 'DE' });
  const token = await invite('noor@demo.stillpoint.example', other);
  const opened = async (as: string, more = '') =>
    (await suite.app.open('acceptInvite', as, `?token=${token}${more}`)).facts;
  for (const { userId } of [june, suite.owner]) {
    expect(await opened(userId)).toMatchObject({
      status: 'recipient',
      recipient: {
        recipient: 'noor@demo.stillpoint.example',
        ways: expect.arrayContaining(['switchAccount']),
      },
    });
  }
  expect(await opened(june.userId, '&account=this')).toEqual({ status: 'otherFamily', own: false });
});

test('an invitation that another account used says which account is logged in', async () => {
  const june = suite.app.person('June');
  const token = await invite(june.email);
  await accept(token, june);
  const kim = suite.app.person('Kim');
  const opened = async (as?: string) => (await suite.app.open('acceptInvite', as, `?token=${token}`)).facts;
  expect(await opened()).toEqual({ status: 'used' });
  expect(await opened(kim.userId)).toEqual({ status: 'used', signedInAs: kim.email });
  expect(await opened(june.userId)).toMatchObject({ status: 'joined' });
});

test('a person is in one family at a time', async () => {
  const june = await member();
  const other = suite.app.person('Kim');
  suite.app.familyPlans.set(other.userId, { country: 'DE' });
  const token = await invite(june.email, other);
  expect((await suite.app.open('acceptInvite', june.userId, `?token=${token}`)).facts).toEqual({
    status: 'otherFamily',
    own: false,
  });
  expect(
    (await suite.app.open('acceptInvite', suite.owner.userId, `?token=${token}&account=this`)).facts,
  ).toEqual({
    status: 'otherFamily',
    own: true,
  });
});

test('the owner who opens an invitation is led to managing the family', async () => {
  const token = await invite('june@demo.stillpoint.example');
  expect((await suite.app.open('acceptInvite', suite.owner.userId, `?token=${token}`)).facts).toEqual({
    status: 'owner',
  });
});

test('another account than that of the address is asked first', async () => {
  const token = await invite('june@demo.stillpoint.example');
  const kim = suite.app.person('Kim');
  const asked = await suite.app.open('acceptInvite', kim.userId, `?token=${token}`);
  expect(asked.facts).toMatchObject({ status: 'recipient', recipient: { status: 'otherAccount' } });
  const goOn = await suite.app.open('acceptInvite', kim.userId, `?token=${token}&account=this`);
  expect(goOn.facts).toMatchObject({ status: 'open' });
});

test.each([
  '',
  'x',
  `${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}.abc`,
  `${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}.${'é'.repeat(43)}`,
])('the token %j opens nothing', async (token) => {
  expect((await suite.app.open('acceptInvite', undefined, `?token=${token}`)).facts).toMatchObject({
    status: 'unknown',
  });
});

test('each field that is wrong says so, and what was typed stays', async () => {
  const june = suite.app.person('June');
  const token = await invite(june.email);
  const answer = await accept(token, june, { firstName: 'www.evil.example', city: ' ', country: 'XX' });
  expect(answer).toMatchObject({
    statusCode: 422,
    facts: {
      problems: { firstName: 'invalid', city: 'missing', country: 'missing' },
      values: { streetName: 'Lakeside' },
    },
  });
});

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

test('where the configuration asks for it, all live in the country of the plan', async () => {
  suite.open({ inviteQuantity: 5, countryRule: 'owner' });
  const june = suite.app.person('June');
  const token = await invite(june.email);
  expect(await accept(token, june, { country: 'FR' })).toMatchObject({
    facts: { problems: { country: 'otherCountry' } },
  });
  expect(await accept(token, june)).toEqual(success);
});

test('an address that was never proved joins by its own invitation alone', async () => {
  const lee = suite.app.person('Lee', { emailProved: false });
  const token = await invite('june@demo.stillpoint.example');
  const taken = await suite.app.open('acceptInvite', lee.userId, `?token=${token}&account=this`);
  expect(taken.facts).toEqual({ status: 'unconfirmed' });
  expect((await accept(token, lee)).redirectTo).toContain('account=this');
  expect(await suite.app.families.isMember(lee.userId)).toBe(false);
  expect(await accept(await invite(lee.email), lee)).toEqual(success);
});
