import { expect, test } from '../journey.ts';
import { spaced } from '../pages/Sandbox.ts';
import { readable } from '../pages/SubscriptionPage.ts';

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
  expect(await sandbox.waitForMails(person.email, 1)).toHaveLength(1);

  await sandbox.advance(11);
  const [reminder] = await sandbox.waitForMails(person.email, 2);
  expect(reminder).toMatchObject({ to: [person.email] });
  expect(spaced(reminder?.subject)).toBe(`Deine Gratistage enden am ${day.replace(/ \d{4}$/, '')}`);
  expect(spaced(reminder?.text)).toContain(`Am ${day} buchen wir 69,99 € ab`);
  expect(reminder?.html).toContain(`href="${baseURL}/de/subscription/cancel"`);
  expect((await sandbox.accountOf(userId)).invoices).toEqual([]);

  await sandbox.advance(3);
  const [receipt] = await sandbox.waitForMails(person.email, 3);
  expect(receipt?.subject).toMatch(/^Dein Beleg/);
  expect(spaced(receipt?.text)).toContain('69,99 €');
  expect((await sandbox.accountOf(userId)).invoices).toEqual([
    expect.stringMatching(new RegExp(`${firstCharge}: 69.99 EUR$`)),
  ]);

  await page.reload();
  const nextYear = readable(await sandbox.turningDayOf(userId), 'de');
  expect(nextYear).toBe(readable(`${Number(firstCharge.slice(0, 4)) + 1}${firstCharge.slice(4)}`, 'de'));
  await expect(subscription.fact('Status')).toHaveText('Aktiv');
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
  // Our clock follows the sandbox's within a second or two.
  await expect(async () => {
    await page.goto('/subscription');
    await expect(subscription.title).toHaveText('No subscription right now', { timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  expect((await sandbox.accountOf(userId)).invoices).toEqual([]);
  const subjects = (await sandbox.mailsTo(person.email)).map(({ subject }) => subject);
  expect(subjects.sort()).toEqual(['Your 14 free days have begun', 'Your free days are cancelled']);

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
