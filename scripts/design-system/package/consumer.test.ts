/** @jest-environment node */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { chromiumFlags, findChromium } from '../../chromium.ts';
import { runIfChanged } from '../../build-steps/run-if-changed.ts';
import { recordedNames } from '../exports/public-names.ts';
import { folders } from './folders.ts';
import { packageStep } from './step.ts';

const exec = promisify(execFile);
const executablePath = findChromium();
const inBrowser = executablePath === undefined ? test.skip : test;
const closing: (() => Promise<void>)[] = [];
let app: string;

beforeAll(async () => {
  await runIfChanged(packageStep);
  app = await mkdtemp(join(tmpdir(), 'a-fresh-app-'));
  await cp(join(import.meta.dirname, 'consumer-fixture'), app, { recursive: true });
  await exec('npm', ['pack', '--pack-destination', app], { cwd: folders.dist });
  const tarball = (await readdir(app)).find((name) => name.endsWith('.tgz')) ?? '';
  const options = ['--prefer-offline', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'];
  await exec('npm', ['install', ...options, `./${tarball}`], { cwd: app });
}, 180_000);

afterAll(async () => {
  for (const close of closing) await close();
  await rm(app, { recursive: true, force: true });
});

describe('The packed package, installed in a fresh app', () => {
  test('brings types that a strict app compiles with', async () => {
    await tool(
      'typescript/bin/tsc',
      '--project',
      '.',
      '--typeRoots',
      join(folders.repository, 'node_modules/@types'),
    );
  }, 60_000);

  test('exports what its users count on', async () => {
    const list = "console.log(Object.keys(await import('@stillpoint/design-system')).join())";
    const { stdout } = await exec(process.execPath, ['--input-type=module', '--eval', list], { cwd: app });
    expect(stdout.trim().split(',').sort()).toEqual(recordedNames().modules['.']?.values);
  });

  test('is drawn by a server in plain Node, after its bundle for browsers was made', async () => {
    await tool('vite/bin/vite.js', 'build', '--logLevel', 'error');
    await exec(process.execPath, ['server.ts'], { cwd: app });

    const page = await readFile(join(app, 'dist/index.html'), 'utf8');
    expect(page).toContain('action="/sign-in"');
    expect(page).toContain(`>${await wordsFor('title')}<`);
    expect(page).toContain('<style data-styled=');
  }, 60_000);

  inBrowser(
    'goes on in the browser without a warning, and answers to the visitor',
    async () => {
      const server = createServer((request, response) => void serve(request.url ?? '/', response));
      closing.push(() => Promise.resolve(void server.close()));
      await once(server.listen(0, '127.0.0.1'), 'listening');
      const browser = await chromium.launch({
        args: chromiumFlags,
        ...(executablePath && { executablePath }),
      });
      closing.push(() => browser.close());
      const page = await browser.newPage();
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));

      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
      await page.locator('body[data-ready]').waitFor();
      await page.locator('input[name=email]').fill('alex@example.com');
      await page.locator('input[name=password]').fill('rest-easy-2026');
      await page.locator('form[action="/sign-in"] button[type=submit]').click();
      await page.waitForFunction(() => document.title.includes('alex@example.com'));

      expect(complaints).toEqual([]);
    },
    60_000,
  );
});

/** What the package says in the app's language. */
async function wordsFor(key: string): Promise<string | undefined> {
  const path = 'node_modules/@stillpoint/design-system/translations/de/login.json';
  const words = JSON.parse(await readFile(join(app, path), 'utf8')) as Record<string, string>;
  return words[key];
}

/** Runs a tool of the repository in the app, and fails with what it says. */
async function tool(path: string, ...options: string[]) {
  const args = [join(folders.repository, 'node_modules', path), ...options];
  await exec(process.execPath, args, { cwd: app }).catch((error: unknown) => {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(stdout + stderr);
  });
}

const kinds: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

async function serve(address: string, response: ServerResponse) {
  const path = address === '/' ? '/index.html' : address.replace(/[?#].*/, '');
  const folder = path.startsWith('/static/') ? 'node_modules/@stillpoint/design-system' : 'dist';
  try {
    const body = await readFile(join(app, folder, path));
    response.setHeader('content-type', kinds[extname(path)] ?? 'application/octet-stream').end(body);
  } catch {
    response.writeHead(404).end();
  }
}
