import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { cards } from '../pages/CheckoutPage.ts';
import { allowAnalytics, countedBy } from '../pages/countedEvents.ts';
import { newPerson } from '../pages/EntryPage.ts';
import { waitForHydration } from '../pages/waitForHydration.ts';

const signUpView = { type: 'screenView', name: 'sign up screenview' };
const loginView = { type: 'screenView', name: 'login screenview' };

test('analytics: views, their variants, a sign-up and a purchase are counted by their names', async ({
  page,
  entry,
  checkout,
}) => {
  await page.goto('/plans');
  await allowAnalytics(page);
  // Events of earlier journeys may arrive late.
  const begun = new Date().toISOString();

  await page.goto('/login');
  await page.goto('/login-pages?view=login');
  const toSignUp = page.locator('main nav a').first();
  await waitForHydration(toSignUp);
  await toSignUp.click();
  await expect(page.locator('[name=fullname]')).toBeVisible();
  await page.goto('/register?plan=B2CMONTHLY&country=DE');
  await entry.signUp();
  await page.waitForURL(/\/checkout\?/);
  const accountId = await entry.userId();
  await checkout.buyByCard();
  await page.goto('/plans');
  const counted = async () =>
    (await countedBy(page))
      .filter(({ happenedAt }) => happenedAt >= begun)
      .filter((event) => event.accountId === null || event.accountId === accountId);

  const purchase = { type: 'subscription', name: 'purchase' };
  const order = { planCode: 'B2CMONTHLY', billingSource: 'zuora' };
  const variant = 'default no value props';
  await expect.poll(counted, { timeout: 20_000 }).toContainEqual(
    expect.objectContaining({
      ...purchase,
      fields: { ...order, action: 'complete', status: 'paying' },
      accountId,
    }),
  );
  const viewsOf = async ({ type, name }: typeof loginView) =>
    (await counted())
      .filter((event) => event.type === type && event.name === name)
      .map(({ fields }) => fields);
  // The page and the combined form; the switch of the combined form and the page.
  expect(await viewsOf(loginView)).toEqual([{}, { variant }]);
  expect(await viewsOf(signUpView)).toEqual([{ variant }, { variant }]);
  expect(await counted()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        type: 'registration',
        name: 'sign up success',
        fields: { connection: 'email', userKind: 'B2C' },
        accountId,
      }),
      expect.objectContaining({
        name: 'survey question complete',
        fields: { category: 'survey', action: 'complete', answer: 'off' },
        accountId,
      }),
      expect.objectContaining({
        ...purchase,
        fields: { ...order, action: 'start', status: 'unknown' },
        accountId,
      }),
    ]),
  );
});

test('analytics: events of a purchase carry how the subscription stands before and after', async ({
  page,
  entry,
  checkout,
}) => {
  await page.goto('/plans');
  await allowAnalytics(page);
  await entry.arriveAtCheckout('plan=B2CMONTHLY&country=DE');
  const accountId = await entry.userId();
  await checkout.waitForCardForm();
  await checkout.choosePlan('B2C14DANNUAL');
  await expect(page).toHaveURL(/plan=B2C14DANNUAL/);
  await checkout.payByCard(cards.expired);
  await expect(page.getByText('This card has expired')).toBeVisible();
  await checkout.buyByCard();

  const trial = (action: string, status: string) => ({ planCode: 'B2C14DANNUAL', action, status });
  await expect
    .poll(() => subscriptionEventsOf(page, accountId), { timeout: 20_000 })
    .toEqual([
      ['plan chosen', trial('next', 'unknown')],
      ['purchase', trial('start', 'unknown')],
      ['purchase', trial('failed', 'unknown')],
      ['purchase', trial('start', 'unknown')],
      ['purchase', trial('complete', 'free trial')],
    ]);
});

test('analytics: a change to the family plan is counted as that of a paying subscriber', async ({
  page,
  entry,
  checkout,
}) => {
  await page.goto('/plans');
  await allowAnalytics(page);
  await entry.arriveAtCheckout('plan=B2CMONTHLY&country=DE');
  const accountId = await entry.userId();
  await checkout.buyByCard();
  await page.goto('/checkout?plan=B2CFAMILYA2022&upgrade=true&begins=later&country=DE');
  await checkout.buyByCard();

  const change = (action: string) => ({
    ...{ planCode: 'B2CFAMILYA2022', action, status: 'paying', groupMemberRole: 'primary' },
  });
  await expect
    .poll(async () => (await subscriptionEventsOf(page, accountId)).slice(2), { timeout: 20_000 })
    .toEqual([
      ['purchase', change('start')],
      ['purchase', change('complete')],
    ]);
});

/** The names and fields of the subscription events of an account, oldest first. */
async function subscriptionEventsOf(page: Page, accountId: string) {
  const own = (await countedBy(page)).filter((event) => event.accountId === accountId);
  return own
    .filter(({ type }) => type === 'subscription')
    .map(({ name, fields: { planCode, action, status, groupMemberRole } }) => [
      name,
      { planCode, action, status, ...(groupMemberRole !== undefined && { groupMemberRole }) },
    ]);
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('analytics: a sign-up is counted after its redirect', async ({ page, entry }) => {
    await page.goto('/register?plan=B2CMONTHLY&country=DE');
    await allowAnalytics(page);
    await page.locator('[name=marketingEmails]').check();
    await entry.signUp(newPerson());
    await page.waitForURL(/\/checkout\?/);
    const accountId = await entry.userId();
    const own = (await countedBy(page)).filter((event) => event.accountId === accountId);
    const answers = Object.fromEntries(own.map(({ name, fields }) => [name, fields.answer ?? 'none']));
    expect(answers).toEqual({ 'sign up success': 'none', 'survey question complete': 'on' });
  });
});
