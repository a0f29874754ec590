import type { Page } from '@playwright/test';
import { nameOfWay, type WalkedWays } from '../../site/src/journeys/walked.ts';
import { journeys as all } from '../../site/src/pages/generated/journeys.ts';
import { axeFaults } from './axeFaults.ts';
import { expect, test } from './storybook.ts';

const journeys = '?path=/journeys/';

/** The screen on the stage, once it can be pressed. */
async function stageOf(page: Page, title: string) {
  await expect(page.locator(`[data-stage=drawn] iframe[title="${title}"]`)).toBeVisible();
  return page.frameLocator('[data-stage] iframe');
}

test('the entry in the sidebar leads to the journeys, which say whether the promise is kept', async ({
  page,
  storybook,
}) => {
  await page.goto(`${storybook}?path=/docs/review-journeys--docs`);
  await expect(page.getByRole('heading', { name: 'Join and leave', level: 1 })).toBeVisible();
  await expect(page.getByText('Promise kept')).toBeVisible();
  expect(page.url()).toContain(`${storybook}${journeys}&`);
});

test('pressing the screens joins and leaves', async ({ page, storybook }) => {
  await page.goto(`${storybook}${journeys}`);
  const plans = await stageOf(page, 'Prices with tax');
  await plans.getByRole('link', { name: 'Try 14 days free' }).first().click();
  const signUp = await stageOf(page, 'A plan waits');
  await signUp.getByRole('button', { name: 'Create account' }).click();
  const checkout = await stageOf(page, 'Annual plan with a free trial');
  await checkout.getByRole('button', { name: 'Order with obligation to pay' }).click();
  const confirmed = await stageOf(page, 'Free trial begun');
  await confirmed.getByRole('link', { name: 'subscription' }).click();
  const subscription = await stageOf(page, 'Free trial');
  await subscription.getByRole('link', { name: 'Cancel' }).first().click();
  const cancel = await stageOf(page, 'During the trial');
  await cancel.getByRole('button', { name: 'Cancel subscription' }).click();
  await stageOf(page, 'Trial cancelled');
});

test('ways that no test has walked are marked, where the last run of the journeys is known', async ({
  page,
  storybook,
}) => {
  const { ways = [] } = all.find(({ screen }) => screen === 'CancelSubscription') ?? {};
  const [walkedWay, ...unwalked] = ways.map((way) => nameOfWay({ screen: 'CancelSubscription' }, way));
  const record: WalkedWays = { walked: [walkedWay ?? ''] };
  await page.route('**/review/walked-ways.json', (route) => route.fulfill({ json: record }));
  await page.goto(`${storybook}${journeys}&map=CancelSubscription`);
  await expect(
    page.getByText(`Tests walked 1 of ${unwalked.length + 1} ways that are written for it.`),
  ).toBeVisible();
  await expect(page.getByText('Walked by no test').first()).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
});

test('a way that is no press leads to a branch, whose place stands in the address', async ({
  page,
  storybook,
}) => {
  await page.goto(`${storybook}${journeys}&walk=Checkout.annualTrial&language=de&theme=night`);
  const ways = page.getByRole('region', { name: 'What can happen here' });
  await expect(ways.getByText('Zahlungspflichtig bestellen').first()).toBeVisible();
  await ways.getByRole('button', { name: /more ways/ }).click();
  await ways.getByRole('button', { name: 'Checkout: Card declined' }).click();
  await stageOf(page, 'Card declined');
  await expect.poll(() => page.url()).toContain('Checkout.cardDeclined');

  await page.reload();
  const declined = await stageOf(page, 'Card declined');
  await expect(declined.locator('html')).toHaveAttribute('lang', 'de');
  await expect(declined.locator('html')).toHaveAttribute('data-theme', 'night');
});

test('keys step through the walk and walk ways, and a state is found by its name', async ({
  page,
  storybook,
}) => {
  await page.goto(`${storybook}${journeys}`);
  await stageOf(page, 'Prices with tax');
  await page.keyboard.press('ArrowRight');
  await stageOf(page, 'A plan waits');
  await page.keyboard.press('ArrowLeft');
  await stageOf(page, 'Prices with tax');
  await expect(page.getByRole('button', { name: /^1 Try 14 days free/ })).toBeVisible();
  await page.keyboard.press('1');
  await stageOf(page, 'A plan waits');

  await page.keyboard.press('/');
  await page.keyboard.type('cancelling failed, too expensive');
  await page.keyboard.press('Enter');
  await stageOf(page, 'Cancelling failed, too expensive');
});

test('each screen has a map of its own', async ({ page, storybook }) => {
  await page.goto(`${storybook}${journeys}`);
  await page.getByRole('combobox', { name: 'Journey' }).selectOption('Cancel subscription');
  await expect(page.getByRole('heading', { name: 'Cancel subscription', level: 1 })).toBeVisible();
  const map = page.getByRole('region', { name: 'The map' });
  await expect(map.getByRole('heading')).toHaveText([
    'Leads here',
    'Opens',
    'Meanwhile',
    'What may come of it',
    'Leads on',
  ]);
  await map.getByRole('button', { name: 'Waiting for a connection' }).click();
  await stageOf(page, 'Waiting for a connection');
});

test('the walk is printed as a storyboard', async ({ page, storybook }) => {
  await page.goto(`${storybook}${journeys}&view=storyboard`);
  await expect(page.locator('[data-picture=drawn]')).toHaveCount(7);
  // The dialog of the browser would wait for a person.
  await page.context().addInitScript(() => {
    window.print = () => undefined;
  });
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Print or save as PDF' }).click();
  const sheet = await opened;
  await expect(sheet.locator('main[data-complete] figure')).toHaveCount(7);
  await expect(sheet.locator('figcaption').nth(2)).toHaveText('3. Checkout: Annual plan with a free trial');
  expect((await sheet.pdf({ preferCSSPageSize: true })).length).toBeGreaterThan(50_000);
});

for (const theme of ['day', 'night']) {
  test(`axe finds no fault by ${theme}`, async ({ page, storybook }) => {
    await page.goto(`${storybook}${journeys}&theme=${theme}`);
    await expect(page.getByRole('button', { name: /^1 Try 14 days free/ })).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
  });
}
