import { expect, test } from '../journey.ts';
import { newPerson } from '../pages/EntryPage.ts';
import { mailedCode } from '../pages/mailedCode.ts';

test('a wrong password at a question is told once: not by a reload, and not by going back', async ({
  page,
  company,
  entry,
  sandbox,
}) => {
  const { email, password, userId } = await entry.haveAccount();
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
  await expect(page).toHaveURL(/\/save-external-auth\?redirectOnSuccess=%2Fplans$/);
  await page.reload();
  await expect(question).toBeVisible();
  await expect(wrong).toBeHidden();

  await type('nor-this-one');
  await expect(wrong).toBeVisible();
  await page.goBack();
  await expect(question).toBeVisible();
  await expect(wrong).toBeHidden();
  // Nor by an address that another person has made.
  await page.goto('/save-external-auth?problem=WRONG_CREDENTIALS');
  await expect(question).toBeVisible();
  await expect(wrong).toBeHidden();

  await type(password);
  await expect(page).toHaveURL(/\/plans$/);
  expect(await entry.userId()).toBe(userId);
});

for (const { what, script } of [
  { what: 'with a script', script: true },
  { what: 'without a script', script: false },
]) {
  test.describe(`at the question of a workplace, ${what}`, () => {
    test.use({ javaScriptEnabled: script });

    test('what was wrong is told once: a reload sends nothing again, and the address that was typed stays', async ({
      page,
      company,
    }) => {
      const { email: typed } = newPerson();
      await company.logInAtWork('worker-alma', { script });
      const question = page.getByRole('heading', { level: 1, name: 'Connect an account you already have?' });
      const wrong = page.getByText('Those don’t go together');
      const email = page.locator('[name=email]');
      const submit = page.getByRole('button', { name: 'Connect and log in' });
      await expect(question).toBeVisible();

      await submit.click();
      await expect(page.getByText('We need your password to continue.')).toBeVisible();
      await page.reload();
      await expect(question).toBeVisible();
      await expect(page.getByText('We need your password to continue.')).toBeHidden();

      await email.fill(typed);
      await page.locator('[name=password]').fill('not-the-password');
      await submit.click();
      await expect(wrong).toBeVisible();
      await expect(page).toHaveURL(/\/sso-account-link\?redirectOnSuccess=%2Fplans$/);
      // A form that is sent again by a reload would be a request by POST.
      const reloaded = await page.reload();
      expect(reloaded?.request().method()).toBe('GET');
      await expect(question).toBeVisible();
      await expect(wrong).toBeHidden();
      await expect(email).toHaveValue(typed);
    });
  });
}

test('who logs in before connecting a workplace is told by the account that nothing new was connected, and where to do so', async ({
  page,
  entry,
}) => {
  await page.goto('/login?redirectOnSuccess=%2Fuser&from=connecting');
  await entry.logInAs('quinn');
  const notice = page.getByRole('group', { name: 'You’re logged in' });
  await expect(notice).toBeVisible();
  await notice.getByRole('link').click();
  await expect(page).toHaveURL(/\/manage-identities$/);
  await expect(notice).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/user$/);
  await expect(notice).toBeHidden();
});
