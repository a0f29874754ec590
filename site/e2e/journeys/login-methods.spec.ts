import { demoPassword, demoPeople } from '../../../demo/people.ts';
import { expect, test } from '../journey.ts';
import { Company } from '../pages/Company.ts';
import { newPerson } from '../pages/EntryPage.ts';
import { mailedCode } from '../pages/mailedCode.ts';

for (const name of ['Apple', 'Facebook', 'Google', 'Spotify', 'Personify Health']) {
  test(`a new person signs up by ${name}, logs out, turns back there once, and logs in by it`, async ({
    page,
    company,
    entry,
    sandbox,
  }) => {
    const button = new RegExp(`^Continue with ${name}`);
    if (name === 'Personify Health') {
      await page.goto('/sso-login?step=sso-login&redirectOnSuccess=%2Fplans');
      await company.lookUp(name);
    } else {
      await page.goto('/register?redirectOnSuccess=%2Fplans');
      await page.getByRole('link', { name: button }).click();
    }
    await company.answer('person-mia');
    await expect(page.getByRole('heading', { name: 'What’s your email?' })).toBeVisible();
    const { email } = newPerson();
    await page.locator('[name=email]').fill(email);
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await page.locator('[name=code]').fill(await mailedCode(sandbox, email));
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/\/plans$/);
    const userId = await entry.userId();

    await page.locator('header summary').filter({ hasText: 'Mia' }).click();
    await page.locator('header').getByRole('button', { name: 'Log out' }).locator('visible=true').click();
    await expect(page).toHaveURL('/');
    await page.goto('/login?redirectOnSuccess=%2Fplans');
    await page.getByRole('link', { name: button }).click();
    await expect(page.locator('[name=person]').first()).toBeVisible();
    await page.goBack();
    await company.goTo(button, 'person-mia');
    await expect(page).toHaveURL(/\/plans$/);
    expect(await entry.userId()).toBe(userId);
  });
}

test('a person connects all five companies to an account, and disconnects one', async ({
  page,
  company,
  entry,
  sandbox,
}) => {
  await page.goto('/register?redirectOnSuccess=%2Fmanage-identities');
  const { email } = await entry.signUp();
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.locator('[name=code]').fill(await mailedCode(sandbox, email));
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  for (const name of ['Apple', 'Facebook', 'Spotify', 'Google']) {
    await company.goTo(`Connect ${name}`, 'person-nameless');
    await expect(page.getByRole('link', { name: `Disconnect ${name}` })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Connect Your workplace' }).click();
  await company.lookUp('Personify Health');
  await company.answer('person-nameless');
  await expect(page.getByText('Personify Health is now connected')).toBeVisible();
  await page.getByRole('link', { name: 'Disconnect Personify Health' }).click();
  await page.getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByText('Personify Health is now disconnected')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Disconnect / })).toHaveCount(4);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a new person signs up by Spotify, in German, connects Google, and disconnects Spotify', async ({
    page,
    company,
    sandbox,
  }) => {
    await page.goto('/de/register?redirectOnSuccess=%2Fmanage-identities');
    await company.goTo(/^Weiter mit Spotify/, 'person-gloria');

    // Spotify may not vouch for an address: a code does.
    await expect(page).toHaveURL(/\/de\/save-external-auth$/);
    await expect(page.getByText(/g•••@people\.stillpoint\.example/)).toBeVisible();
    await page.getByRole('button', { name: 'Code an diese Adresse senden' }).click();
    const code = await mailedCode(sandbox, 'gloria@people.stillpoint.example');
    await page.locator('[name=code]').fill('000000');
    await page.getByRole('button', { name: 'Weiter' }).click();
    await expect(page.getByText('Das ist nicht der Code.')).toBeVisible();
    await page.locator('[name=code]').fill(code);
    await page.getByRole('button', { name: 'Weiter' }).click();

    await expect(page).toHaveURL(/\/manage-identities$/);
    await page.goto('/de/manage-identities');
    await expect(page.getByText('Dein einziger Zugang')).toBeVisible();
    await company.goTo(/^Google: Verbinden/, 'person-gloria');
    await expect(page.getByText('Google ist jetzt verbunden')).toBeVisible();
    await page.getByRole('link', { name: 'Spotify: Trennen' }).click();
    await page.getByRole('button', { name: 'Trennen' }).click();
    await expect(page.getByRole('link', { name: 'Spotify: Verbinden' })).toBeVisible();
    await expect(page.getByText('Dein einziger Zugang')).toBeVisible();
  });

  test('a person with an account proves it by its password, and logs in by Apple from then on', async ({
    page,
    company,
  }) => {
    await page.goto('/login?redirectOnSuccess=%2Fplans');
    await company.goTo(/^Continue with Apple/, 'person-sami');
    await page.locator('form button').click();
    await expect(page).toHaveURL(/\/save-external-auth$/);
    await expect(page.getByText(/There’s an account with the address s•••@demo/)).toBeVisible();
    await page.locator('[name=password]').fill('not-the-password');
    await page.getByRole('button', { name: 'Connect and log in' }).click();
    await expect(page.getByText('That isn’t the password of this account.')).toBeVisible();
    await page.locator('[name=password]').fill(demoPassword);
    await page.getByRole('button', { name: 'Connect and log in' }).click();
    await expect(page).toHaveURL(/\/plans$/);

    await page.context().clearCookies();
    await page.goto('/login?redirectOnSuccess=%2Fplans');
    await company.goTo(/^Continue with Apple/, 'person-sami');
    await page.locator('form button').click();
    await expect(page).toHaveURL(/\/plans$/);
  });

  test('of two tabs with a question, the one that was replaced connects nothing, and the other can be left unanswered', async ({
    page,
    company,
    entry,
  }) => {
    await page.goto('/login');
    await company.goTo(/^Continue with Google/, 'person-sami');
    await expect(page.getByRole('heading', { name: 'You have an account already' })).toBeVisible();

    const second = await page.context().newPage();
    await second.goto('/login');
    await new Company(second).goTo(/^Continue with Facebook/, 'person-tess');
    await expect(second.getByRole('heading', { name: 'Is this your email?' })).toBeVisible();

    await page.locator('[name=password]').fill(demoPassword);
    await page.getByRole('button', { name: 'Connect and log in' }).click();
    await expect(page.getByText('Something else is asked now')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Is this your email?' })).toBeVisible();

    await second.getByRole('button', { name: 'Start again' }).click();
    await expect(second).toHaveURL(/\/login$/);
    await second.goto('/save-external-auth');
    await expect(second.getByRole('heading', { name: 'There is nothing left to answer' })).toBeVisible();
    expect(await entry.isSignedIn()).toBe(false);
  });
});

test('a company that is connected on the way in, without an address to go on to, leads to the ways to log in', async ({
  page,
  company,
  sandbox,
}) => {
  await page.goto('/login');
  await company.goTo(/^Continue with Spotify/, 'person-sami');
  await page.getByRole('button', { name: 'Send a code to this address' }).click();
  await page.locator('[name=code]').fill(await mailedCode(sandbox, demoPeople.Sami.email));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'You have an account already' })).toBeVisible();
  await page.locator('[name=password]').fill(demoPassword);
  await page.getByRole('button', { name: 'Connect and log in' }).click();
  await expect(page).toHaveURL(/\/manage-identities$/);
  await expect(page.getByRole('link', { name: 'Disconnect Spotify' })).toBeVisible();
});

test('a person who does not agree comes back to a page that says so, and keeps the plan', async ({
  page,
  company,
}) => {
  await page.goto('/register?plan=B2CMONTHLY&country=DE');
  await company.goTo(/^Continue with Facebook/, 'person-gloria', 'refuse');
  await expect(page.getByRole('heading', { name: 'You came back without agreeing' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Try again with Facebook' })).toHaveAttribute(
    'href',
    /^\/auth\/with\/facebook\?.*plan=B2CMONTHLY/,
  );
});

test('a company that is slow, is down, answers rubbish or repeats an old answer opens no session, and each is told calmly', async ({
  page,
  company,
  sandbox,
  entry,
}) => {
  const unanswered = { name: 'They didn’t answer' };
  // It is given up after eight seconds, in which the others fail.
  const waiting = await page.context().newPage();
  await sandbox.failCompany('facebook', 'slow');
  await waiting.goto('/login');
  await new Company(waiting).goTo(/^Continue with Facebook/, 'person-mia');

  for (const { fault, heading } of [
    { fault: 'rubbish', heading: unanswered },
    { fault: 'replayedNonce', heading: unanswered },
    { fault: 'replayedState', heading: { name: 'This attempt is over' } },
  ] as const) {
    await page.goto('/login');
    await page.getByRole('link', { name: /^Continue with Google/ }).click();
    await sandbox.failCompany('google', fault);
    await company.answer('person-sami');
    await expect(page.getByRole('heading', heading)).toBeVisible();
    await sandbox.failCompany('google', 'none');
  }

  await page.goto('/de/login');
  await page.getByRole('link', { name: /^Weiter mit Spotify/ }).click();
  await sandbox.failCompany('spotify', 'down');
  await company.answer('person-gloria');
  await expect(page.getByRole('heading', { name: 'Keine Antwort erhalten' })).toBeVisible();
  await sandbox.failCompany('spotify', 'none');

  await expect(waiting.getByRole('heading', unanswered)).toBeVisible();
  await sandbox.failCompany('facebook', 'none');
  expect(await entry.isSignedIn()).toBe(false);
});

test('the offer of Spotify signs up, and goes on to connect Spotify', async ({
  page,
  entry,
  company,
  sandbox,
}) => {
  await page.goto('/bundle-spotify');
  await page.getByRole('link', { name: 'Sign up with email' }).click();
  const { email } = await entry.signUp();
  await expect(page).toHaveURL(/\/manage-identities\?connect=spotify$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Now connect Spotify');
  await expect(page.getByRole('heading', { name: 'Is this your email?' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.locator('[name=code]').fill(await mailedCode(sandbox, email));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Your address is confirmed')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Now connect Spotify');
  await page.getByRole('link', { name: 'Connect Spotify' }).first().click();
  await company.answer('person-gloria');
  await expect(page.getByText('Spotify is now connected')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ways to log in');
});
