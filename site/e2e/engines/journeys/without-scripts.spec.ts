import { test } from '../journey.ts';

test.use({ settings: { theme: 'day', scripts: false, motion: true } });

test('a visitor signs up without a script, and the checkout shows the order', async ({ visit }) => {
  await visit.open('/plans?country=DE');
  await visit.declineCookies();
  await visit.click('article a[href*=B2CMONTHLY]');
  await visit.arriveAt(/\/register\?.*plan=B2CMONTHLY/);
  await visit.fill('[name=fullname]', 'Nina');
  await visit.fill('[name=email]', 'nina@example.com');
  await visit.fill('main [name=password]', 'short');
  await visit.click('main form button[type=submit]');
  await visit.see(isInvalid, ['main [name=password]']);

  await visit.open('/register?plan=B2CMONTHLY&country=DE');
  await visit.signUp();
  await visit.arriveAt(/\/checkout\?.*plan=B2CMONTHLY/);
  await visit.reads('main [role=region]', '€12.99');
});

function isInvalid(selector: string): boolean {
  return document.querySelector(selector)?.getAttribute('aria-invalid') === 'true';
}
