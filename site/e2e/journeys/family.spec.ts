import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { newPerson, EntryPage, type NewPerson } from '../pages/EntryPage.ts';
import { tabTo } from '../pages/keyboard.ts';
import { mailedCode } from '../pages/mailedCode.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const field = (page: Page, name: string) => page.locator(`main [name=${name}]`);
const row = (page: Page, person: string) => page.locator('main li').filter({ hasText: person });
const invitationIn = (text = '') => /https?:\/\/\S+\/family\/accept-invite\?\S+/.exec(text)?.[0] ?? '';

/** Opens another browser, whose visitor nobody knows. */
async function otherBrowser(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  return context.newPage();
}

/** Fills in the form that accepts an invitation, all but the names, which the account has. */
async function fillInAddress(page: Page, country = 'DE') {
  await field(page, 'streetName').fill('Lakeside');
  await field(page, 'streetNumber').fill('4');
  await field(page, 'zipPostalCode').fill('10115');
  await field(page, 'city').fill('Berlin');
  await field(page, 'country').selectOption(country);
}

/** Registers on the page of an invitation, and comes back to it. */
async function registerForInvitation(page: Page, person: NewPerson) {
  await page.locator('main a[href*="/register"]').click();
  await new EntryPage(page).signUp(person);
  await page.waitForURL(/\/family\/accept-invite\?/);
}

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

  // Whoever invites others has to read the mail of the own address.
  await expect(title(page)).toContainText('Confirm');
  await page.goto('/user');
  await page.getByRole('button', { name: 'Confirm your email' }).click();
  await page.getByLabel('Code from the email').fill(await mailedCode(sandbox, owner.email));
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText('Your email is confirmed.')).toBeVisible();

  await page.goto('/family/owner-invite');
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
  await member.locator('main form button[type=submit]').click();
  await member.waitForURL(/\/family\/accept-success/);
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
  await row(page, june.email).getByRole('button').last().click();
  await page.waitForURL(/done=withdrawn/);
  await fillInAddress(other, 'FR');
  await other.locator('main form button[type=submit]').click();
  await expect(other.locator('main')).toContainText('zurückgenommen');
  await context.close();
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
