import { expect, test } from 'vitest';
import type { FamilyAccount } from './ports.ts';
import { familySuite } from '../../testing/family-suite.ts';

const suite = familySuite();
const { manage, people } = suite;
const day = 24 * 60;

/** Presses the form as it is sent once a suggested spelling was seen. */
const press = (email: string, as: FamilyAccount = suite.owner) =>
  manage('invite', { email, suggestionSeen: email }, as);

/** Invites, and takes the invitation back. */
async function inviteAndWithdraw(email: string, as: FamilyAccount = suite.owner) {
  const answer = await press(email, as);
  const shown = (await suite.seen(as)).people as { id: string; email: string }[];
  const found = shown.find((each) => each.email === email);
  await manage('withdraw', { person: found?.id ?? '' }, as);
  return answer;
}

function otherOwner(name: string): FamilyAccount {
  const owner = suite.app.person(name);
  suite.app.familyPlans.set(owner.userId, { country: 'DE' });
  return owner;
}

const done = { redirectTo: '/family/manage?done=invited' };
const stranger = 'stranger@demo.stillpoint.example';

test('what a full family is refused uses up nothing of what others may send to that address', async () => {
  for (const name of ['a', 'b', 'c', 'd', 'e']) await press(`${name}@demo.stillpoint.example`);
  for (let at = 0; at < 10; at += 1) {
    expect(await press(stranger)).toMatchObject({ statusCode: 409, facts: { invite: { problem: 'full' } } });
  }
  expect(await press(stranger, otherOwner('Kim'))).toEqual(done);
});

test('an owner who was refused again and again can correct an address, and fill the family', async () => {
  await press('a@demo.stillpoint.example');
  suite.app.moveTo('2026-11-30');
  for (let at = 0; at < 30; at += 1) {
    expect(await press('a@demo.stillpoint.example')).toMatchObject({
      facts: { invite: { problem: 'already' } },
    });
  }
  for (const name of ['b', 'c', 'd']) expect(await press(`${name}@demo.stillpoint.example`)).toEqual(done);
  const [{ id } = { id: '' }] = await people();
  await manage('withdraw', { person: id });
  expect(await press('corrected@demo.stillpoint.example')).toEqual(done);
});

test('twenty mails a day are sent by an owner, who is told for how long there is none', async () => {
  for (let at = 0; at < 20; at += 1) {
    expect(await inviteAndWithdraw(`to-${at}@demo.stillpoint.example`)).toEqual(done);
  }
  expect(await press(stranger)).toMatchObject({
    ...{ statusCode: 429, retryAfterMinutes: day },
    facts: { invite: { email: stranger, problem: 'tooMany', minutes: day } },
  });
});

test('five mails a week are sent to an address, and the sixth says for how long there is none', async () => {
  for (let at = 0; at < 5; at += 1) expect(await inviteAndWithdraw(stranger)).toEqual(done);
  const kim = otherOwner('Kim');
  expect(await press(stranger, kim)).toMatchObject({
    ...{ statusCode: 429, retryAfterMinutes: 7 * day },
    facts: { invite: { problem: 'tooMany', minutes: 7 * day } },
  });
  // It was none of the mails of that owner.
  for (let at = 0; at < 20; at += 1) {
    expect(await inviteAndWithdraw(`to-${at}@demo.stillpoint.example`, kim)).toEqual(done);
  }
});

test('where one of several addresses is refused, the mails to the others are given back', async () => {
  const kim = otherOwner('Kim');
  for (let at = 0; at < 5; at += 1) await inviteAndWithdraw(stranger, kim);
  const { userId } = suite.owner;
  const email1 = 'june@demo.stillpoint.example';
  for (let at = 0; at < 10; at += 1) {
    expect(await suite.app.post('ownerInvite', userId, { userId, email1, email2: stranger })).toMatchObject({
      ...{ statusCode: 429, retryAfterMinutes: 7 * day },
      facts: { lines: [{ email: email1 }, { email: stranger, problem: 'tooMany', minutes: 7 * day }] },
    });
  }
  expect(await press(email1)).toEqual(done);
});

test('another mail that the limit of a week refuses says when it can be sent', async () => {
  await press(stranger);
  const kim = otherOwner('Kim');
  for (let at = 0; at < 4; at += 1) await inviteAndWithdraw(stranger, kim);
  suite.app.moveTo('2026-12-02');
  const [{ id } = { id: '' }] = await people();
  expect(await manage('resend', { person: id })).toMatchObject({
    ...{ statusCode: 429, retryAfterMinutes: 7 * day },
    facts: { resendWait: { id, minutes: 7 * day, tooMany: true } },
  });
});
