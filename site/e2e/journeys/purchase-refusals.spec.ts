import { expect, test } from '../journey.ts';

const day = String.raw`(\d{1,2}\s\w+ \d{4})`;
const toSubscription = { leads: 'Go to my subscription', to: /\/subscription$/ };

/** Each code of refusal with a demo person who meets it. A day in the message equals the one on the subscription page. */
const refusals = [
  {
    code: 'ALREADY_SUBSCRIBER',
    who: 'sami',
    query: 'plan=B2C14DANNUAL',
    says: `already a subscriber. Nothing was charged, and your plan renews on ${day}.`,
    ...toSubscription,
  },
  {
    code: 'SUBSCRIPTION_ALREADY_QUEUED',
    who: 'quinn',
    query: 'plan=B2C14DANNUAL',
    says: `already lined up and begins on ${day}.`,
    ...toSubscription,
  },
  {
    code: 'CANNOT_QUEUE_WITH_CURRENT_SUBSCRIPTION',
    who: 'ada',
    query: 'plan=B2C14DANNUAL',
    says: `can’t schedule your next subscription before ${day}.`,
    ...toSubscription,
  },
  {
    code: 'CANNOT_UPGRADE',
    who: 'uma',
    query: 'plan=B2C14DANNUAL&upgrade=true',
    says: `Nothing was charged, and yours renews on ${day}.`,
    ...toSubscription,
  },
  {
    code: 'CANNOT_SUBSCRIBE',
    who: 'vito',
    query: 'plan=B2C14DANNUAL&voucher=SLEEP30',
    says: 'can’t subscribe with voucher SLEEP30. Nothing was charged.',
    leads: 'Carry on without it',
    to: /\/checkout\?plan=B2C14DANNUAL/,
  },
  {
    code: 'DEFAULT_PAYMENT_METHOD_EXPIRED',
    who: 'emil',
    query: 'plan=B2C14DANNUAL',
    says: 'Your saved card is no longer valid. Nothing was charged.',
    leads: 'Use another card',
    to: /\/subscription\/payment-method\?plan=B2C14DANNUAL/,
  },
];

for (const { code, who, query, says, leads, to } of refusals) {
  test(`${code}: purchase by ${who} is refused with the reason and a way on`, async ({
    page,
    entry,
    sandbox,
  }) => {
    await page.goto(`/login?redirectOnSuccess=${encodeURIComponent(`/checkout?${query}&country=DE`)}`);
    await entry.logInAs(who);
    await page.waitForURL(/\/checkout\?/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Whoops/);
    await expect(page.locator('main')).toHaveText(new RegExp(says));
    await expect(page.getByRole('link', { name: 'Get help' })).toHaveAttribute(
      'href',
      `${sandbox.origin}/help/en`,
    );
    const [, captured] = new RegExp(says).exec((await page.locator('main').textContent()) ?? '') ?? [];

    await page.getByRole('link', { name: leads }).click();
    await expect(page).toHaveURL(to);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/^Whoops/);
    if (captured !== undefined) await expect(page.locator('main')).toContainText(captured);
  });
}

test('free days for a subscriber: the refusal leads to the plan that can follow theirs', async ({
  page,
  entry,
}) => {
  await page.goto(`/login?redirectOnSuccess=${encodeURIComponent('/checkout?plan=B2C14DANNUAL&country=DE')}`);
  await entry.logInAs('sami');
  await page.waitForURL(/\/checkout\?/);
  await expect(page.locator('main')).toContainText(
    'Another plan can begin when what you have paid for ends.',
  );
  await page.getByRole('link', { name: 'Choose Monthly' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your next plan: Monthly');
  await page.getByRole('link', { name: /^Begin Monthly on/ }).click();
  await expect(page.locator('main')).toContainText('Nothing is charged today');
});
