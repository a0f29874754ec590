import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { allowAnalytics, countedBy } from '../pages/countedEvents.ts';
import { newPerson, EntryPage } from '../pages/EntryPage.ts';
import {
  confirmAddress,
  field,
  fillInAddress,
  invitationIn,
  registerForInvitation,
} from '../pages/invitations.ts';
import { tabTo } from '../pages/keyboard.ts';
import { mailedCode } from '../pages/mailedCode.ts';
import { otherBrowser } from '../pages/otherBrowser.ts';
import { typedIsKept } from '../pages/typedIsKept.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const row = (page: Page, person: string) => page.locator('main li').filter({ hasText: person });

test('a family plan is bought, people are invited by keyboard alone, one joins, is removed and leaves', async ({
  page,
  entry,
  checkout,
  sandbox,
  browser,
  baseURL,
}) => {
  test.slow();
  await page.goto('/familyplan');
  await expect(title(page)).toHaveText('Room for six');
  await page.locator('main a[href*="/buy/family"]').first().click();
  await page.waitForURL(/\/(login|register)\?/);
  if (page.url().includes('/login')) await page.locator('main a[href*="/register"]').first().click();
  const owner = await entry.signUp();
  await page.waitForURL(/\/checkout\?/);
  await checkout.chooseCountry('DE');
  await checkout.buyByCard();
  await expect(page.locator('main')).toContainText('Your family plan has begun');
  await page.getByRole('link', { name: 'Invite your family' }).click();

  // The address of an owner is proved before others are invited by it.
  await expect(title(page)).toContainText('Confirm');
  await page.getByRole('link', { name: 'Confirm my email' }).click();
  await expect(page.locator('main')).toContainText('Before you invite anyone to your family');
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await field(page, 'code').fill(await mailedCode(sandbox, owner.email));
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await page.getByRole('link', { name: 'Go on to your family' }).click();
  await expect(title(page)).toHaveText('Who comes along?');

  const [june, sam] = [newPerson(), newPerson()];
  await tabTo(page, field(page, 'email1'));
  await page.keyboard.type(june.email);
  await tabTo(page, field(page, 'email2'));
  await page.keyboard.type('sam');
  await page.keyboard.press('Enter');
  await expect(field(page, 'email1')).toHaveValue(june.email);
  await expect(field(page, 'email2')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'email2').fill(sam.email);
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toContainText(sam.email);

  const [mail] = await sandbox.waitForMails(june.email, 1);
  expect(mail?.subject).toBe('Nina invites you to Stillpoint');
  const member = await otherBrowser(browser, baseURL);
  await member.goto(invitationIn(mail?.text));
  await expect(title(member)).toHaveText('Nina invites you');
  await allowAnalytics(member);
  await registerForInvitation(member, june);
  await field(member, 'streetName').fill('Lakeside');
  await member.locator('main form button[type=submit]').click();
  await expect(field(member, 'city')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(member, 'streetName')).toHaveValue('Lakeside');
  expect(member.url()).toContain('token=');
  await fillInAddress(member, 'FR');
  await member.locator('main form button[type=submit]').click();
  await expect(field(member, 'country')).toHaveAttribute('aria-invalid', 'true');
  await fillInAddress(member);
  // What was typed is there again for who has to log in before it arrives.
  await typedIsKept(member);
  await member.context().clearCookies({ name: 'hsjwt' });
  await member.locator('main form button[type=submit]').click();
  await member.waitForURL(/\/login\?.*reason=sessionEnded/);
  await typedIsKept(member);
  await new EntryPage(member).logIn(june);
  await member.waitForURL(/\/family\/accept-invite\?/);
  await expect(field(member, 'city')).toHaveValue('Berlin');
  await expect(field(member, 'streetName')).toHaveValue('Lakeside');
  await member.locator('main form button[type=submit]').click();
  await member.waitForURL(/\/family\/accept-success/);
  const joined = { action: 'confirm', status: 'paying', billingSource: 'zuora', groupMemberRole: 'member' };
  expect(await countedBy(member)).toContainEqual(
    expect.objectContaining({ type: 'subscription', name: 'family joined', fields: joined }),
  );
  await member.goto('/family/manage');
  await expect(member.locator('main')).toContainText('Lakeside 4');

  await page.goto('/family/manage');
  await expect(row(page, 'Nina Night').last()).toContainText('Joined');
  await expect(row(page, sam.email)).toContainText('Invite sent');
  await tabTo(page, page.locator('main a[href*="remove="]'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('dialog').getByRole('button').press('Enter');
  await expect(page.locator('main')).toContainText('Leaving');
  await page.getByRole('button', { name: /^Keep/ }).press('Enter');
  await expect(page.locator('main')).not.toContainText('Leaving');

  await member.reload();
  await member.locator('main a[href*="leave="]').click();
  await member.getByRole('dialog').getByRole('button').click();
  await member.waitForURL(/done=left/);
  await page.reload();
  await expect(row(page, 'Nina Night')).toHaveCount(1);
  await member.context().close();
});

test('an invitation asks who opens it in another account, without a script and in German', async ({
  browser,
  baseURL,
  page,
  entry,
  sandbox,
}) => {
  await page.goto('/de/login?redirectOnSuccess=%2Fde%2Ffamily%2Fmanage');
  await entry.logInAs('uma');
  await page.waitForURL(/\/de\/family\/manage/);
  await expect(title(page)).toHaveText(/Ihr seid zu/);
  const june = newPerson();
  await field(page, 'email').fill(june.email);
  await page.locator('main form:has([name=email]) button[type=submit]').last().click();
  await page.waitForURL(/done=invited/);
  const [mail] = await sandbox.waitForMails(june.email, 1);
  const link = invitationIn(mail?.text);

  await page.goto(link);
  await expect(page.getByRole('link', { name: 'Eure Familie' })).toBeVisible();
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const other = await context.newPage();
  const inLink = link.slice(new URL(link).origin.length);
  await other.goto(`/de/login?redirectOnSuccess=${encodeURIComponent(inLink)}`);
  await new EntryPage(other).logInAs('nora');
  await other.waitForURL(/accept-invite/);
  await expect(other.locator('main')).toContainText('nora@demo.stillpoint.example');
  await other.locator('main a[href*="account=this"]').click();
  await expect(field(other, 'firstName')).toHaveValue('Nora');
  await other.locator('main form button[type=submit]').click();
  await expect(field(other, 'streetName')).toHaveAttribute('aria-invalid', 'true');

  // Taken back meanwhile.
  await page.goto('/de/family/manage');
  await row(page, june.email).getByRole('link').last().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Zurücknehmen' }).click();
  await page.waitForURL(/done=withdrawn/);
  await fillInAddress(other, 'FR');
  await other.locator('main form button[type=submit]').click();
  await expect(other.locator('main')).toContainText('zurückgenommen');
  await context.close();
});

test('an invitation is sent again by keyboard; a stranger accepts it without a script, and no one else can', async ({
  page,
  entry,
  sandbox,
  browser,
  baseURL,
}) => {
  const noor = { ...newPerson(), email: 'noor@demo.stillpoint.example' };
  await page.goto('/login?redirectOnSuccess=%2Ffamily%2Fmanage');
  await entry.logInAs('uma');
  await page.waitForURL(/\/family\/manage/);
  await tabTo(page, row(page, noor.email).getByRole('button', { name: /Resend/ }));
  await page.keyboard.press('Enter');
  await page.waitForURL(/done=/);
  await expect(row(page, noor.email).getByRole('button', { name: /Resend/ })).toHaveCount(0);
  const [mail] = await sandbox.waitForMails(noor.email, 1);
  const link = invitationIn(mail?.text);

  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const stranger = await context.newPage();
  await stranger.goto(link);
  await expect(title(stranger)).toHaveText('Uma invites you');
  await registerForInvitation(stranger, noor);
  await fillInAddress(stranger, 'FR');
  await stranger.locator('main form button[type=submit]').click();
  await stranger.waitForURL(/\/family\/accept-success/);
  await expect(stranger.locator('main')).toContainText('Uma');
  await context.close();

  const third = await otherBrowser(browser, baseURL);
  await third.goto(`/login?redirectOnSuccess=${encodeURIComponent(link.slice(new URL(link).origin.length))}`);
  await new EntryPage(third).logInAs('nora');
  await third.waitForURL(/accept-invite/);
  await expect(title(third)).toHaveText('This invitation was used');
  await page.goto('/family/manage');
  await expect(row(page, 'Nina Night').first()).toContainText('Joined');
});

test('money that goes back to the owner ends the access of all on the day, and each is told by mail', async ({
  page,
  entry,
  checkout,
  sandbox,
  browser,
  baseURL,
}) => {
  const owner = await entry.arriveAtCheckout('plan=B2CFAMILYA2022&country=DE');
  await checkout.buyByCard();
  await confirmAddress(page, () => mailedCode(sandbox, owner.email));
  await page.goto('/family/owner-invite');
  const june = newPerson();
  await field(page, 'email1').fill(june.email);
  await page.keyboard.press('Enter');
  const [invitation] = await sandbox.waitForMails(june.email, 1);
  const member = await otherBrowser(browser, baseURL);
  await member.goto(invitationIn(invitation?.text));
  await registerForInvitation(member, june);
  await fillInAddress(member);
  await member.locator('main form button[type=submit]').click();
  await member.waitForURL(/\/family\/accept-success/);
  const before = (await sandbox.mailsTo(june.email)).length;

  await page.goto('/subscription/change?kind=refund');
  await page.locator('main form button[type=submit]').first().click();
  await expect(page).toHaveURL(/\?change=/);
  await page.locator('main form button[type=submit]').first().click();
  await expect(title(page)).toHaveText('Your money is on its way');
  const [told] = await sandbox.waitForMails(june.email, before + 1);
  expect(told?.subject).toBe('Your family plan has ended');
  await member.goto('/family/manage');
  await expect(title(member)).toHaveText('You’re not in a family yet');
});

test('the demo families show a full one, one that ends, and its people', async ({ page, entry }) => {
  await page.goto('/login?redirectOnSuccess=%2Ffamily%2Fmanage');
  await entry.logInAs('felix');
  await page.waitForURL(/\/family\/manage/);
  await expect(page.locator('main')).toContainText('You can’t invite family members at this time.');
  await page.goto('/family/owner-invite');
  await expect(field(page, 'email1')).toHaveCount(0);
  await page.context().clearCookies();
  await page.goto('/login?redirectOnSuccess=%2Ffamily%2Fmanage');
  await entry.logInAs('petra');
  await page.waitForURL(/\/family\/manage/);
  await expect(page.locator('main')).toContainText('Leaving');
  await page.context().clearCookies();
  await page.goto('/login?redirectOnSuccess=%2Ffamily%2Fmanage');
  await entry.logInAs('timo');
  await page.waitForURL(/\/family\/manage/);
  await expect(title(page)).toContainText('Petra');
  await page.goto('/family/accept-success');
  await expect(page.locator('main')).toContainText('Petra');
});
