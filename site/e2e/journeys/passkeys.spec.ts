import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { Authenticator } from '../pages/Authenticator.ts';
import type { EntryPage } from '../pages/EntryPage.ts';
import type { Sandbox } from '../pages/Sandbox.ts';

/** The words by which a language's pages are walked through. */
const languages = [
  {
    prefix: '',
    ...{
      manage: 'Manage your passkeys',
      send: 'Send me a code',
      code: 'Code from the email',
      confirm: 'Confirm',
    },
    ...{
      add: 'Add a passkey',
      added: 'Your passkey is added.',
      name: 'Name',
      save: 'Save',
      list: 'Your passkeys',
    },
    ...{ logIn: 'Log in with a passkey', asking: 'Your device will ask you', unused: 'No passkey was used' },
  },
  {
    prefix: '/de',
    ...{
      manage: 'Verwalten: deine Passkeys',
      send: 'Code senden',
      code: 'Code aus der E-',
      confirm: 'Bestätigen',
    },
    ...{ add: 'Passkey hinzufügen', added: 'Dein Passkey ist hinzugefügt.', name: 'Name', save: 'Speichern' },
    ...{ list: 'Deine Passkeys', logIn: 'Mit Passkey anmelden', asking: 'Dein Gerät fragt dich jetzt' },
    unused: 'Es wurde kein Passkey benutzt',
  },
] as const;
type Words = (typeof languages)[number];

/** Opens a new account and its page of passkeys, and proves its address by the code that this asks for. */
async function openPasskeys(
  { page, entry, sandbox }: { page: Page; entry: EntryPage; sandbox: Sandbox },
  words: Words,
): Promise<string> {
  await page.goto(`${words.prefix}/register?redirectOnSuccess=${words.prefix}/user`);
  const { email } = await entry.signUp();
  await page.waitForURL(({ pathname }) => pathname === `${words.prefix}/user`);
  await page.getByRole('link', { name: words.manage }).click();
  await page.getByRole('button', { name: words.send }).click();
  const mails = await sandbox.waitForMails(email, 1);
  const code = /\b\d{6}\b/.exec(mails.at(-1)?.subject ?? '')?.[0] ?? '';
  await page.getByLabel(words.code).fill(code);
  await page.getByRole('button', { name: words.confirm }).click();
  return email;
}

const rows = (page: Page, words: Words) => page.getByRole('list', { name: words.list }).getByRole('listitem');

async function logOut(page: Page) {
  await page.context().clearCookies({ name: 'hsjwt' });
}

/** Takes the suggestions of fields from the browser: the device would answer them at once. */
async function suggestNone(page: Page) {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
}

for (const words of languages) {
  test(`a person adds a passkey, names it and logs in by it: ${words.prefix || 'en'}`, async ({
    page,
    entry,
    sandbox,
  }) => {
    const authenticator = await Authenticator.addTo(page);
    const email = await openPasskeys({ page, entry, sandbox }, words);
    await page.getByRole('button', { name: words.add }).click();
    await expect(page.getByText(words.added)).toBeVisible();
    expect(await authenticator.countPasskeys()).toBe(1);
    await page.getByLabel(words.name).fill('Lantern');
    await page.getByRole('button', { name: words.save }).click();
    await expect(rows(page, words)).toContainText('Lantern');
    await sandbox.waitForMails(email, 2);

    await logOut(page);
    await suggestNone(page);
    await page.goto(`${words.prefix}/login?redirectOnSuccess=${words.prefix}/user`);
    const button = page.getByRole('button', { name: words.logIn });
    await expect(button).toBeVisible();
    await button.click();
    await page.waitForURL(({ pathname }) => pathname === `${words.prefix}/user`);
    await page.goto(`${words.prefix}/user/passkeys`);
    await expect(page.getByRole('button', { name: words.add })).toBeVisible();
  });
}

const [english] = languages;

test('a passkey is suggested below the field for the address, and logs in once it is chosen', async ({
  page,
  entry,
  sandbox,
}) => {
  await Authenticator.addTo(page);
  await openPasskeys({ page, entry, sandbox }, english);
  await page.getByRole('button', { name: english.add }).click();
  await expect(page.getByText(english.added)).toBeVisible();
  await logOut(page);
  await page.goto('/login?redirectOnSuccess=%2Fuser');
  await page.waitForURL(({ pathname }) => pathname === '/user');
});

test('a device that has a passkey already says so, and a question that is closed changes nothing', async ({
  page,
  entry,
  sandbox,
}) => {
  const authenticator = await Authenticator.addTo(page);
  await openPasskeys({ page, entry, sandbox }, english);
  await authenticator.verify(false);
  await page.getByRole('button', { name: english.add }).click();
  await expect(page.getByText('No passkey was added')).toBeVisible();
  await authenticator.verify(true);
  await page.getByRole('button', { name: english.add }).click();
  await expect(page.getByText(english.added)).toBeVisible();
  await page.getByRole('button', { name: english.add }).click();
  await expect(page.getByText('This device has one already')).toBeVisible();
  expect(await authenticator.countPasskeys()).toBe(1);

  await logOut(page);
  await authenticator.verify(false);
  await suggestNone(page);
  await page.goto('/login');
  const button = page.getByRole('button', { name: english.logIn });
  await expect(button).toBeVisible();
  await button.click();
  await expect(page.getByText(english.unused)).toBeVisible();
  await expect(button).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
});

for (const { words, by, confirmBy, shown } of [
  {
    words: languages[0],
    by: 'facebook',
    confirmBy: 'Confirm with a passkey',
    shown: 'Download as a file',
  },
  {
    words: languages[1],
    by: 'spotify',
    confirmBy: 'Mit Passkey bestätigen',
    shown: 'Als Datei laden',
  },
]) {
  test(`a passkey confirms the owner after a log-in that is no fresh proof: ${words.prefix || 'en'}`, async ({
    page,
    company,
    entry,
    sandbox,
  }) => {
    const authenticator = await Authenticator.addTo(page);
    await openPasskeys({ page, entry, sandbox }, words);
    await page.getByRole('button', { name: words.add }).click();
    await expect(page.getByText(words.added)).toBeVisible();
    await page.goto(`${words.prefix}/manage-identities`);
    await page.locator(`main a[href*="/${by}"]`).click();
    await company.answer('person-cora');
    await page.waitForURL(({ pathname }) => pathname === `${words.prefix}/manage-identities`);

    await logOut(page);
    await suggestNone(page);
    const data = `${words.prefix}/user/data`;
    await page.goto(`${words.prefix}/login?redirectOnSuccess=${data}`);
    await page.locator(`main a[href*="/${by}"]`).click();
    await company.answer('person-cora');
    await page.waitForURL(({ pathname }) => pathname === data);
    await expect(page.locator('[name=present]')).toBeVisible();
    await authenticator.verify(false);
    await page.getByRole('button', { name: confirmBy }).click();
    await expect(page.locator('[data-passkey=unused]')).toBeVisible();
    await authenticator.verify(true);
    await page.getByRole('button', { name: confirmBy }).click();
    await expect(page.getByRole('link', { name: shown })).toBeVisible();
  });
}

test('a removed passkey opens no account any more', async ({ page, entry, sandbox }) => {
  await Authenticator.addTo(page);
  await openPasskeys({ page, entry, sandbox }, english);
  await page.getByRole('button', { name: english.add }).click();
  await expect(page.getByText(english.added)).toBeVisible();
  await page.goto('/user/passkeys');
  await page.getByRole('link', { name: /^Remove/ }).click();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('The passkey is removed.')).toBeVisible();
  await expect(page.getByText('You don’t have a passkey yet.')).toBeVisible();

  await logOut(page);
  await suggestNone(page);
  await page.goto('/login');
  const button = page.getByRole('button', { name: english.logIn });
  await expect(button).toBeVisible();
  await button.click();
  await expect(page.getByText('That passkey doesn’t open an account')).toBeVisible();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('log-in offers no passkey, and the page says that adding one needs a script', async ({
    page,
    entry,
    sandbox,
  }) => {
    await page.goto('/login');
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: english.logIn })).toHaveCount(0);
    await openPasskeys({ page, entry, sandbox }, english);
    await expect(page.getByText('You don’t have a passkey yet.')).toBeVisible();
    // Locators leave out the text of `noscript`.
    expect(await page.locator('main').innerText()).toContain('Adding a passkey needs JavaScript.');
    await expect(page.getByRole('button', { name: english.add })).toHaveCount(0);
  });
});

test.describe('in a browser without passkeys', () => {
  test('log-in offers none, and the page says where one can be added', async ({ page, entry, sandbox }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    });
    await openPasskeys({ page, entry, sandbox }, english);
    await expect(page.getByText('This browser can’t make passkeys.')).toBeVisible();
    await logOut(page);
    await page.goto('/login');
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: english.logIn })).toHaveCount(0);
  });
});
