import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { EntryPage } from '../pages/EntryPage.ts';
import { mailedCode } from '../pages/mailedCode.ts';
import { otherBrowser } from '../pages/otherBrowser.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const take = (page: Page) => page.locator('main form button[type=submit]').first();
const linkOfRhea = '/with/k7m2p9q';
const cookiesOf = async (page: Page) =>
  Object.fromEntries((await page.context().cookies()).map(({ name, value }) => [name, value]));

/** Free nights are for who has proved the own address: does so, on the way from one page to the next. */
async function confirmEmail(page: Page, code: () => Promise<string>) {
  await page.waitForURL(/confirmation\?voucher=/);
  await page.locator('main a[href*="manage-identities"]').click();
  await page.locator('main form button[type=submit]').first().click();
  await page.locator('main [name=code]').fill(await code());
  await page.locator('main form:has([name=code]) button[type=submit]').first().click();
  await page.locator('main a[href*="/referral?voucher"]').click();
}

test('a member’s own link leads a friend through sign-up to the plans, and to a purchase that begins with free nights', async ({
  page,
  entry,
  checkout,
  sandbox,
  browser,
  baseURL,
}) => {
  test.slow();
  const other = await otherBrowser(browser, baseURL);
  const member = new EntryPage(other);
  await other.goto('/register?redirectOnSuccess=%2Finvite');
  await member.signUp();
  await expect(title(other)).toContainText('Give fourteen nights');
  await expect(other.locator('main')).toContainText('No friend has come yet');
  const link = await other.locator('main [readonly]').inputValue();
  expect(new URL(link).pathname).toMatch(/^\/with\/[a-z2-9]{7}$/);

  await page.goto(new URL(link).pathname);
  await expect(title(page)).toContainText('Nina gives you fourteen nights');
  // Nothing is kept of who only looks.
  expect(await cookiesOf(page)).not.toHaveProperty('referralId');
  await take(page).click();
  await page.waitForURL(/\/register\?/);
  expect(await cookiesOf(page)).toMatchObject({ referralName: 'Nina', isReferralV2: 'true' });
  const friend = await entry.signUp();
  await confirmEmail(page, () => mailedCode(sandbox, friend.email));

  await page.waitForURL(/\/invite\/upgrade-anytime\?voucher=FRIEND/);
  await expect(title(page)).toContainText('First, fourteen nights');
  await page.locator('main a[href*="plan=B2CMONTHLY"]').first().click();
  await page.waitForURL(/\/checkout\?/);
  await checkout.chooseCountry('DE');
  await expect(page.getByText(/14\s+free days from Nina/)).toBeVisible();
  await checkout.payByCard();
  await page.waitForURL(/\/invite\/confirmation/);
  await expect(title(page)).toContainText('Fourteen nights are yours');
  await expect(page.locator('main')).toContainText('€12.99');
  expect(await cookiesOf(page)).not.toHaveProperty('referralId');

  // Counted once billing tells of the subscription.
  await expect(async () => {
    await other.reload();
    await expect(other.locator('main')).toContainText('One friend came', { timeout: 2_000 });
  }).toPass({ timeout: 45_000 });
  await expect(other.locator('main')).not.toContainText('Night');
});

test('the first version leads from the sign-up to the checkout, and ends at its own confirmation, in German', async ({
  page,
  entry,
  checkout,
  sandbox,
}) => {
  await page.goto(`/de${linkOfRhea}`);
  await expect(title(page)).toContainText('Rhea schenkt dir vierzehn Nächte');
  await page.locator('main form').evaluate((form: HTMLFormElement) => {
    form.action += '&flags=referralV2:off';
  });
  await take(page).click();
  await page.waitForURL(/\/de\/register\?/);
  expect(await cookiesOf(page)).not.toHaveProperty('isReferralV2');
  const friend = await entry.signUp();
  await confirmEmail(page, () => mailedCode(sandbox, friend.email));
  await page.waitForURL(/\/de\/checkout\?.*voucher=FRIENDK7M2P9Q/);
  await checkout.chooseCountry('DE');
  await checkout.payByCard();
  await page.waitForURL(/\/de\/referral-confirmation/);
  await expect(title(page)).toContainText('Vierzehn Nächte gehören dir');
});

test('who had a subscription is told in one sentence, and shown what to do instead', async ({
  page,
  entry,
}) => {
  await page.goto('/login?redirectOnSuccess=%2Fplans');
  await entry.logInAs('sami');
  await page.waitForURL(/\/plans$/);
  await page.goto(linkOfRhea);
  await expect(title(page)).toHaveText('These nights are for new members');
  await expect(page.getByRole('button', { name: /^Take/ })).toHaveCount(0);
  await expect(page.locator('main')).toContainText('sami@demo.stillpoint.example');
  // By the voucher of the link, it is the same.
  await page.goto('/referral?voucher=FRIENDK7M2P9Q');
  await page.waitForURL(/\/invite\/referral-not-eligible/);
  await expect(page.locator('main')).toContainText(
    'You’ve redeemed a similar offer or promotion with this account in the past.',
  );
  await page.goto('/referral-signup?referralId=zzzzzzz');
  await expect(title(page)).toContainText('This link does not work');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a link is taken by a form, and a login of who came by it ends in the web app', async ({
    page,
    entry,
    sandbox,
  }) => {
    await page.goto(linkOfRhea);
    await expect(page.locator('main a[href*="/login"]')).toHaveAttribute('href', /from=referral-signup/);
    await take(page).click();
    await expect(page).toHaveURL(/\/register\?from=referral-signup&voucher=FRIENDK7M2P9Q/);
    const friend = await entry.signUp();
    await confirmEmail(page, () => mailedCode(sandbox, friend.email));
    await expect(page).toHaveURL(/\/invite\/upgrade-anytime\?voucher=FRIENDK7M2P9Q/);
    await expect(page.locator('main a[href*="plan=B2C14DANNUAL"]').first()).toHaveAttribute(
      'href',
      /voucher=FRIENDK7M2P9Q/,
    );
  });
});
