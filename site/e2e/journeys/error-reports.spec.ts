import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '../journey.ts';

const run = promisify(execFile);
const repository = join(import.meta.dirname, '../../..');

test('an error of a page is shown in the sandbox with its place in the source, and npm run trace reads it', async ({
  browser,
  page,
  sandbox,
}) => {
  // A page of its own: errors in `page` fail a journey, and its headers of a proxy would need leave of the sandbox.
  const broken = await browser.newPage({ extraHTTPHeaders: {} });
  // The page's data names a page that there is none of, before the script reads it.
  await broken.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      const data = document.getElementById('page-data');
      if (data !== null) data.textContent = data.textContent.replace('"route":"login"', '"route":"none"');
    });
  });
  await broken.goto('/login?voucher=SLEEP30');

  const address = await sandbox.reportOf('is not a function');
  await page.goto(`${sandbox.origin}/sentry`);
  await page
    .getByRole('link', { name: /is not a function/ })
    .first()
    .click();
  await expect(page).toHaveURL(address);
  await expect(page.getByText('From: a browser')).toBeVisible();
  await expect(page.getByText(/^at site\/src\/app\/browser\/livePage\.tsx:\d+:\d+$/).first()).toBeVisible();
  await expect(page.getByText('livePages[data.route]()').first()).toBeVisible();
  await expect(page.getByText('SLEEP30')).toHaveCount(0);

  const { stdout } = await run(process.execPath, ['scripts/trace.ts', `${address}.json`], {
    cwd: repository,
  });
  expect(stdout).toMatch(/at run \(site\/src\/app\/browser\/livePage\.tsx:\d+:\d+\)/);
  await broken.close();
});
