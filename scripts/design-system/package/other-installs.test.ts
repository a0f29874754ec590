import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { chromiumFlags, findChromium } from '../../chromium.ts';
import { buildApp, runIn, writeApps } from './consumer/apps.ts';
import { installPackage, type InstalledApp } from './consumer/install.ts';
import { commandsIn } from './consumer/readme.ts';
import { serveApp, type ServedApp } from './consumer/serve.ts';
import { hydrated, visit } from './consumer/visit.ts';
import { moduleEntries } from './entries.ts';
import { manifest } from './manifest.ts';
import { ensurePackage } from './step.ts';

const executablePath = findChromium();
const inBrowser = executablePath === undefined ? describe.skip : describe;
const aloneSection = 'Primitives alone';

beforeAll(async () => {
  await ensurePackage();
}, 360_000);

describe('Primitives alone', () => {
  let app: InstalledApp;

  beforeAll(async () => {
    app = await installPackage({ section: aloneSection });
    await writeApps(app.root);
  }, 120_000);

  afterAll(() => rm(app.root, { recursive: true, force: true }));

  test('the README installs every peer that is not optional, and npm none besides', async () => {
    const { name, peerDependencies, peerDependenciesMeta } = await manifest();
    const isOptional = (peer: string) => peerDependenciesMeta[peer]?.optional === true;
    const peers = Object.keys(peerDependencies);

    expect(commandsIn(aloneSection)).toEqual([
      `npm install ${[name, ...peers.filter((peer) => !isOptional(peer))].join(' ')}`,
    ]);
    for (const peer of peers.filter(isOptional)) expect(app.packages).not.toContain(peer);
  });

  test('each primitive is imported where there is no i18next, and a button is drawn', async () => {
    const subpaths = Object.entries(moduleEntries())
      .filter(([, source]) => source.includes('/primitives/'))
      .map(([subpath]) => `@stillpoint/design-system${subpath.slice(1)}`);
    const imports = subpaths.map((subpath) => `import '${subpath}';\n`).join('');
    await writeFile(
      join(app.root, 'alone/all.js'),
      `${imports}import { html } from './button.js';\nconsole.log(html);\n`,
    );

    expect(subpaths).toContain('@stillpoint/design-system/Dialog');
    expect(await runIn(join(app.root, 'alone'), 'node all.js')).toContain('Continue</button>');
  }, 60_000);
});

describe('The oldest peers that the package allows', () => {
  let app: InstalledApp;

  beforeAll(async () => {
    app = await installPackage({ oldest: true });
    await writeApps(app.root);
  }, 120_000);

  afterAll(() => rm(app.root, { recursive: true, force: true }));

  test('are those that are installed', async () => {
    const code = `const versions = {};
for (const name of ['i18next', 'react', 'react-dom', 'react-i18next', 'styled-components']) {
  versions[name] = (await import(name + '/package.json', { with: { type: 'json' } })).default.version;
}
console.log(JSON.stringify(versions));`;
    await writeFile(join(app.root, 'versions.js'), code);
    const versions = JSON.parse(await runIn(app.root, 'node --no-warnings versions.js')) as object;
    const { peerDependencies } = await manifest();

    for (const [name, version] of Object.entries(versions)) {
      expect(peerDependencies[name]).toMatch(new RegExp(`^\\^${version}( |$)`));
    }
  });

  test('compile the TypeScript of the README', async () => {
    await runIn(app.root, 'tsc --project .');
  }, 120_000);

  test('draw a scenario and a mail in plain Node', async () => {
    for (const command of commandsIn('Scenarios')) await runIn(join(app.root, 'node'), command);
    const code = `import { mail } from './node/mail.js'; console.log(mail.html);`;
    await writeFile(join(app.root, 'mail.js'), code);

    expect(await runIn(app.root, 'node mail.js')).toContain('Alex');
  }, 60_000);

  inBrowser('in the app of the README for Vite', () => {
    let browser: Browser;
    let served: ServedApp;

    beforeAll(async () => {
      await buildApp(app.root, 'vite');
      served = await serveApp(app.root, 'vite');
      browser = await chromium.launch({ args: chromiumFlags, ...(executablePath && { executablePath }) });
    }, 240_000);

    afterAll(async () => {
      await browser.close();
      await served.close();
    });

    test.each(['/', '/sign-up', '/checkout'])('go on in the browser and say nothing: %s', async (path) => {
      const { page, complaints } = await visit(browser, served.origin + path);
      await hydrated(page);

      expect(complaints).toEqual([]);
      await page.context().close();
    });
  });
});
