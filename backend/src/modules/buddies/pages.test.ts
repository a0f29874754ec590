import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OpenDatabase } from '../../database/open.ts';
import { openBuddies, type OpenBuddies } from '../../testing/buddies-app.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { newLinkId } from './link-ids.ts';

type Person = Awaited<ReturnType<OpenBuddies['person']>>;

let database: OpenDatabase;
let app: OpenBuddies;
let alex: Person;
let june: Person;
let browser: ReturnType<OpenBuddies['browser']>;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());
beforeEach(async () => {
  app = openBuddies(database.db);
  alex = await app.person('Alex');
  june = await app.person('June');
  browser = app.browser();
});

const link = () => `?request=${alex.linkId}`;
const press = (step: string, more: Record<string, string> = {}, as: Person = june) => {
  browser.logIn(as.userId);
  return browser.post('buddies', { step, userId: as.userId, ...more });
};
const facts = async (as: Person = june, query = '') => {
  browser.logIn(as.userId);
  return (await browser.open('buddies', query)).facts ?? {};
};
const status = async () => (await browser.open('buddyRequest', link())).facts?.status;

test('a visitor who is logged out sees whose link it is, and the browser keeps nothing', async () => {
  expect(await browser.open('buddyRequest', link())).toMatchObject({
    facts: { status: 'signedOut', name: 'Alex', request: alex.linkId },
    personal: true,
  });
  expect(browser.cookies).toEqual({});
});

test('a press keeps the link through signing up, and the page after it asks no one by itself', async () => {
  expect(await browser.post('buddyRequest', { step: 'keep', request: alex.linkId })).toEqual({
    redirectTo: '/register?redirectOnSuccess=%2Fbuddies',
  });
  expect(browser.cookies).toEqual({ buddyRequest: alex.linkId });
  expect(await facts()).toMatchObject({ invitedBy: { request: alex.linkId, name: 'Alex' }, asked: [] });
  expect(await press('ask', { id: alex.linkId })).toEqual({ redirectTo: '/buddies?done=asked' });
  expect(browser.cookies).toEqual({});
  expect(await facts(june, '?done=asked')).toMatchObject({ done: 'asked', asked: [{ name: 'Alex' }] });
});

test('a link that was kept is forgotten when it is left, is the own one, or asks nothing any more', async () => {
  browser.cookies.buddyRequest = alex.linkId;
  expect(await press('forget')).toEqual({ redirectTo: '/buddies' });
  expect(browser.cookies).toEqual({});
  for (const kept of [june.linkId, 'zzzzzzzzzzzz', 'none']) {
    browser.cookies.buddyRequest = kept;
    expect(await facts()).not.toHaveProperty('invitedBy');
    expect(browser.cookies).toEqual({});
  }
  await app.relating.ask(june.userId, alex.linkId);
  browser.cookies.buddyRequest = alex.linkId;
  expect(await facts()).not.toHaveProperty('invitedBy');
  expect(browser.cookies).toEqual({});
});

test('who is logged in asks by a press alone', async () => {
  browser.logIn(june.userId);
  expect(await status()).toBe('open');
  expect(await app.seenBy(alex.userId)).toEqual({});
  const form = { step: 'ask', request: alex.linkId, userId: june.userId };
  expect(await browser.post('buddyRequest', form)).toEqual({ redirectTo: '/buddies?done=asked' });
  expect(await status()).toBe('asked');
  expect(await app.seenBy(alex.userId)).toEqual({ June: 'requested' });
  await app.relating.change(alex.userId, await app.between(alex.userId, june.userId), 'accept');
  expect(await status()).toBe('buddies');
});

test('the page of a link says what it is to each visitor', async () => {
  browser.logIn(alex.userId);
  expect(await status()).toBe('own');
  browser.logIn(june.userId);
  for (const unknown of [
    '',
    '?request=',
    '?request=zzzzzzzzzzzz',
    '?request=%00',
    `?request=${'a'.repeat(500)}`,
  ]) {
    expect(await browser.open('buddyRequest', unknown)).toMatchObject({
      facts: { status: 'unknown' },
      statusCode: 404,
    });
  }
  app.throttle.refused = true;
  expect(await browser.open('buddyRequest', link())).toMatchObject({
    facts: { status: 'tooMany', minutes: 30 },
    statusCode: 429,
  });
});

test('a blocked person is shown what any other would be; who blocked is told', async () => {
  await app.relating.ask(june.userId, alex.linkId);
  await app.relating.change(alex.userId, await app.between(alex.userId, june.userId), 'block');
  await app.relating.change(june.userId, await app.between(alex.userId, june.userId), 'withdraw');
  browser.logIn(june.userId);
  expect(await status()).toBe('open');
  browser.logIn(alex.userId);
  expect((await browser.open('buddyRequest', `?request=${june.linkId}`)).facts).toEqual({
    status: 'blocked',
    name: 'June',
  });
});

test('a form of another account, or of none, asks no one', async () => {
  const form = { step: 'ask', request: alex.linkId, userId: june.userId };
  expect(await browser.post('buddyRequest', form)).toEqual({ logInFirst: true });
  browser.logIn(alex.userId);
  const other = { facts: { status: 'otherAccount' }, statusCode: 403 };
  expect(await browser.post('buddyRequest', form)).toMatchObject(other);
  expect(await browser.post('buddies', { step: 'replace', userId: june.userId })).toMatchObject(other);
  expect(await app.seenBy(alex.userId)).toEqual({});
});

test('a request is accepted, and asked about before it ends', async () => {
  await app.relating.ask(june.userId, alex.linkId);
  const id = await app.between(alex.userId, june.userId);
  expect(await press('accept', { id }, alex)).toEqual({ redirectTo: '/buddies?done=accepted' });
  expect(await facts(alex, `?ask=end&id=${id}`)).toMatchObject({
    asking: { id, name: 'June', what: 'end' },
    buddies: [{ id, name: 'June', since: '2026-11-29', shares: { moments: false, days: false } }],
  });
  expect(await facts(alex, '?ask=end&id=none')).not.toHaveProperty('asking');
  expect(await facts(alex, '?ask=replace')).toMatchObject({ asking: { what: 'replace' } });
  expect(await press('end', { id }, alex)).toEqual({ redirectTo: '/buddies?done=ended' });
  expect((await facts(alex)).buddies).toEqual([]);
});

test.each([
  ['decline', 'declined'],
  ['block', 'blocked'],
])('a request is answered by “%s”', async (step, done) => {
  await app.relating.ask(june.userId, alex.linkId);
  const id = await app.between(alex.userId, june.userId);
  expect(await press(step, { id }, alex)).toEqual({ redirectTo: `/buddies?done=${done}` });
  expect((await facts(alex)).requests).toEqual([]);
});

test.each(['none', '', "' or 1=1 --", '00000000-0000-4000-8000-000000000000', '\u0000'])(
  'an id that is not known changes nothing: %j',
  async (id) => {
    for (const step of ['accept', 'end', 'block', 'unblock', 'ask']) {
      expect(await press(step, { id })).toEqual({ redirectTo: '/buddies' });
    }
  },
);

test('nothing is shared before it is chosen, and of what is not shared nothing is shown', async () => {
  await app.relating.ask(june.userId, alex.linkId);
  await app.relating.ask(alex.userId, june.linkId);
  app.days.set(alex.userId, '2026-11-28');
  app.moments.set(alex.userId, { id: 'h7k2m9q4w3xn', exercise: 'four-and-four', sharedOn: '2026-11-27' });
  const buddy = async () => ((await facts()).buddies as Record<string, unknown>[])[0];
  expect((await facts(alex)).shares).toEqual({ moments: false, days: false });
  expect(await buddy()).not.toHaveProperty('lastListenedOn');
  expect(await buddy()).not.toHaveProperty('latestMoment');

  expect(await press('share', { days: 'on' }, alex)).toEqual({ redirectTo: '/buddies?done=sharingSaved' });
  expect(await buddy()).toMatchObject({
    shares: { moments: false, days: true },
    lastListenedOn: '2026-11-28',
  });
  expect(await buddy()).not.toHaveProperty('latestMoment');
  await press('share', { moments: 'on' }, alex);
  expect(await buddy()).toMatchObject({ latestMoment: { id: 'h7k2m9q4w3xn' } });
  expect(await buddy()).not.toHaveProperty('lastListenedOn');
});

test('the own link has twelve characters, and replaced it is unknown', async () => {
  const before = String((await facts(alex)).link);
  expect(before).toMatch(/^https:\/\/site\.example\/buddy\?request=[a-z2-9]{12}$/);
  expect(await press('replace', {}, alex)).toEqual({ redirectTo: '/buddies?done=linkReplaced' });
  expect((await facts(alex)).link).not.toBe(before);
  browser.logIn(june.userId);
  expect(await status()).toBe('unknown');
});

test('who asks too many people is told how long to wait', async () => {
  app.throttle.refused = true;
  const answer = await press('ask', { id: alex.linkId });
  expect(answer).toMatchObject({
    statusCode: 429,
    retryAfterMinutes: 30,
    facts: { problem: { reason: 'tooMany', minutes: 30 } },
  });
});

test('ids that are tried out in the form of the own page are guesses, as those in the address of a link are', async () => {
  for (let at = 0; at < 30; at += 1) {
    expect(await press('ask', { id: newLinkId() })).toEqual({ redirectTo: '/buddies' });
  }
  expect(await press('ask', { id: alex.linkId })).toMatchObject({
    statusCode: 429,
    facts: { problem: { reason: 'tooMany' } },
  });
  browser.logIn(june.userId);
  expect(await status()).toBe('tooMany');
});
