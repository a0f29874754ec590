import { enidAtAcorn } from '../../../demo/people.ts';
import { expect, test } from '../journey.ts';

const check = '/b2b/v2/org/enroll/check-member-enrollment-status';
const complete = '/b2b/member/sso/complete';

test('an enrolment that was left open is completed by /manage-identities, once', async ({ page, entry }) => {
  const status = async () => {
    const answer = await page.request.get(check);
    return ((await answer.json()) as { data: object }).data;
  };
  await page.goto('/login?redirectOnSuccess=%2Fplans');
  await entry.logInAs('enid');
  await page.waitForURL(({ pathname }) => pathname === '/plans');
  expect(await status()).toEqual({ healthHub: 'acorn-health', status: 'notEnrolled' });

  const calls: { path: string; sent: unknown }[] = [];
  page.on('request', (request) => {
    const { pathname: path } = new URL(request.url());
    if ([check, complete].includes(path)) calls.push({ path, sent: request.postDataJSON() as unknown });
  });
  const completed = page.waitForResponse((answer) => new URL(answer.url()).pathname === complete);
  await page.goto('/manage-identities');
  expect((await completed).status()).toBe(200);
  await expect(page.getByText('You’re enrolled through Acorn.')).toBeVisible();
  await expect(page.getByText('You aren’t enrolled there yet', { exact: false })).toBeHidden();
  const sent = { healthHub: 'acorn-health', healthHubExternalId: enidAtAcorn.subject };
  expect(calls).toEqual([
    { path: check, sent: null },
    { path: complete, sent },
  ]);
  expect(await status()).toEqual({ healthHub: 'acorn-health', status: 'enrolled' });

  calls.length = 0;
  const checked = page.waitForResponse((answer) => new URL(answer.url()).pathname === check);
  await page.reload();
  await checked;
  await expect(page.getByText('You’re enrolled through Acorn.')).toBeVisible();
  // Drawn as enrolled by the server: the page holds no words for an open enrolment that a script could hide.
  await expect(page.getByText('You aren’t enrolled there yet', { exact: false })).toHaveCount(0);
  expect(calls).toEqual([{ path: check, sent: null }]);
});
