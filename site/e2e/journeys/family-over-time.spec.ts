import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { newPerson } from '../pages/EntryPage.ts';
import {
  confirmAddress,
  field,
  fillInAddress,
  invitationIn,
  registerForInvitation,
} from '../pages/invitations.ts';
import { mailedCode } from '../pages/mailedCode.ts';
import { otherBrowser } from '../pages/otherBrowser.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const row = (page: Page, person: string) => page.locator('main li').filter({ hasText: person });

test('an invitation expires, its stranger asks for another, and gets one once the family is full no more', async ({
  page,
  entry,
  checkout,
  sandbox,
  browser,
  baseURL,
}) => {
  test.slow();
  const owner = await entry.arriveAtCheckout('plan=B2CFAMILYA2022&country=DE');
  await checkout.buyByCard();
  await confirmAddress(page, () => mailedCode(sandbox, owner.email));
  const june = newPerson();
  const others = Array.from({ length: 5 }, () => newPerson());
  await page.goto('/family/owner-invite');
  await field(page, 'email1').fill(june.email);
  await page.keyboard.press('Enter');
  const [invitation] = await sandbox.waitForMails(june.email, 1);
  const link = invitationIn(invitation?.text);

  await sandbox.advanceAndFollow(15);
  const stranger = await otherBrowser(browser, baseURL);
  await stranger.goto(link);
  await expect(title(stranger)).toHaveText('This invitation has expired');
  await expect(stranger.locator('main')).toContainText('Ask Nina for a new one.');
  await expect(stranger.locator('main a[href*="/register"]')).toHaveCount(0);
  const before = (await sandbox.mailsTo(owner.email)).length;
  await stranger.getByRole('button', { name: 'Ask for a new one' }).click();
  await expect(title(stranger)).toHaveText('Your question is on its way');
  const [asked] = await sandbox.waitForMails(owner.email, before + 1);
  expect(asked?.subject).toBe('An invitation to your family is over');
  expect(asked?.text).toContain(june.email);

  // Her place was free, and the owner has given it away.
  await page.goto('/family/owner-invite');
  for (const [at, { email }] of others.entries()) await field(page, `email${at + 1}`).fill(email);
  await page.locator('main form button[type=submit]').last().click();
  await expect(title(page)).toHaveText('Your invites are on their way');
  await page.goto('/family/manage');
  await expect(row(page, june.email)).toContainText('The link no longer works.');
  await expect(page.locator('main')).toContainText(
    'You can’t invite family members at this time. Please contact your administrator',
  );
  await expect(row(page, june.email).getByRole('button', { name: /Send again/ })).toHaveCount(0);
  expect(await sandbox.mailsTo(june.email)).toHaveLength(1);
  await stranger.goto(link);
  await expect(title(stranger)).toHaveText('Your question is on its way');

  const [{ email: withdrawn } = { email: '' }] = others;
  await row(page, withdrawn)
    .getByRole('link', { name: /Withdraw/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await page.waitForURL(/done=withdrawn/);
  await row(page, june.email)
    .getByRole('button', { name: /Send again/ })
    .click();
  await page.waitForURL(/done=resent/);
  await expect(row(page, june.email)).toContainText('Invite sent');
  const [again] = await sandbox.waitForMails(june.email, 2);
  await stranger.goto(invitationIn(again?.text));
  await expect(title(stranger)).toHaveText('Nina invites you');
  await registerForInvitation(stranger, june);
  await fillInAddress(stranger);
  await stranger.locator('main form button[type=submit]').click();
  await stranger.waitForURL(/\/family\/accept-success/);
  await stranger.context().close();
});
