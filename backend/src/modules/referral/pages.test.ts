import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FastifyRequest } from 'fastify';
import type { OpenDatabase } from '../../database/open.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { openReferrals, type OpenReferrals } from '../../testing/referral-app.ts';
import { referralBrowser } from '../../testing/referral-browser.ts';
import type { MonthWorth } from './ports.ts';

let database: OpenDatabase;
let app: OpenReferrals;
let alex: Awaited<ReturnType<OpenReferrals['member']>>;
let browser: Awaited<ReturnType<typeof referralBrowser>>;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());
beforeEach(async () => {
  app = openReferrals(database.db);
  alex = await app.member();
  browser = await referralBrowser(app);
});

const signup = (more = '') => `/referral-signup?referralId=${alex.linkId}${more}`;

test('a link leads to the page of its member, in its language and with what else stands in it', async () => {
  expect(await browser.follow('/with/k7m2p9q')).toBe('/referral-signup?referralId=k7m2p9q');
  expect(await browser.follow('/de/with/K7M2P9Q?type=BUDDY')).toBe(
    '/de/referral-signup?type=BUDDY&referralId=K7M2P9Q',
  );
});

test('the page says who gives what, and the browser keeps nothing of it', async () => {
  expect((await browser.open('referralSignup', signup())).facts).toEqual({
    ...{ status: 'open', referralId: alex.linkId, referrerName: 'Alex' },
    ...{ freeDays: 14, freeUntil: '2026-12-13', reminderOn: '2026-12-10' },
  });
  expect(browser.cookies).toEqual({});
  const unknown = await browser.open('referralSignup', '/referral-signup?referralId=zzzzzzz');
  expect(unknown.facts).toEqual({ status: 'unknown' });
  expect((await browser.open('referralSignup', '/referral-signup')).facts).toEqual({ status: 'unknown' });
  browser.logIn(alex.userId);
  expect((await browser.open('referralSignup', signup())).facts).toEqual({ status: 'own' });
});

test('who takes the free days signs up with the voucher, and the browser keeps whose they are', async () => {
  expect(await browser.take(`/de${signup()}`)).toEqual({
    redirectTo: `/de/register?from=referral-signup&voucher=${alex.code}`,
  });
  expect(browser.cookies).toEqual({
    ...{ referralId: alex.linkId, referralName: 'Alex', isReferralV2: 'true' },
  });
});

test('who is logged in goes on at once, and a flag leaves the comparison of plans out', async () => {
  browser.logIn((await app.person('June')).userId);
  app.flags.referralV2 = false;
  browser.cookies.isReferralV2 = 'true';
  expect(await browser.take(signup())).toEqual({ redirectTo: `/referral?voucher=${alex.code}` });
  expect(browser.cookies).toEqual({ referralId: alex.linkId, referralName: 'Alex' });
});

test('who is logged in is told by which account the days are taken', async () => {
  const june = await app.person('June');
  browser.logIn(june.userId);
  expect((await browser.open('referralSignup', signup())).facts).toMatchObject({
    status: 'open',
    signedInAs: june.email,
  });
});

test.each([
  ['the address', '&type=BUDDY', {}, 'BUDDY'],
  ['the form, which stands before it', '&type=BUDDY', { type: 'MINDFUL_MOMENT' }, 'MOMENT'],
  ['neither, where it is an unknown one', '&type=else', {}, 'FRIEND'],
])('the voucher says how the link came, by %s', async (_by, query, form, prefix) => {
  browser.logIn((await app.person('June')).userId);
  const voucher = alex.code.replace('FRIEND', prefix);
  expect(await browser.take(signup(query), form)).toEqual({ redirectTo: `/referral?voucher=${voucher}` });
});

test('no unknown link is taken, and not the own one', async () => {
  expect(await browser.take('/referral-signup?referralId=zzzzzzz')).toEqual({
    redirectTo: '/referral-signup?referralId=zzzzzzz',
  });
  browser.logIn(alex.userId);
  expect(await browser.take(signup())).toEqual({ redirectTo: signup() });
  expect(browser.cookies).toEqual({});
});

test('a sign-up by a voucher whose member is gone is opened again and again, and uses up no one’s tries', async () => {
  const closed = await app.member('Kim');
  app.people.delete(closed.userId);
  const at = { ip: '192.0.2.1' } as FastifyRequest;
  for (const voucher of [closed.code, 'FRIENDZZZZZZZ']) {
    for (let reload = 0; reload < 40; reload += 1) {
      expect(await app.referrals.giverIn(at, voucher)).toBeUndefined();
    }
  }
  expect(await app.referrals.giverIn(at, alex.code)).toBe('Alex');
  expect((await browser.open('referralSignup', signup())).facts).toMatchObject({ status: 'open' });
});

test('too many tries are refused, and say for how long', async () => {
  app.throttle.refused = true;
  const refused = { statusCode: 429, retryAfterMinutes: 30 };
  expect(await browser.open('referralSignup', signup())).toMatchObject(refused);
  expect(await browser.take(signup())).toMatchObject(refused);
  expect(browser.cookies).toEqual({});
});

test('after the sign-up an eligible friend compares plans, or goes to the checkout at once', async () => {
  const step = `/de/referral?voucher=${alex.code}`;
  expect(await browser.follow(step)).toBe(`/de/login?redirectOnSuccess=${encodeURIComponent(step)}`);
  const june = await app.person('June');
  browser.logIn(june.userId);
  expect(await browser.follow(step)).toBe(`/de/checkout?plan=B2CANNUAL&voucher=${alex.code}`);
  await browser.take(signup('&type=MINDFUL_MOMENT'));
  expect(await browser.follow(step)).toBe(`/de/invite/upgrade-anytime?voucher=${alex.code}`);
  expect(await browser.follow('/referral')).toBe(`/invite/upgrade-anytime?voucher=${alex.code}`);
  await app.take(alex.code, june);
  expect(await browser.follow(step)).toBe('/de/invite/confirmation');
});

test('who has not proved the own address is asked to first, and comes back by the voucher', async () => {
  const june = await app.person('June');
  await app.unprove(june);
  browser.logIn(june.userId);
  const voucher = alex.code;
  expect(await browser.follow(`/de/referral?voucher=${voucher}`)).toBe(
    `/de/referral-confirmation?voucher=${voucher}`,
  );
  const shown = await browser.open('referralConfirmation', `/de/referral-confirmation?voucher=${voucher}`);
  expect(shown.facts).toEqual({ status: 'unconfirmed', referrerName: 'Alex', freeDays: 14, voucher });
});

test('who is not eligible is told so, whatever the reason, and who has a plan of the plan on arrival', async () => {
  const former = await app.member('Fay');
  browser.logIn(former.userId);
  for (const code of [former.code, alex.code, 'FRIENDZZZZZZZ']) {
    expect(await browser.follow(`/referral?voucher=${code}`)).toBe('/invite/referral-not-eligible');
  }
  expect(await browser.open('upgradeAnytime', `/invite/upgrade-anytime?voucher=${alex.code}`)).toEqual({
    redirectTo: '/invite/referral-not-eligible',
  });
  // Where it is known on arrival, nothing can be pressed.
  expect((await browser.open('referralSignup', signup())).facts).toEqual({
    ...{ status: 'notEligible', referrerName: 'Alex', hasAccess: true, subscriber: true },
    signedInAs: expect.stringContaining('@'),
  });
  expect(await browser.take(signup())).toEqual({ redirectTo: signup() });
  expect(browser.cookies).toEqual({});
  const facts = async () =>
    (await browser.open('referralNotEligible', '/invite/referral-not-eligible')).facts;
  expect(await facts()).toEqual({ hasAccess: true });
  browser.logIn(undefined);
  await browser.take(signup());
  browser.logIn(former.userId);
  expect(await facts()).toEqual({ hasAccess: true, referrerName: 'Alex' });
  browser.logIn(undefined);
  expect(await facts()).toEqual({ hasAccess: false, referrerName: 'Alex' });
});

test('who has no plan, and shares a mailbox with a member, is not told of that account', async () => {
  const member = await app.member('Fay');
  const ivo = await app.person('Ivo', member.email.replace('@', '+ivo@'));
  browser.logIn(ivo.userId);
  expect((await browser.open('referralSignup', signup())).facts).toEqual({
    ...{ status: 'notEligible', referrerName: 'Alex', hasAccess: false, signedInAs: ivo.email },
  });
});

test('who is in free days is told so by any link, and by whom they are', async () => {
  const june = await app.person('June');
  browser.logIn(june.userId);
  await app.take(alex.code, june);
  const firstCharge = { date: '2026-12-13', amount: { amount: 6999, currency: 'EUR' as const } };
  app.members.add(june.userId);
  app.plans.set(june.userId, { firstCharge, ends: false });
  const other = await app.member('Rhea');
  const taken = { status: 'taken', referrerName: 'Alex', signedInAs: june.email };
  for (const address of [signup(), `/referral-signup?referralId=${other.linkId}`]) {
    expect((await browser.open('referralSignup', address)).facts).toEqual(taken);
    expect(await browser.take(address)).toEqual({ redirectTo: address });
  }
  app.people.delete(alex.userId);
  expect((await browser.open('referralSignup', `/referral-signup?referralId=${other.linkId}`)).facts).toEqual(
    {
      ...{ status: 'taken', signedInAs: june.email },
    },
  );
  // Once they are over, they were had.
  app.plans.set(june.userId, 'over');
  expect(
    (await browser.open('referralSignup', `/referral-signup?referralId=${other.linkId}`)).facts,
  ).toMatchObject({ status: 'notEligible', referrerName: 'Rhea' });
});

test('other vouchers lead to the plans, and without any there is nothing to confirm', async () => {
  browser.logIn((await app.person('June')).userId);
  expect(await browser.follow('/fr/referral?voucher=SLEEP30')).toBe('/fr/plans?voucher=SLEEP30');
  expect(await browser.follow('/referral')).toBe('/referral-confirmation');
  expect(await browser.open('upgradeAnytime', '/invite/upgrade-anytime')).toEqual({ redirectTo: '/plans' });
});

test('plans are compared with the days of the reminder and of the first charge', async () => {
  browser.logIn((await app.person('June')).userId);
  expect(
    (await browser.open('upgradeAnytime', `/invite/upgrade-anytime?voucher=${alex.code}`)).facts,
  ).toEqual({
    ...{ referrerName: 'Alex', voucher: alex.code, freeDays: 14 },
    ...{ reminderOn: '2026-12-10', firstChargeOn: '2026-12-13', plans: [], tax: 'included' },
  });
});

test('the confirmation says that free days wait, then what follows them, and nothing in another browser', async () => {
  const open = () => browser.open('referralConfirmation', '/de/referral-confirmation');
  expect((await open()).facts).toEqual({ status: 'unset' });
  await browser.take(signup());
  const waiting = { status: 'default', referrerName: 'Alex', freeDays: 14, voucher: alex.code };
  expect((await open()).facts).toEqual(waiting);
  const june = await app.person('June');
  browser.logIn(june.userId);
  expect((await open()).facts).toEqual(waiting);

  await app.take(alex.code, june);
  app.members.add(june.userId);
  expect((await open()).facts).toEqual({ status: 'unset' });
  const firstCharge = { date: '2026-12-13', amount: { amount: 6999, currency: 'EUR' as const } };
  app.plans.set(june.userId, { firstCharge, ends: false });
  const nameless = { status: 'success', freeDays: 14, reminderOn: '2026-12-10', firstCharge };
  expect((await open()).facts).toEqual({ ...nameless, referrerName: 'Alex' });
  expect(browser.cookies).toEqual({});
  app.plans.set(june.userId, { firstCharge, ends: true });
  app.people.delete(alex.userId);
  expect((await open()).facts).toEqual({ ...nameless, ends: true });
  app.moveTo('2026-12-13');
  expect(await open()).toEqual({ redirectTo: '/de/subscription' });
  app.plans.set(june.userId, 'over');
  expect(await open()).toEqual({ redirectTo: '/de/subscription' });
});

test('nothing waits for who is not eligible', async () => {
  await browser.take(signup());
  browser.logIn((await app.member('Fay')).userId);
  expect((await browser.open('referralConfirmation', '/referral-confirmation')).facts).toEqual({
    status: 'unset',
  });
});

test('a person has a link, the same each time, and sees numbers alone', async () => {
  const rae = await app.person('Rae');
  browser.logIn(rae.userId);
  const { facts = {} } = await browser.open('invite', '/de/invite');
  expect(facts).toEqual({
    link: expect.stringMatching(/^https:\/\/site\.example\/de\/with\/[a-hjkmnp-z2-9]{7}$/) as string,
    ...{ freeDays: 14, came: 0, stayed: 0, months: { given: 0, atMost: 12, waiting: 0 } },
    month: { creditable: 'noPlan' },
  });
  expect((await browser.open('invite', '/de/invite')).facts).toEqual(facts);
  const { id = '' } = (await app.repository.linkOf(rae.userId)) ?? {};
  const june = await app.person('June');
  await app.take(`FRIEND${id}`, june);
  app.members.add(june.userId);
  await app.recur('referral.settleAll');
  const month = {
    creditable: 'later',
    worth: { amount: 1299, currency: 'EUR' },
    tax: 'included',
  } as const satisfies MonthWorth;
  app.months.set(rae.userId, { month });
  expect((await browser.open('invite', '/invite')).facts).toMatchObject({
    link: `https://site.example/with/${id}`,
    ...{ came: 1, stayed: 0, month },
  });
});
