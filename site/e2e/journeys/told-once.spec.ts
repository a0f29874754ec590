import { expect, test } from '../journey.ts';
import { mailedCode } from '../pages/mailedCode.ts';

test('a wrong password at a question is told once: not by a reload, and not by going back', async ({
  page,
  company,
  entry,
  sandbox,
}) => {
  await page.goto('/register?redirectOnSuccess=%2Fplans');
  const { email, password } = await entry.signUp();
  await expect(page).toHaveURL(/\/plans$/);
  const userId = await entry.userId();
  await page.context().clearCookies();

  await page.goto('/login?redirectOnSuccess=%2Fplans');
  await company.goTo(/^Continue with Google/, 'person-rosa');
  await page.locator('[name=email]').fill(email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.locator('[name=code]').fill(await mailedCode(sandbox, email));
  await page.getByRole('button', { name: 'Continue' }).click();
  const question = page.getByRole('heading', { level: 1, name: 'You have an account already' });
  const wrong = page.getByText('That isn’t the password of this account.');
  const type = async (typed: string) => {
    await page.locator('[name=password]').fill(typed);
    await page.getByRole('button', { name: 'Connect and log in' }).click();
  };

  await expect(question).toBeVisible();
  await type('not-the-password');
  await expect(wrong).toBeVisible();
  await expect(page).toHaveURL(/\/save-external-auth$/);
  await page.reload();
  await expect(question).toBeVisible();
  await expect(wrong).toBeHidden();

  await type('nor-this-one');
  await expect(wrong).toBeVisible();
  await page.goBack();
  await expect(question).toBeVisible();
  await expect(wrong).toBeHidden();
  // Nor by an address that somebody else has made.
  await page.goto('/save-external-auth?problem=WRONG_CREDENTIALS');
  await expect(question).toBeVisible();
  await expect(wrong).toBeHidden();

  await type(password);
  await expect(page).toHaveURL(/\/plans$/);
  expect(await entry.userId()).toBe(userId);
});

test('who logs in before connecting a workplace is told by the account that it is not connected yet, and where to do so', async ({
  page,
  entry,
}) => {
  await page.goto('/login?redirectOnSuccess=%2Fuser&from=connecting');
  await entry.logInAs('quinn');
  const notice = page.getByRole('group', { name: 'Not connected yet' });
  await expect(notice).toBeVisible();
  await notice.getByRole('link').click();
  await expect(page).toHaveURL(/\/manage-identities$/);
  await expect(notice).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/user$/);
  await expect(notice).toBeHidden();
});
