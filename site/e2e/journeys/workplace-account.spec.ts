import { expect, test } from '../journey.ts';
import { newPerson } from '../pages/EntryPage.ts';
import { mailedCode } from '../pages/mailedCode.ts';

const over = { level: 1, name: 'There is nothing left to answer' };

test('an account is connected by its password and a code, and the login at work leads to it from then on', async ({
  page,
  entry,
  company,
  sandbox,
}) => {
  const { email, password, userId } = await entry.haveAccount();
  await company.logInAtWork('worker-agnes');
  await expect(page).toHaveURL(/\/sso-account-link$/);
  await expect(page.getByText('Logged in at Acorn as a•••@acorn.example')).toBeVisible();
  // Told before anything is connected.
  await expect(
    page.getByText('the people who manage logins at your workplace can open this account too'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Connect and log in' }).click();
  await expect(page.getByText('We need your password to continue.')).toBeVisible();
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=password]').fill('not-the-password');
  await page.getByRole('button', { name: 'Connect and log in' }).click();
  await expect(page.getByText('Those don’t go together')).toBeVisible();
  await expect(page.locator('[name=email]')).toHaveValue(email);
  await page.locator('[name=password]').fill(password);
  await page.getByRole('button', { name: 'Connect and log in' }).click();

  // The address of the account was never proved.
  await expect(page).toHaveURL(/\/save-external-auth\?redirectOnSuccess=%2Fplans$/);
  const [mail] = await sandbox.waitForMails(email, 1);
  await page.locator('[name=code]').fill(/\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/plans$/);
  expect(await entry.userId()).toBe(userId);
  // The next page of the account says it, once.
  await page.goto('/user');
  await expect(page.getByRole('status')).toHaveText(
    'Acorn is now connected. You can log in that way from now on.',
  );
  await page.reload();
  await expect(page.getByText('Acorn is now connected')).toBeHidden();

  await page.context().clearCookies();
  await company.logInAtWork('worker-agnes');
  await expect(page).toHaveURL(/\/plans$/);
  expect(await entry.userId()).toBe(userId);
});

test.describe('without a script, in German', () => {
  test.use({ javaScriptEnabled: false });

  test('an account is connected by Apple, and the login at work leads to it from then on', async ({
    page,
    entry,
    company,
  }) => {
    const goToApple = async (person: string) => {
      await company.goTo(/^Weiter mit Apple/, person);
      await page.locator('form button').click();
    };
    await page.goto('/de/register?redirectOnSuccess=%2Fde%2Fplans');
    await goToApple('person-cora');
    await expect(page).toHaveURL(/\/de\/plans$/);
    const userId = await entry.userId();
    await page.context().clearCookies();

    const work = { prefix: '/de', script: false };
    await company.logInAtWork('worker-aylin', work);
    await expect(page).toHaveURL(/\/de\/sso-account-link$/);
    await goToApple('person-tess');
    await expect(page.getByText('Damit ist kein Konto verbunden')).toBeVisible();
    await goToApple('person-cora');
    await expect(page).toHaveURL(/\/de\/plans$/);
    expect(await entry.userId()).toBe(userId);

    await page.context().clearCookies();
    await company.logInAtWork('worker-aylin', work);
    await expect(page).toHaveURL(/\/de\/plans$/);
    expect(await entry.userId()).toBe(userId);
  });
});

test('a person who is logged in connects the workplace among the ways to log in', async ({
  page,
  entry,
  company,
}) => {
  await page.goto('/login?redirectOnSuccess=%2Fmanage-identities');
  await entry.logInAs('mia');
  await page.waitForURL(({ pathname }) => pathname === '/manage-identities');
  const userId = await entry.userId();
  await page.getByRole('link', { name: 'Connect your workplace' }).click();

  // The look-up at once, and a way back.
  await expect(page.getByRole('heading', { level: 1, name: 'Connect your workplace' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Create an account' })).toBeHidden();
  await page.getByRole('link', { name: 'Back to your ways to log in' }).click();
  await expect(page).toHaveURL(/\/manage-identities$/);
  await page.getByRole('link', { name: 'Connect your workplace' }).click();
  await company.lookUp('Acorn');
  const enrolment = page.waitForResponse(/\/check-member-enrollment-status$/);
  await company.answer('worker-stranger');
  await expect(page).toHaveURL(/\/manage-identities/);
  // A partner's member by now: the page asks how the person stands with the employer's health hub.
  expect(await (await enrolment).json()).toEqual({ data: { healthHub: 'acorn-health', status: 'enrolled' } });
  await expect(page.getByText('Acorn is now connected')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Disconnect Acorn' })).toBeVisible();
  // A partner's member is offered the fifth company.
  await expect(page.getByRole('link', { name: 'Connect Personify Health' })).toBeVisible();
  expect(await entry.userId()).toBe(userId);
});

test('who follows the link to connect a workplace without being logged in logs in first, and comes back', async ({
  page,
  entry,
}) => {
  await page.goto('/sso-login?step=sso-login&intent=link');
  await expect(page).toHaveURL(/\/login\?redirectOnSuccess=/);
  await entry.logInAs('mia');
  await expect(page.getByRole('heading', { level: 1, name: 'Connect your workplace' })).toBeVisible();
});

test.describe('without a script, in German, logged in', () => {
  test.use({ javaScriptEnabled: false });

  test('the workplace is looked up, and connected to the account', async ({ page, entry, company }) => {
    await page.goto('/de/login?redirectOnSuccess=%2Fde%2Fmanage-identities');
    await entry.logInAs('quinn');
    await expect(page).toHaveURL(/\/de\/manage-identities$/);
    const userId = await entry.userId();

    await page.getByRole('link', { name: 'Dein Arbeitgeber: Verbinden' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Verbinde deinen Arbeitgeber' })).toBeVisible();
    await page.locator('[name=term]').fill('Eiche & Söhne');
    await page.locator('[name=term]').press('Enter');
    await expect(page.getByRole('alert')).toContainText('Wir haben deinen Arbeitgeber nicht gefunden');
    await page.locator('[name=term]').fill('acorn');
    await page.locator('[name=term]').press('Enter');
    await expect(page.getByText('kann nach dem Verbinden auch dieses Konto öffnen')).toBeVisible();
    await page.locator('a[href*="/auth/with/acorn"]').click();
    await company.answer('worker-adele');
    await expect(page).toHaveURL(/\/de\/manage-identities$/);
    await expect(page.getByText('Acorn ist jetzt verbunden')).toBeVisible();
    expect(await entry.userId()).toBe(userId);
  });
});

test('an account that is entered by Spotify alone: the question leads to log in by it, and to connect the workplace there', async ({
  page,
  entry,
  company,
  sandbox,
}) => {
  const { email } = newPerson();
  await page.goto('/register?redirectOnSuccess=%2Fplans');
  await company.goTo(/^Continue with Spotify/, 'person-rosa');
  await page.locator('[name=email]').fill(email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.locator('[name=code]').fill(await mailedCode(sandbox, email));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/plans$/);
  const userId = await entry.userId();
  await page.context().clearCookies();

  await company.logInAtWork('worker-ansgar');
  await expect(page.getByText('Do you log in with Spotify, Google or a passkey?')).toBeVisible();
  await page.getByRole('link', { name: 'Log in first' }).click();
  await company.goTo(/^Continue with Spotify/, 'person-rosa');
  // What the log-in at work was for waits beyond the connection.
  await expect(page).toHaveURL(/\/manage-identities\?redirectOnSuccess=%2Fplans$/);
  await expect(page.getByRole('group', { name: 'You’re logged in' })).toBeVisible();
  // Spotify does not tell when its person signed in there: a code by mail confirms it.
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.locator('[name=code]').fill(await mailedCode(sandbox, email, 2));
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await page.getByRole('link', { name: 'Connect your workplace' }).click();
  await company.lookUp('Acorn');
  await company.answer('worker-ansgar');
  await expect(page.getByText('Acorn is now connected')).toBeVisible();
  await page.getByRole('link', { name: 'Continue where you left off' }).click();
  await expect(page).toHaveURL(/\/plans$/);
  expect(await entry.userId()).toBe(userId);

  await page.context().clearCookies();
  await company.logInAtWork('worker-ansgar');
  await expect(page).toHaveURL(/\/plans$/);
  expect(await entry.userId()).toBe(userId);
});

test('the question serves one person in one browser, once', async ({ page, browser, company, system }) => {
  await company.logInAtWork('worker-abel');
  await expect(page).toHaveURL(/\/sso-account-link$/);

  // Another browser is asked nothing.
  const elsewhere = await browser.newContext({ baseURL: system.site });
  const other = await elsewhere.newPage();
  await other.goto('/sso-account-link');
  await expect(other.getByRole('heading', over)).toBeVisible();
  await elsewhere.close();

  // Who goes for a new password finds the way back, while the question is asked.
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL(/\/login\/forgot-password\?.*from=linking-question/);
  await page.locator('main a[href^="/login?"]').click();
  await expect(page).toHaveURL(/\/sso-account-link\?redirectOnSuccess=%2Fplans$/);

  // The next person at this device forgets the pending sign-in.
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(page).toHaveURL(/\/login\?redirectOnSuccess=%2Fplans$/);
  await page.goto('/login?from=linking-question');
  await expect(page).toHaveURL(/\/login\?/);
  await page.goto('/sso-account-link');
  await expect(page.getByRole('heading', over)).toBeVisible();

  // The cookie ends with the question: the form that stood open is answered by that.
  await company.logInAtWork('worker-abel');
  await expect(page).toHaveURL(/\/sso-account-link$/);
  await page.context().clearCookies({ name: 'pendingSignIn' });
  await page.getByRole('button', { name: 'Continue with a new account' }).click();
  await expect(page.getByRole('heading', over)).toBeVisible();

  // Of two tabs one gets the answer. The other one goes on as well; the page that the back button finds says that the person is logged in.
  await company.logInAtWork('worker-abel');
  await expect(page).toHaveURL(/\/sso-account-link$/);
  const second = await page.context().newPage();
  await second.goto('/sso-account-link');
  await second.getByRole('button', { name: 'Continue with a new account' }).click();
  await expect(second).toHaveURL(/\/plans$/);
  await page.getByRole('button', { name: 'Continue with a new account' }).click();
  await expect(page).toHaveURL(/\/plans$/);
  await second.goBack();
  await expect(second.getByRole('heading', { level: 1, name: 'You’re logged in' })).toBeVisible();
});
