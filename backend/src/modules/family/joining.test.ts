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

/** What an account is shown that opens an invitation. */
async function opened(token: string, as?: string, more = '') {
  return (await suite.app.open('acceptInvite', as, `?token=${token}${more}`)).facts;
}

/** Where each stands whom the owner invited, by address. */
async function standings() {
  return Object.fromEntries((await people()).map(({ email, standing }) => [email, standing.status]));
}

const idOf = async (address: string) => (await people()).find(({ email }) => email === address)?.id ?? '';

const free = (token: string, as: string) =>
  suite.app.post('acceptInvite', as, { step: 'free', token, userId: as });

test('a member who opens an invitation to another address of theirs frees its place by a press alone', async () => {
  const june = suite.app.person('June');
  await accept(await invite('june@work.example'), june);
  const second = await invite(june.email);
  // The owner, who did not know that address, is told nothing of it.
  expect(await people()).toHaveLength(2);
  const shown = { status: 'secondPlace', ownerName: 'Alex', token: second, userId: june.userId };
  expect([await opened(second, june.userId), await opened(second, june.userId)]).toEqual([shown, shown]);
  expect(await people()).toHaveLength(2);

  const back = { redirectTo: `/family/accept-invite?token=${second}` };
  expect([await free(second, june.userId), await free(second, june.userId)]).toEqual([back, back]);
  expect(await opened(second, june.userId)).toEqual({ status: 'joined', ownerName: 'Alex' });
  expect(await people()).toMatchObject([{ email: 'june@work.example', standing: { status: 'joined' } }]);
  expect(await suite.app.families.ownFamilyOf(suite.owner.userId)).toMatchObject({ people: 1, taken: 1 });
  expect(await suite.app.families.isMember(june.userId)).toBe(true);
});

test('so does the form that was still open', async () => {
  const june = suite.app.person('June');
  const second = await invite(june.email);
  await accept(await invite('june@work.example'), june);
  expect(await accept(second, june)).toEqual(success);
  expect(await people()).toMatchObject([{ email: 'june@work.example', standing: { status: 'joined' } }]);
});

test('a press frees no place but a second one of the account that the page was drawn for', async () => {
  const june = suite.app.person('June');
  const own = await invite(june.email);
  await accept(own, june);
  const token = await invite('kim@demo.stillpoint.example');
  await free(own, june.userId);
  await free(token, suite.owner.userId);
  await free(token, suite.app.person('Eve').userId);
  await suite.app.post('acceptInvite', june.userId, { step: 'free', token, userId: suite.owner.userId });
  await suite.app.post('acceptInvite', undefined, { step: 'free', token, userId: june.userId });
  expect(await standings()).toEqual({ [june.email]: 'joined', 'kim@demo.stillpoint.example': 'inviteSent' });
});

test('one who is leaving and accepts a new invitation stays, in the place that they have', async () => {
  const june = suite.app.person('June');
  await accept(await invite('june@work.example'), june);
  const id = await idOf('june@work.example');
  await manage('remove', { person: id });
  const second = await invite(june.email);
  expect(await opened(second, june.userId)).toMatchObject({ status: 'open', userId: june.userId });
  // The other places are taken meanwhile.
  for (const name of ['a', 'b', 'c']) await member(name);
  suite.app.mails();
  const twice = [await accept(second, june, { city: 'Bonn' }), await accept(second, june)];
  expect(twice).toEqual([success, success]);
  expect(suite.app.mails()).toEqual([
    expect.objectContaining({ to: suite.owner.email, news: { change: 'joined', person: 'June Demo' } }),
  ]);
  expect(await people()).toHaveLength(4);
  expect((await people()).find((each) => each.id === id)).toMatchObject({ standing: { status: 'joined' } });
  expect((await suite.seen(june)).address).toMatchObject({ city: 'Bonn' });
  expect(await opened(second, june.userId)).toEqual({ status: 'joined', ownerName: 'Alex' });
  suite.app.moveTo('2027-03-01');
  expect(await suite.app.families.isMember(june.userId)).toBe(true);
});

test('one who is leaving finds no way back in an invitation that is over, and none once the plan is', async () => {
  const june = await member();
  const [{ id } = { id: '' }] = await people();
  const second = await invite('june@work.example');
  await manage('remove', { person: id });
  suite.app.moveTo('2026-12-14');
  expect(await opened(second, june.userId)).toMatchObject({ status: 'expired' });
  suite.app.familyPlans.delete(suite.owner.userId);
  expect(await opened(second, june.userId, '&account=this')).toEqual({ status: 'planEnded' });
  expect((await accept(second, june)).redirectTo).toContain('/family/accept-invite');
});

test('a member who opens the invitation of another person is told so, and takes no place from them', async () => {
  const june = await member();
  const token = await invite('kim@demo.stillpoint.example');
  expect(await opened(token, june.userId)).toMatchObject({ status: 'recipient' });
  expect(await opened(token, june.userId, '&account=this')).toMatchObject({ status: 'secondPlace' });
  expect(await people()).toHaveLength(2);
  const kim = suite.app.person('Kim', { email: 'kim@demo.stillpoint.example' });
  expect(await accept(token, kim)).toEqual(success);
});

test('who was removed, or left, reads that of the invitation by which they joined', async () => {
  const [june, kim] = [suite.app.person('June'), suite.app.person('Kim')];
  const [ofJune, ofKim] = [await invite(june.email), await invite(kim.email)];
  await accept(ofJune, june);
  await accept(ofKim, kim);
  const id = await idOf(june.email);
  await manage('remove', { person: id });
  await manage('leave', {}, kim);
  expect(await opened(ofJune, june.userId)).toMatchObject({ status: 'joined' });
  expect(await opened(ofKim, kim.userId)).toEqual({ status: 'over', why: 'left' });
  suite.app.moveTo('2026-12-29');
  const over = { status: 'over', why: 'removed' };
  expect(await opened(ofJune, june.userId)).toEqual(over);
  // A change to the family lets go whose last day is over.
  await manage('withdraw', { person: id });
  expect(await opened(ofJune, june.userId)).toEqual(over);
  expect(await opened(ofJune, suite.app.person('Eve').userId)).toEqual({ status: 'withdrawn' });
});

test('another mail that was asked for is told of until it is sent, whatever the address of the page says', async () => {
  const token = await invite('june@demo.stillpoint.example');
  const [{ id } = { id: '' }] = await people();
  suite.app.moveTo('2026-12-13');
  const expired = { status: 'expired', token, ownerName: 'Alex' };
  expect(await opened(token, undefined, '&asked=1')).toEqual(expired);
  await suite.app.post('acceptInvite', undefined, { step: 'ask', token });
  expect(await opened(token)).toEqual({ ...expired, asked: true });
  await manage('resend', { person: id });
  suite.app.moveTo('2026-12-30');
  expect(await opened(token, undefined, '&asked=1')).toEqual(expired);
});

test('who is in another family is told first whom an invitation is for', async () => {
  const june = await member();
  const other = suite.app.person('Kim');
  suite.app.familyPlans.set(other.userId, { country: 'DE' });
  const token = await invite('noor@demo.stillpoint.example', other);
  for (const { userId } of [june, suite.owner]) {
    expect(await opened(token, userId)).toMatchObject({
      status: 'recipient',
      recipient: {
        recipient: 'noor@demo.stillpoint.example',
        ways: expect.arrayContaining(['switchAccount']),
      },
    });
  }
  expect(await opened(token, june.userId, '&account=this')).toEqual({ status: 'otherFamily', own: false });
});

test('an invitation that another account used says which account is logged in', async () => {
  const june = suite.app.person('June');
  const token = await invite(june.email);
  await accept(token, june);
  const kim = suite.app.person('Kim');
  expect(await opened(token)).toEqual({ status: 'used' });
  expect(await opened(token, kim.userId)).toEqual({ status: 'used', signedInAs: kim.email });
  expect(await opened(token, june.userId)).toMatchObject({ status: 'joined' });
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
