import { expect, test } from '../journey.ts';

test.use({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' });

test('who pays through Google Play is shown the way there, and is offered nothing that we cannot do, in German', async ({
  page,
  entry,
}) => {
  const main = page.locator('main');
  await page.goto('/de/login?redirectOnSuccess=%2Fde%2Fsubscription');
  await entry.logInAs('gus');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dein Abo über Google');
  await expect(main.getByRole('link', { name: 'Bei Google verwalten' })).toHaveAttribute(
    'href',
    'https://play.google.com/store/account/subscriptions',
  );
  await expect(main.getByRole('link', { name: 'Abo kündigen' })).toHaveCount(0);

  // These pages are led away from, or say so, where their address is typed.
  await page.goto('/de/subscription/cancel');
  await expect(page).toHaveURL('/de/subscription');
  await page.goto('/de/subscription/change?kind=pause');
  await expect(main).toContainText('Eine andere Firma rechnet dein Abo ab');
  await page.goto('/de/checkout?plan=B2CMONTHLY');
  await expect(main).toContainText('Es wurde nichts abgebucht');
  await page.goto('/de/redeem?code=NETFLIX30D');
  await expect(main).toContainText('dort, wo du es gekauft hast');
});
