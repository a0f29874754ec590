import { expect, test } from '../journey.ts';
import { logInAt } from '../pages/logInAt.ts';

test('a moment whose link was lost is found from the account, and can be taken back', async ({ page }) => {
  await logInAt(page, 'rhea', '/user');
  await page.getByRole('link', { name: 'Open your moments' }).click();
  await page.waitForURL('**/moments');
  const moments = page.getByRole('list', { name: 'Your moments' }).getByRole('listitem');
  await expect(moments).toHaveCount(2);
  await expect(moments.first()).toContainText('Everyone, in the community');
  // It is in no list of others.
  await moments.filter({ hasText: 'People with its link' }).getByRole('link').click();
  await page.waitForURL(/\/moment\?id=[a-z0-9]{12}$/);
  await expect(page.getByLabel('Link to your moment')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take it back' })).toBeVisible();
  await page.getByRole('link', { name: 'All your moments' }).click();
  await page.waitForURL('**/moments');
});

test('who has shared nothing is led to the exercise', async ({ page }) => {
  await logInAt(page, 'nora', '/moments');
  await expect(page.getByText('You haven’t shared a moment yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Listen' }).click();
  await page.waitForURL('**/community#exercise');
});
