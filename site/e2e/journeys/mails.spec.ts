import { expect, test } from '../journey.ts';
import { spaced, type CaughtMail } from '../pages/Sandbox.ts';

/** The distinct links of a mail. */
function linksIn({ html }: CaughtMail): string[] {
  const links = [...html.matchAll(/href="(https?:[^"]+)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
  return [...new Set(links)];
}

/** The first mail whose subject matches. */
function find(mails: CaughtMail[], subject: RegExp): CaughtMail {
  const found = mails.find((mail) => subject.test(mail.subject));
  if (found === undefined) throw new Error(`No mail has the subject ${subject.source}`);
  return found;
}

test('the inbox of the sandbox shows its mails without scrolling sideways on a phone', async ({
  page,
  sandbox,
  entry,
  checkout,
}) => {
  const { email } = await entry.arriveAtCheckout('plan=B2CMONTHLY&country=DE');
  await checkout.buyByCard();
  await sandbox.waitForMails(email, 2);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${sandbox.origin}/inbox`);
  await expect(page.getByRole('link', { name: /^You’re in/ }).first()).toBeVisible();
  const hidden = await page
    .getByRole('region', { name: 'Mails' })
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(hidden).toBe(0);
});

const languages = [
  {
    name: 'German',
    code: 'de',
    query: 'plan=B2CMONTHLY&country=DE&voucher=BEWELL30',
    welcome: /^Du bist dabei: Stillpoint-Monatsabo$/,
    welcomeSays: ['Hallo Nina,', 'Dein erster Monat ist bezahlt', '9,09 €'],
    receipt: /^Dein Beleg \S+$/,
    receiptSays: ['Stillpoint-Monatsabo', '12,99 €', 'Gutschein', '3,90 €', 'Bezahlt', '9,09 €', '1111'],
  },
  {
    name: 'English',
    code: 'en',
    query: 'plan=B2CFAMILYA2022&country=GB',
    welcome: /^You’re in: Stillpoint family$/,
    welcomeSays: ['Hello Nina,', 'Your first year is paid', '£74.99'],
    receipt: /^Your receipt \S+$/,
    receiptSays: ['Stillpoint family', 'Paid', '£74.99', '1111', 'we refund what you paid'],
  },
] as const;

for (const { name, code, query, welcome, welcomeSays, receipt, receiptSays } of languages) {
  test(`a purchase in ${name} sends a welcome mail and a receipt in ${name}, and their links work`, async ({
    page,
    entry,
    checkout,
    sandbox,
    baseURL,
  }) => {
    const prefix = code === 'en' ? '' : `/${code}`;
    const { email } = await entry.arriveAtCheckout(query, prefix);
    await checkout.buyByCard();

    const mails = await sandbox.waitForMails(email, 2);
    expect(mails).toHaveLength(2);
    for (const { mail, says } of [
      { mail: find(mails, welcome), says: welcomeSays },
      { mail: find(mails, receipt), says: receiptSays },
    ]) {
      expect(mail.to).toEqual([email]);
      expect(mail.headers).toContainEqual({ name: 'Content-Language', value: code });
      for (const words of says) {
        expect(spaced(mail.text)).toContain(words);
        expect(spaced(mail.html)).toContain(words);
      }
      const links = linksIn(mail);
      expect(links).toContain(`${baseURL}${prefix}/subscription`);
      for (const link of links) {
        const answer = await page.request.get(link);
        expect(answer.status(), link).toBe(200);
        if (link.startsWith(`${baseURL}/`)) expect(await answer.text()).toContain(`<html lang="${code}"`);
        else expect(link).toMatch(new RegExp(`^${sandbox.origin}/(web-app|help)`));
      }
    }
  });
}
