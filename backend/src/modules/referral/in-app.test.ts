import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { openReferrals } from '../../testing/referral-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
}, 60_000);
afterAll(() => testApp.close());

test('a link leads to its page, whose form works without a script and sets cookies that scripts cannot read', async () => {
  const { linkId, code } = await openReferrals(testApp.db).member();
  const opened = await testApp.app.inject(`/de/with/${linkId}`);
  expect([opened.statusCode, opened.headers.location]).toEqual([
    302,
    `/de/referral-signup?referralId=${linkId}`,
  ]);
  const page = await testApp.app.inject(`/de/referral-signup?referralId=${linkId}`);
  expect(page.json()).toMatchObject({ route: 'referralSignup', facts: { status: 'open' } });
  expect(page.headers['cache-control']).toContain('no-store');

  const taken = await testApp.app.inject({
    ...{ method: 'POST', url: `/de/referral-signup?type=BUDDY` },
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: testApp.config.siteOrigin,
    },
    payload: new URLSearchParams({ step: 'take', referralId: linkId }).toString(),
  });
  expect([taken.statusCode, taken.headers.location]).toEqual([
    303,
    `/de/register?from=referral-signup&voucher=${code.replace('FRIEND', 'BUDDY')}`,
  ]);
  const kept = { path: '/', sameSite: 'Lax', httpOnly: true, maxAge: 30 * 24 * 60 * 60 };
  expect(taken.cookies).toEqual([
    expect.objectContaining({ name: 'referralId', value: linkId, ...kept }),
    expect.objectContaining({ name: 'referralName', value: 'Alex', ...kept }),
    expect.objectContaining({ name: 'isReferralV2', value: 'true', ...kept }),
  ]);
});

test('who is logged out logs in first, and comes back', async () => {
  const { statusCode, headers } = await testApp.app.inject('/fr/referral?voucher=FRIENDK7M2P9Q');
  const back = encodeURIComponent('/fr/referral?voucher=FRIENDK7M2P9Q');
  expect([statusCode, headers.location]).toEqual([302, `/fr/login?redirectOnSuccess=${back}`]);
});
