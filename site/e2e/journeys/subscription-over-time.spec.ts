import { expect, test } from '../journey.ts';
import { spaced } from '../pages/Sandbox.ts';
import { readable, withoutYear } from '../pages/SubscriptionPage.ts';

test('trial: reminder, conversion on the announced day, and receipt', async ({
  page,
  entry,
  checkout,
  subscription,
  sandbox,
  baseURL,
}) => {
  test.slow();
  const person = await entry.arriveAtCheckout('plan=B2C14DANNUAL&country=DE', '/de');
  await checkout.buyByCard();
  const userId = await entry.userId();
  const firstCharge = await sandbox.turningDayOf(userId);
  const day = readable(firstCharge, 'de');
  await page.goto('/de/subscription');
  await expect(subscription.title).toHaveText('Noch 14 Gratistage');
  await expect(subscription.fact('Nächste Abbuchung')).toHaveText(`69,99 € am ${day}`);
  const entryForCalendar = (await subscription.calendarLink(firstCharge).getAttribute('href')) ?? '';
  const calendar = await page.request.get(entryForCalendar);
  expect(calendar.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect(spaced(await calendar.text())).toContain(String.raw`SUMMARY:Stillpoint: erste Abbuchung\, 69\,99 €`);
  expect(await sandbox.waitForMails(person.email, 1)).toHaveLength(1);

  await sandbox.advance(11);
  const [reminder] = await sandbox.waitForMails(person.email, 2);
  expect(reminder).toMatchObject({ to: [person.email] });
  expect(spaced(reminder?.subject)).toBe(`Deine Gratistage enden am ${withoutYear(day)}`);
  expect(spaced(reminder?.text)).toContain(`am ${day} buchen wir 69,99 € ab`);
  expect(reminder?.html).toContain(`href="${baseURL}/de/subscription/cancel"`);
  expect((await sandbox.accountOf(userId)).invoices).toEqual([]);

  await sandbox.advance(3);
  const [receipt] = await sandbox.waitForMails(person.email, 3);
  expect(receipt?.subject).toMatch(/^Dein Beleg/);
  expect(spaced(receipt?.text)).toContain('69,99 €');
  expect((await sandbox.accountOf(userId)).invoices).toEqual([
    expect.stringMatching(new RegExp(`${firstCharge}: 69.99 EUR$`)),
  ]);

  await subscription.openTitled('Dein Jahr bis heute', '/de/subscription');
  const nextYear = readable(await sandbox.turningDayOf(userId), 'de');
  expect(nextYear).toBe(readable(`${Number(firstCharge.slice(0, 4)) + 1}${firstCharge.slice(4)}`, 'de'));
  await expect(subscription.planCard).toContainText('Aktiv');
  const payments = page.getByRole('region', { name: 'Zahlungen' });
  await expect(payments.getByRole('listitem')).toHaveText(/^69,99\s€.*JährlichRechnung$/);
  await expect(subscription.fact('Nächste Abbuchung')).toHaveText(`69,99 € am ${nextYear}`);
  expect(await sandbox.mailsTo(person.email)).toHaveLength(3);
});

test('monthly trial: seven free days, a reminder after four, then the first charge', async ({
  page,
  entry,
  checkout,
  subscription,
  sandbox,
}) => {
  test.slow();
  const person = await entry.arriveAtCheckout('plan=B2C7DMONTHLY&country=DE');
  await expect(checkout.summary).toContainText('€12.99');
  await checkout.buyByCard();
  await expect(page.locator('main')).toContainText('Your 7 free days have begun.');
  const userId = await entry.userId();
  const day = readable(await sandbox.turningDayOf(userId));
  const [welcome] = await sandbox.waitForMails(person.email, 1);
  expect(spaced(welcome?.subject)).toBe('Your 7 free days have begun');

  await sandbox.advance(4);
  const [reminder] = await sandbox.waitForMails(person.email, 2);
  expect(spaced(reminder?.text)).toContain(`On ${day} we charge €12.99, and your first month begins.`);
  expect((await sandbox.accountOf(userId)).invoices).toEqual([]);

  await sandbox.advance(3);
  const [receipt] = await sandbox.waitForMails(person.email, 3);
  expect(receipt?.subject).toMatch(/^Your receipt/);
  await page.goto('/subscription');
  await expect(subscription.fact('Next charge')).toHaveText(
    `€12.99 on ${readable(await sandbox.turningDayOf(userId))}`,
  );
});

test('trial: a cancelled one ends without a charge and is not offered again', async ({
  page,
  entry,
  checkout,
  subscription,
  sandbox,
}) => {
  test.slow();
  const person = await entry.arriveAtCheckout('plan=B2C14DANNUAL&country=DE');
  await checkout.buyByCard();
  const userId = await entry.userId();
  await page.goto('/subscription/cancel');
  await subscription.confirmCancellation.click();
  await expect(subscription.title).toHaveText('You’ve cancelled');

  await sandbox.advance(15);
  await subscription.openTitled('No subscription right now');
  expect((await sandbox.accountOf(userId)).invoices).toEqual([]);
  const subjects = (await sandbox.mailsTo(person.email)).map(({ subject }) => subject);
  expect(subjects.sort()).toEqual(['Your 14 free days have begun', 'Your cancellation is confirmed']);

  await page.goto('/checkout?plan=B2C14DANNUAL&country=DE');
  await expect(checkout.summary).toContainText('€69.99 today');
});

test('monthly plan: renews each month with a receipt', async ({
  page,
  entry,
  checkout,
  subscription,
  sandbox,
}) => {
  test.slow();
  const person = await entry.arriveAtCheckout('plan=B2CMONTHLY&country=GB');
  await checkout.buyByCard();
  const userId = await entry.userId();
  await sandbox.waitForMails(person.email, 2);

  await sandbox.advance(31);
  await sandbox.waitForMails(person.email, 3);
  expect((await sandbox.accountOf(userId)).invoices).toHaveLength(2);
  await page.goto('/subscription');
  await expect(subscription.fact('Next charge')).toHaveText(
    `£9.99 on ${readable(await sandbox.turningDayOf(userId))}`,
  );
});

test('a plan queued behind a cancelled one costs nothing until its day, and is charged then', async ({
  page,
  entry,
  checkout,
  subscription,
  sandbox,
}) => {
  test.slow();
  const person = await entry.arriveAtCheckout('plan=B2CMONTHLY&country=GB');
  await checkout.buyByCard();
  const userId = await entry.userId();
  const day = readable(await sandbox.turningDayOf(userId));
  await page.goto('/subscription/cancel');
  await subscription.confirmCancellation.click();
  await expect(subscription.title).toHaveText('You’ve cancelled');

  await page.goto('/plans?country=GB');
  await expect(page.locator('main')).toContainText('A plan you choose now begins that day.');
  await page.getByRole('link', { name: 'Choose annual' }).click();
  await expect(checkout.summary).toContainText(`£49.99 on ${withoutYear(day)}`);
  await expect(page.locator('main')).toContainText('Nothing is charged today');
  await checkout.buyByCard();
  await expect(page.locator('main')).toContainText('Your next plan is lined up, with no gap in between.');
  expect((await sandbox.accountOf(userId)).invoices).toHaveLength(1);
  await page.goto('/subscription');
  await expect(subscription.fact('Next plan')).toHaveText(`Annual, from ${day}`);

  await sandbox.advance(31);
  // Welcome, receipt, cancellation, the next plan's welcome and its receipt.
  await sandbox.waitForMails(person.email, 5);
  expect((await sandbox.accountOf(userId)).invoices).toEqual([
    expect.stringContaining('9.99 GBP'),
    expect.stringContaining('49.99 GBP'),
  ]);
  await subscription.openTitled('Your year, so far');
  await expect(subscription.planCard.getByText('Annual', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Earlier plans' })).toContainText('Monthly');
});

test('voucher: every place says the same price and day after the discount, and that is what is charged', async ({
  page,
  entry,
  checkout,
  subscription,
  sandbox,
}) => {
  test.slow();
  const person = await entry.arriveAtCheckout('plan=B2CMONTHLY&country=IE&voucher=BEWELL30');
  await expect(checkout.summary).toContainText('€9.09');
  const legal = page.getByText(/^You pay €9\.09 a month for 3 months, beginning today/);
  const [, day = ''] =
    /then €12\.99 each month from (.+?) until you cancel/.exec(spaced((await legal.textContent()) ?? '')) ??
    [];
  expect(day).toMatch(/\d{4}$/);
  await checkout.buyByCard();

  const steps = page.locator('main li');
  await expect(steps.filter({ hasText: 'Each month while the voucher lasts' })).toContainText('€9.09');
  const afterwards = steps.filter({ hasText: 'Each month from then on, until you cancel' });
  await expect(afterwards).toContainText('€12.99');
  // A list of dates names the year where it is not the present one.
  await expect(afterwards).toContainText(withoutYear(day));
  const userId = await entry.userId();
  const nextDay = readable(await sandbox.turningDayOf(userId));
  await page.goto('/subscription');
  await expect(subscription.fact('Next charge')).toHaveText(`€9.09 on ${nextDay}`);
  await expect(subscription.fact('After the discount')).toHaveText(`€12.99 from ${day}`);
  const mails = await sandbox.waitForMails(person.email, 2);
  const welcome = mails.find(({ subject }) => subject.startsWith('You’re in'));
  expect(spaced(welcome?.text)).toMatch(
    new RegExp(`${withoutYear(day)}(?: \\d{4})?: €12\\.99 Each month from then on, until you cancel`),
  );

  // Three months have at most 92 days.
  await sandbox.advance(93);
  await sandbox.waitForMails(person.email, 5);
  const { invoices } = await sandbox.accountOf(userId);
  expect(invoices.map((invoice) => invoice.split(': ').at(-1))).toEqual([
    '9.09 EUR',
    '9.09 EUR',
    '9.09 EUR',
    '12.99 EUR',
  ]);
  expect(readable((/\d{4}-\d{2}-\d{2}/.exec(invoices.at(-1) ?? '') ?? [''])[0])).toBe(day);
  await page.goto('/subscription');
  await expect(subscription.fact('Next charge')).toContainText('€12.99');
  await expect(subscription.fact('After the discount')).toHaveCount(0);
});
