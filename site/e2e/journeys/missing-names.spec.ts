import { expect, test } from '../journey.ts';

test.use({ javaScriptEnabled: false });

for (const { language, prefix, home, title } of [
  { language: 'English', prefix: '', home: '/', title: 'What’s your last name?' },
  { language: 'German', prefix: '/de', home: '/de', title: 'Wie lautet dein Nachname?' },
]) {
  test(`in ${language}, a missing last name is asked for after the page with both forms, though that leads nowhere by itself`, async ({
    page,
    entry,
  }) => {
    await page.goto(`${prefix}/login-pages?view=login`);
    await entry.logInAs('mika');
    await page.waitForURL(({ pathname }) => pathname === `${prefix}/missing-profile-fields`);
    expect(new URL(page.url()).searchParams.get('redirectOnSuccess')).toBe(home);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.locator('main form').first().locator('button[type=submit]').click();
    await expect(page.locator('main [name=lastName]')).toHaveAttribute('aria-invalid', 'true');
  });
}

test('a missing last name is asked for after logging in, once, and the visitor goes on from there', async ({
  page,
  entry,
  sandbox,
}) => {
  const submit = page.locator('main form').first().locator('button[type=submit]');
  await page.goto('/de/login?redirectOnSuccess=%2Fde%2Fplans%3Fvoucher%3DSLEEP30');
  await entry.logInAs('mika');
  await page.waitForURL(({ pathname }) => pathname === '/de/missing-profile-fields');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wie lautet dein Nachname?');
  await expect(page.locator('main [name=firstName]')).toHaveCount(0);

  await submit.click();
  await expect(page.locator('main [name=lastName]')).toHaveAttribute('aria-invalid', 'true');
  await page.locator('main [name=lastName]').fill('www.example.com');
  await submit.click();
  await expect(page.locator('main [name=lastName]')).toHaveValue('www.example.com');
  await page.locator('main [name=lastName]').fill('Morgen');
  await submit.click();
  await page.waitForURL(({ pathname }) => pathname === '/de/plans');
  expect(new URL(page.url()).searchParams.get('voucher')).toBe('SLEEP30');

  await page.goto('/missing-profile-fields?redirectOnSuccess=%2Fsubscription');
  await page.waitForURL(({ pathname }) => pathname === '/subscription');
  await page.goto('/missing-profile-fields');
  await page.waitForURL(`${sandbox.origin}/web-app`);
});

test('a language that is chosen where a missing name is asked for stays after it', async ({
  page,
  entry,
}) => {
  await page.goto('/de/login?redirectOnSuccess=%2Fde%2Fplans');
  await entry.logInAs('mika');
  await page.waitForURL(({ pathname }) => pathname === '/de/missing-profile-fields');
  await page.locator('header details summary').first().click();
  await page.locator('header button[value=fr]').click();
  await page.waitForURL(({ pathname }) => pathname === '/fr/missing-profile-fields');
  await page.locator('main [name=lastName]').fill('Morgen');
  await page.locator('main form').first().locator('button[type=submit]').click();
  await page.waitForURL(({ pathname }) => pathname === '/fr/plans');
});
