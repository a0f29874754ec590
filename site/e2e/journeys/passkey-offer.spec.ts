import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { Authenticator } from '../pages/Authenticator.ts';
import { newPerson, type EntryPage } from '../pages/EntryPage.ts';
import type { Sandbox } from '../pages/Sandbox.ts';

const offer = '/user/passkeys/offer';

/** Opens a new account, proves its address on the page of passkeys, and logs out. */
async function provenPerson({ page, entry, sandbox }: { page: Page; entry: EntryPage; sandbox: Sandbox }) {
  // The device would answer the suggestions of fields at once.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  const person = newPerson();
  await page.goto('/register?redirectOnSuccess=%2Fuser%2Fpasskeys');
  await entry.signUp(person);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  const mails = await sandbox.waitForMails(person.email, 1);
  await page.getByLabel('Code from the email').fill(/\b\d{6}\b/.exec(mails.at(-1)?.subject ?? '')?.[0] ?? '');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeVisible();
  await page.context().clearCookies({ name: 'hsjwt' });
  return person;
}

test('a passkey is offered after a login by password, added there, and the login leads on', async ({
  page,
  entry,
  sandbox,
}) => {
  const authenticator = await Authenticator.addTo(page);
  const person = await provenPerson({ page, entry, sandbox });
  await page.goto('/login?redirectOnSuccess=%2Fplans');
  await expect(page.getByRole('button', { name: 'Log in with a passkey' })).toBeVisible();
  await entry.logIn(person);
  await page.waitForURL(({ pathname }) => pathname === offer);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/plans');
  expect(await authenticator.countPasskeys()).toBe(1);
});

test('in German: the offer is left out by one press, and does not come back', async ({
  page,
  entry,
  sandbox,
}) => {
  await Authenticator.addTo(page);
  const person = await provenPerson({ page, entry, sandbox });
  const logIn = async () => {
    await page.goto('/de/login?redirectOnSuccess=%2Fde%2Fplans');
    await expect(page.getByRole('button', { name: 'Mit Passkey anmelden' })).toBeVisible();
    await entry.logIn(person);
  };
  await logIn();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nächstes Mal ohne Passwort');
  await page.getByRole('link', { name: 'Jetzt nicht' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/de/plans');

  await page.context().clearCookies({ name: 'hsjwt' });
  await logIn();
  await page.waitForURL(({ pathname }) => pathname === '/de/plans');
});
