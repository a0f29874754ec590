import { expect, test } from 'vitest';
import { familySuite, success } from '../../testing/family-suite.ts';

const suite = familySuite();
const { seen, people, manage, invite, accept, member } = suite;

test('an invitation is mailed, accepted with name and address, and its owner is told', async () => {
  const june = suite.app.person('June');
  const token = await invite(june.email);
  expect(await people()).toEqual([
    { id: expect.any(String), email: june.email, standing: { status: 'inviteSent' } },
  ]);
  expect((await suite.app.open('acceptInvite', june.userId, `?token=${token}`)).facts).toMatchObject({
    ...{ status: 'open', ownerName: 'Alex', problems: {} },
    values: { firstName: 'June', lastName: 'Demo', country: 'DE' },
  });
  expect(await suite.app.families.isMember(june.userId)).toBe(false);
  expect(await accept(token, june)).toEqual(success);
  expect(suite.app.mails()).toEqual([
    expect.objectContaining({ to: suite.owner.email, news: { change: 'joined', person: 'June Demo' } }),
  ]);
  expect(await people()).toMatchObject([
    { name: 'June Demo', standing: { status: 'joined', joinedOn: '2026-11-29' } },
  ]);
  expect(await suite.app.families.isMember(june.userId)).toBe(true);
  expect(await suite.app.families.accessOf(june.userId)).toEqual({ ownerName: 'Alex' });
  expect(await suite.app.families.accessOf(suite.owner.userId)).toBeUndefined();
  expect(await suite.app.families.roleOf(june.userId)).toBe('member');
  expect(await suite.app.families.roleOf(suite.owner.userId)).toBe('primary');
  expect(await seen(june)).toMatchObject({
    status: 'member',
    ownerName: 'Alex',
    address: { city: 'Berlin' },
  });
});

test('the owner is told how many have access by the plan, and how many places are taken', async () => {
  const { owner, app } = suite;
  const own = () => app.families.ownFamilyOf(owner.userId);
  expect(await own()).toEqual({ people: 0, taken: 0, places: 5 });
  const june = await member();
  await invite('kim@demo.stillpoint.example');
  expect(await own()).toEqual({ people: 1, taken: 2, places: 5 });
  expect(await app.families.ownFamilyOf(june.userId)).toBeUndefined();
  app.familyPlans.set(owner.userId, { pauses: true, paused: true, endsOn: '2026-11-29' });
  expect(await own()).toEqual({ people: 0, taken: 2, places: 5 });
  app.familyPlans.delete(owner.userId);
  expect(await own()).toBeUndefined();
});

test.each([
  ['nothing', '', 'missing'],
  ['no address', 'june', 'invalid'],
])('%s cannot be invited', async (_what, email, problem) => {
  const answer = await manage('invite', { email });
  expect(answer).toMatchObject({ statusCode: 422, facts: { invite: { email, problem } } });
  expect(suite.app.mails()).toEqual([]);
});

test('an address is invited once, and not the owner’s own', async () => {
  await invite('june@demo.stillpoint.example');
  suite.app.moveTo('2026-11-30');
  expect(await manage('invite', { email: 'June@Demo.stillpoint.example' })).toMatchObject({
    facts: { invite: { problem: 'already' } },
  });
  expect(await manage('invite', { email: suite.owner.email.toUpperCase() })).toMatchObject({
    facts: { invite: { problem: 'own' } },
  });
});

test('another spelling is suggested, and the one that was typed is taken when it is sent again', async () => {
  const email = 'june@gmial.com';
  expect(await manage('invite', { email })).toMatchObject({
    facts: { invite: { email, suggestion: 'june@gmail.com' } },
  });
  expect(await manage('invite', { email, suggestionSeen: email })).toMatchObject({
    redirectTo: '/family/manage?done=invited',
  });
});

test('several are invited at once, or none where one line is wrong', async () => {
  const post = (lines: Record<string, string>) =>
    suite.app.post('ownerInvite', suite.owner.userId, { userId: suite.owner.userId, ...lines });
  const lines = { email1: 'a@demo.stillpoint.example', email2: '', email3: 'A@demo.stillpoint.example' };
  expect(await post(lines)).toMatchObject({
    statusCode: 422,
    facts: {
      status: 'open',
      lines: [{ email: lines.email1 }, { email: lines.email3, problem: 'twice' }],
    },
  });
  expect(suite.app.mails()).toEqual([]);
  const { redirectTo = '' } = await post({ ...lines, email3: 'c@demo.stillpoint.example' });
  expect(suite.app.mails().map(({ to }) => to)).toEqual([lines.email1, 'c@demo.stillpoint.example']);
  const summary = await suite.app.open(
    'ownerInvite',
    suite.owner.userId,
    redirectTo.slice(redirectTo.indexOf('?')),
  );
  expect(summary.facts).toEqual({
    status: 'sent',
    emails: [lines.email1, 'c@demo.stillpoint.example'],
    free: 3,
  });
});

test('a spelling that is pressed is taken for its own line, and the others are asked about once more', async () => {
  const post = (lines: Record<string, string>) =>
    suite.app.post('ownerInvite', suite.owner.userId, { userId: suite.owner.userId, ...lines });
  const lines = { email1: 'june@gmial.com', email2: 'kim@hotmial.com' };
  const asked = await post({ ...lines, suggestionSeen1: lines.email1, suggestionTaken: 'june@gmail.com' });
  expect(asked).toMatchObject({
    facts: { lines: [{ email: 'june@gmail.com' }, { email: lines.email2, suggestion: 'kim@hotmail.com' }] },
  });
  expect(suite.app.mails()).toEqual([]);
});

test('an invitation that is pressed twice is sent once, and no problem is told', async () => {
  const press = () => manage('invite', { email: 'june@demo.stillpoint.example' });
  const done = { redirectTo: '/family/manage?done=invited' };
  expect([await press(), await press()]).toEqual([done, done]);
  expect(suite.app.mails()).toHaveLength(1);
});

test('who was removed is told of a plan that is over at once, and not of one that goes on', async () => {
  const june = await member();
  await manage('remove', { person: june.id });
  suite.app.mails();
  const tell = async () => {
    await suite.db
      .transaction()
      .execute((trx) => suite.app.families.afterReading(trx.$pickTables<never>(), suite.owner.userId));
    await suite.app.queue.work('family.tell');
    return suite.app.mails().map(({ news }) => news);
  };
  suite.app.familyPlans.set(suite.owner.userId, { endsOn: '2027-01-10', country: 'DE' });
  expect(await tell()).toEqual([]);
  suite.app.familyPlans.delete(suite.owner.userId);
  expect(await tell()).toEqual([{ change: 'planEnded' }]);
});

test('where all places are taken, no other person is invited', async () => {
  for (const name of ['a', 'b', 'c', 'd', 'e']) await invite(`${name}@demo.stillpoint.example`);
  expect(await manage('invite', { email: 'f@demo.stillpoint.example' })).toMatchObject({
    statusCode: 409,
    facts: { invite: { problem: 'full' } },
  });
  expect((await suite.app.open('ownerInvite', suite.owner.userId)).facts).toEqual({ status: 'full' });
});

test('a mail is sent again after a day, by the same link', async () => {
  const token = await invite('june@demo.stillpoint.example');
  const [{ id } = { id: '' }] = await people();
  expect(await manage('resend', { person: id })).toMatchObject({
    statusCode: 429,
    facts: { resendWait: { id, minutes: 1440 } },
  });
  suite.app.moveTo('2026-12-02');
  expect((await people())[0]?.standing).toEqual({ status: 'waitingForResponse', sentOn: '2026-11-29' });
  expect(await manage('resend', { person: id })).toEqual({ redirectTo: '/family/manage?done=resent' });
  const [mail] = suite.app.mails();
  expect(mail?.link).toContain(token);
  expect((await people())[0]?.standing).toEqual({ status: 'inviteSent' });
});

test('a link is over after two weeks, holds no place, and another one can be asked for once', async () => {
  const token = await invite('june@demo.stillpoint.example');
  suite.app.moveTo('2026-12-13');
  expect((await people())[0]?.standing).toEqual({ status: 'expired', sentOn: '2026-11-29' });
  expect((await suite.app.open('acceptInvite', undefined, `?token=${token}`)).facts).toEqual({
    ...{ status: 'expired', token, ownerName: 'Alex' },
  });
  const ask = () => suite.app.post('acceptInvite', undefined, { step: 'ask', token });
  const back = { redirectTo: `/family/accept-invite?token=${token}` };
  expect([await ask(), await ask()]).toEqual([back, back]);
  expect(suite.app.mails()).toEqual([expect.objectContaining({ to: suite.owner.email, mail: 'tellOwner' })]);
  const [{ id, standing } = { id: '' }] = await people();
  expect(standing).toEqual({ status: 'expired', sentOn: '2026-11-29', askedOn: '2026-12-13' });
  await manage('resend', { person: id });
  suite.app.moveTo('2026-12-30');
  expect((await people())[0]?.standing).toEqual({ status: 'expired', sentOn: '2026-12-13' });
});

test('an invitation that was taken back opens nothing', async () => {
  const june = suite.app.person('June');
  const token = await invite(june.email);
  const [{ id } = { id: '' }] = await people();
  expect(await seen(suite.owner, `?withdraw=${id}`)).toMatchObject({ withdrawing: id });
  expect(await manage('withdraw', { person: id })).toEqual({ redirectTo: '/family/manage?done=withdrawn' });
  expect((await suite.app.open('acceptInvite', june.userId, `?token=${token}`)).facts).toEqual({
    status: 'withdrawn',
  });
  expect((await accept(token, june)).redirectTo).toContain('/family/accept-invite');
  expect(await suite.app.families.isMember(june.userId)).toBe(false);
  expect(await people()).toEqual([]);
});

test('who is removed keeps what is paid for, thirty days at most, and can be kept', async () => {
  const june = await member();
  expect(await seen(suite.owner, `?remove=${june.id}`)).toMatchObject({
    removing: { id: june.id, leavesOn: '2026-12-29' },
  });
  await manage('remove', { person: june.id });
  await manage('remove', { person: june.id });
  expect(suite.app.mails()).toEqual([
    expect.objectContaining({ to: june.email, news: { change: 'removed', until: '2026-12-29' } }),
  ]);
  expect(await seen(june)).toMatchObject({ leavesOn: '2026-12-29', why: 'removed' });
  expect(await suite.app.families.accessOf(june.userId)).toEqual({ ownerName: 'Alex', until: '2026-12-29' });
  expect(await suite.app.families.isMember(june.userId)).toBe(true);
  await manage('keep', { person: june.id });
  expect(suite.app.mails()).toEqual([expect.objectContaining({ news: { change: 'kept' } })]);
  await manage('remove', { person: june.id });
  suite.app.moveTo('2026-12-29');
  expect(await suite.app.families.isMember(june.userId)).toBe(false);
  expect(await people()).toEqual([]);
  expect(await seen(june)).toEqual({ status: 'none' });
});

test('a person leaves by themselves at once, and the place is free', async () => {
  const june = await member();
  expect(await seen(june, '?leave=1')).toMatchObject({ status: 'member', leaving: true });
  expect(await manage('leave', {}, june)).toEqual({ redirectTo: '/family/manage?done=left' });
  expect(await seen(june, '?done=left')).toEqual({ status: 'left', ownerName: 'Alex' });
  expect(suite.app.mails()).toEqual([
    expect.objectContaining({ to: suite.owner.email, news: { change: 'left', person: 'June Demo' } }),
  ]);
  expect(await suite.app.families.isMember(june.userId)).toBe(false);
});

test('a postal address is deleted, and the person stays', async () => {
  const june = await member();
  await manage('deleteAddress', {}, june);
  expect(await seen(june)).not.toHaveProperty('address');
  expect(await suite.app.families.isMember(june.userId)).toBe(true);
});

test('each person is told what becomes of the plan, once, and goes with it', async () => {
  const june = await member();
  const { groupId } = await suite.db
    .$extendTables<{ familyPeople: { id: string; groupId: string } }>()
    .selectFrom('familyPeople')
    .select('groupId')
    .where('id', '=', june.id)
    .executeTakeFirstOrThrow();
  const read = async () => {
    await suite.db
      .transaction()
      .execute((trx) => suite.app.families.afterReading(trx.$pickTables<never>(), suite.owner.userId));
    expect(suite.app.queue.waiting).toEqual([{ kind: 'family.tell', data: { groupId } }]);
    await suite.app.queue.work('family.tell');
    return suite.app.mails().map(({ to, news }) => [to, news]);
  };
  expect(await read()).toEqual([]);
  suite.app.familyPlans.set(suite.owner.userId, { endsOn: '2027-01-10', country: 'DE' });
  expect(await read()).toEqual([[june.email, { change: 'planEnds', until: '2027-01-10' }]]);
  expect(await read()).toEqual([]);
  expect(await seen(june)).toMatchObject({ leavesOn: '2027-01-10', why: 'planEnds' });
  expect(await suite.app.families.accessOf(june.userId)).toEqual({ ownerName: 'Alex', until: '2027-01-10' });
  suite.app.familyPlans.set(suite.owner.userId, { country: 'DE' });
  expect(await read()).toEqual([[june.email, { change: 'planGoesOn' }]]);
  suite.app.familyPlans.set(suite.owner.userId, { endsOn: '2027-01-10', pauses: true, country: 'DE' });
  expect(await suite.app.families.accessOf(june.userId)).toMatchObject({ until: '2027-01-10', pauses: true });
  suite.app.familyPlans.set(suite.owner.userId, {
    ...{ endsOn: '2026-11-20', pauses: true, paused: true, country: 'DE' },
  });
  expect(await suite.app.families.isMember(june.userId)).toBe(false);
  expect(await read()).toEqual([[june.email, { change: 'planPauses', until: '2026-11-20' }]]);
  suite.app.familyPlans.set(suite.owner.userId, { country: 'DE' });
  expect(await read()).toEqual([[june.email, { change: 'planGoesOn' }]]);
  expect(await suite.app.families.isMember(june.userId)).toBe(true);
  suite.app.familyPlans.delete(suite.owner.userId);
  expect(await suite.app.families.isMember(june.userId)).toBe(false);
  expect(await read()).toEqual([[june.email, { change: 'planEnded' }]]);
  expect(await seen(june)).toEqual({ status: 'none' });
});

test('who pays for a family plan of their own leaves the family that they joined, once, and its owner is told', async () => {
  const june = await member();
  expect(await suite.app.families.ownerNameFor(june.userId)).toBe('Alex');
  expect(await suite.app.families.ownerNameFor(suite.owner.userId)).toBeUndefined();
  const read = async () => {
    await suite.db
      .transaction()
      .execute((trx) => suite.app.families.afterReading(trx.$pickTables<never>(), june.userId));
    await suite.app.queue.work('family.leaveForOwnPlan');
    return suite.app.mails().map(({ to, news }) => [to, news]);
  };
  expect(await read()).toEqual([]);
  expect(await suite.app.families.isMember(june.userId)).toBe(true);
  suite.app.familyPlans.set(june.userId, { country: 'DE' });
  expect(await read()).toEqual([[suite.owner.email, { change: 'left', person: 'June Demo' }]]);
  expect(await suite.app.families.isMember(june.userId)).toBe(false);
  expect(await suite.app.families.roleOf(june.userId)).toBe('primary');
  expect(await read()).toEqual([]);
});
