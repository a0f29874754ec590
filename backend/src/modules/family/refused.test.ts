import { expect, test } from 'vitest';
import { familySuite } from '../../testing/family-suite.ts';

const suite = familySuite();
const { seen, manage, member } = suite;

test('without a proved address, or without a family plan, no one is invited', async () => {
  const lee = suite.app.person('Lee', { emailProved: false });
  suite.app.familyPlans.set(lee.userId, { country: 'DE' });
  expect(await seen(lee)).toEqual({ status: 'unconfirmed' });
  expect(await manage('invite', { email: 'a@demo.stillpoint.example' }, lee)).toEqual({
    redirectTo: '/family/manage',
  });
  const sam = suite.app.person('Sam');
  expect(await seen(sam)).toEqual({ status: 'none' });
  expect((await suite.app.open('ownerInvite', sam.userId)).facts).toEqual({ status: 'none' });
  expect(suite.app.mails()).toEqual([]);
});

test('another account’s people are out of reach', async () => {
  const june = await member();
  const eve = suite.app.person('Eve');
  suite.app.familyPlans.set(eve.userId, { country: 'DE' });
  for (const change of ['remove', 'withdraw', 'resend', 'keep']) {
    await manage(change, { person: june.id }, eve);
  }
  expect(suite.app.mails()).toEqual([]);
  expect(await suite.app.families.isMember(june.userId)).toBe(true);
  expect(
    await suite.app.post('manageFamily', eve.userId, { userId: suite.owner.userId, change: 'leave' }),
  ).toMatchObject({
    statusCode: 403,
    facts: { status: 'otherAccount' },
  });
});
