import { expect, test } from '../journey.ts';
import { cards } from '../pages/CheckoutPage.ts';
import { spaced } from '../pages/Sandbox.ts';
import { readable, withoutYear } from '../pages/SubscriptionPage.ts';

test('a monthly subscriber changes to the family plan: nothing is charged today, and it begins when the current one ends, and a refused card leaves that as it is', async ({
  page,
  entry,
  checkout,
  subscription,
  sandbox,
}) => {
  const { email } = await entry.arriveAtCheckout('plan=B2CMONTHLY&country=GB');
  await checkout.buyByCard();
  const userId = await entry.userId();
  const day = readable(await sandbox.turningDayOf(userId));

  await page.goto('/plans');
  await page.getByRole('link', { name: 'Change to family' }).click();
  await expect(page).toHaveURL(/\/checkout\?.*upgrade=true/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Room for five more');
  await page.getByRole('link', { name: `Begin on ${withoutYear(day)}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Carry on without a break');
  await expect(checkout.summary).toContainText(`£74.99 on ${withoutYear(day)}`);
  await expect(checkout.summary).toContainText(`Your current plan ends on ${day}.`);
  await expect(page.locator('main')).toContainText('Nothing is charged today');
  await expect(page.locator('main')).toContainText(`You pay £74.99 on ${day}, then £74.99 each year from`);
  await expect(checkout.buy).toHaveText('Order with obligation to pay');

  await checkout.payByCard(cards.expired);
  await expect(page.getByText('This card has expired')).toBeVisible();
  expect((await sandbox.accountOf(userId)).subscriptions).toEqual([expect.stringContaining('next bill')]);

  await checkout.buyByCard();
  await expect(page.locator('main')).toContainText('Your next plan is lined up, with no gap in between.');
  await expect(page.locator('main')).toContainText(
    new RegExp(String.raw`${withoutYear(day).replaceAll(' ', String.raw`\s`)}(?:\s\d{4})?£74\.99First year`),
  );
  const { invoices, subscriptions } = await sandbox.accountOf(userId);
  expect(invoices).toEqual([expect.stringContaining('9.99 GBP')]);
  expect(subscriptions).toHaveLength(2);

  await page.goto('/subscription');
  await expect(subscription.title).toHaveText(`Yours until ${day}`);
  await expect(subscription.planCard).toContainText('Ending');
  await expect(subscription.fact('Next plan')).toHaveText(`Family, from ${day}`);
  await expect(subscription.fact('Next charge')).toHaveText(`£74.99 on ${day}`);

  const mails = await sandbox.waitForMails(email, 3);
  expect(mails).toHaveLength(3);
  const announced = mails.filter(({ subject }) => subject.startsWith('Your next plan begins'));
  expect(announced).toHaveLength(1);
  expect(spaced(announced[0]?.text)).toContain(
    `When your current plan ends on ${day}, Stillpoint family takes over without a gap.`,
  );
  expect(spaced(announced[0]?.text)).toContain('£74.99');
});

test.describe('at night on a phone', () => {
  test.use({ colorScheme: 'dark', viewport: { width: 360, height: 800 } });

  test('the family plan begins today: what is left of the month is taken off, in German', async ({
    page,
    entry,
    checkout,
    subscription,
  }) => {
    await entry.arriveAtCheckout('plan=B2CMONTHLY&country=DE');
    await checkout.buyByCard();
    await page.goto('/de/checkout?plan=B2CFAMILYA2022&upgrade=true');
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('Platz für fünf weitere');
    const main = page.locator('main');
    await expect(main).toContainText('Was von deinem Monat übrig ist');
    const today = await main.locator('dd').last().textContent();
    await page.getByRole('button', { name: 'Sofort beginnen' }).click();
    await expect(page).toHaveURL(/\/de\/subscription\/change\?change=/);
    await expect(main.locator('dd').last()).toHaveText(today ?? '');
    await main.locator('form button[type=submit]').first().click();
    await expect(title).toHaveText('Dein Wechsel ist gemacht');
    await page.goto('/de/subscription');
    await expect(subscription.planCard).toContainText('Familie99,99');
  });

  test('an annual plan follows the monthly one, which does not renew, and is taken back, in German', async ({
    page,
    entry,
    checkout,
    subscription,
    sandbox,
  }) => {
    await entry.arriveAtCheckout('plan=B2CMONTHLY&country=DE');
    await checkout.buyByCard();
    const userId = await entry.userId();
    const day = readable(await sandbox.turningDayOf(userId), 'de');
    await page.goto('/de/checkout?plan=B2C14DANNUAL&begins=choose');
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('Dein nächstes Abo: Jahresabo');
    const main = page.locator('main');
    await expect(main).toContainText(`Dein Monatsabo läuft bis zum ${day} und verlängert sich nicht.`);
    await page.getByRole('link', { name: 'Lieber das Familienabo ansehen' }).click();
    await expect(title).toHaveText('Platz für fünf weitere');
    await page.getByRole('link', { name: 'Weiter mit dem Jahresabo' }).click();
    await expect(title).toHaveText('Dein nächstes Abo: Jahresabo');
    await expect(page.getByRole('link', { name: 'Beim Monatsabo bleiben' })).toHaveAttribute(
      'href',
      '/de/subscription',
    );
    const begin = new RegExp(`Jahresabo am ${withoutYear(day)}(?: \\d{4})? beginnen`);
    await page.getByRole('link', { name: begin }).click();
    await expect(page).toHaveURL(/\/de\/checkout\?.*begins=later/);
    await expect(checkout.summary).toContainText(`Dein jetziges Abo endet am ${day}.`);

    await checkout.buyByCard();
    const { invoices, subscriptions } = await sandbox.accountOf(userId);
    expect(invoices).toHaveLength(1);
    expect(subscriptions).toHaveLength(2);
    await page.goto('/de/subscription');
    await expect(subscription.planCard).toContainText('Jährlich, ab dem');

    await page.getByRole('link', { name: 'Nächstes Abo rückgängig machen' }).click();
    const submit = main.locator('form button[type=submit]').first();
    await submit.click();
    await expect(main).toContainText('Heute wird nichts abgebucht.');
    await expect(main).toContainText('Dein Monatsabo verlängert sich wie zuvor.');
    await expect(main).toContainText(`Dann 12,99\u00a0€ im Monat ab dem ${day}`);
    await submit.click();
    await expect(title).toHaveText('Dein nächstes Abo entfällt');
    await page.goto('/de/subscription');
    await expect(subscription.title).toHaveText('Dein Monat bis heute');
    await expect(subscription.fact('Nächste Abbuchung')).toHaveText(`12,99\u00a0€ am ${day}`);
    await expect(subscription.planCard).not.toContainText('Jährlich, ab dem');
    expect((await sandbox.accountOf(userId)).invoices).toHaveLength(1);
  });
});
