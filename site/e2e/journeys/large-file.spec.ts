import { readFile } from 'node:fs/promises';
import { expect, test as journey } from '../journey.ts';
import { mailedCode } from '../pages/mailedCode.ts';
import { startOwnSystem } from '../startOwnSystem.ts';
import { recordingVariables } from '../states/recordingBuild.ts';

/** On a system for which nearly every file of a person's own data is a large one. */
const test = journey.extend<object, { system: Awaited<ReturnType<typeof startOwnSystem>> }>({
  system: [
    async ({ browserName }, provide, { workerIndex }) => {
      const name = `${browserName}-${workerIndex}`;
      const system = await startOwnSystem(name, async (folder) => ({
        ...(await recordingVariables(folder, name)),
        DATA_FILE_AT_ONCE_BYTES: '500',
      }));
      await provide(system);
      await system.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test('a large file is asked for, announced by a mail, and downloaded from the page', async ({
  page,
  entry,
  sandbox,
}) => {
  await page.goto('/register?redirectOnSuccess=%2Fuser%2Fdata');
  const { email } = await entry.signUp();
  await page.waitForURL(({ pathname }) => pathname === '/user/data');
  const download = page.getByRole('link', { name: 'Download as a file' });
  await expect(download).toBeHidden();
  // The mail about the file goes to a proved address alone.
  await page.getByRole('link', { name: 'Confirm my email' }).click();
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.locator('[name=code]').fill(await mailedCode(sandbox, email));
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.locator('[name=code]')).toBeHidden();
  await page.goto('/user/data');
  await page.getByRole('button', { name: 'Prepare the file' }).click();
  await expect(page.getByText(/preparing your file|Your file is ready/)).toBeVisible();

  const mail = (await sandbox.waitForMails(email, 2)).find(({ subject }) =>
    subject.includes('data is ready'),
  );
  expect(mail?.subject).toBe('Your data is ready to download');
  await page.goto(/http\S+\/user\/data\b/.exec(mail?.text ?? '')?.[0] ?? '');
  await expect(page.getByText(/Your file is ready.+\(UTC\)/)).toBeVisible();
  const downloading = page.waitForEvent('download');
  await download.click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('stillpoint-data.json');
  const text = await readFile(await file.path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ data: { accounts: [{ email }] } });
});
