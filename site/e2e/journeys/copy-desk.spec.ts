import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../../backend/src/testing/free-port.ts';
import { startCopyDesk } from '../../../scripts/system/system.ts';
import { expect, test } from '../journey.ts';

const build = join(import.meta.dirname, '../../build');
const traces = /copy-?desk|site-desk/i;

test('the site as it is built holds nothing of the copy desk', async ({ request }) => {
  const files = globSync('{client,server}/**/*.{js,json,svg}', { cwd: build });
  expect(files.length).toBeGreaterThan(50);
  for (const file of files) expect(readFileSync(join(build, file), 'utf8'), file).not.toMatch(traces);

  for (const address of ['/', '/login', '/subscribe']) {
    const response = await request.get(address, { headers: { accept: 'text/html' } });
    expect(await response.text(), address).not.toMatch(traces);
    expect(response.headers()['content-security-policy'], address).not.toContain('localhost');
  }
});

test('in development, Alt and a click on a text open its sentence, and the page says what is edited', async ({
  page,
  system,
}) => {
  const [port, deskPort] = [await freePort(), await freePort()];
  const lines: string[] = [];
  const sitePort = Number(new URL(system.site).port);
  const service = await startCopyDesk({ port, sitePort, onLine: (_, line) => lines.push(line) }, deskPort);
  try {
    const address = `http://localhost:${port}/de/login`;
    await page.goto(address);
    const link = page.getByRole('link', { name: 'Passwort vergessen' });
    await link.click({ modifiers: ['Alt'] });
    const desk = page.frameLocator('iframe[title="Copy desk"]');
    await expect(desk.getByRole('textbox')).toHaveCount(5, { timeout: 60_000 });
    expect(page.url()).toBe(address);

    const german = desk.getByRole('textbox', { name: 'Deutsch' });
    await expect(german).toContainText('Passwort vergessen');
    await german.click();
    await german.press('Control+End');
    await german.pressSequentially(' Hier');
    await expect(link).toContainText('Hier');
    await expect(desk.getByRole('button', { name: 'Write to files' })).toBeEnabled();
    await desk.getByRole('button', { name: 'Take back' }).click();
    await expect(link).not.toContainText('Hier');
    await desk.getByRole('button', { name: 'Close' }).click();
    await expect(page.locator('iframe[title="Copy desk"]')).toHaveCount(0);
  } finally {
    await service.stop();
  }
  expect(lines).toEqual([]);
});
