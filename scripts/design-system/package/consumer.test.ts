import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { chromiumFlags, findChromium } from '../../chromium.ts';
import { recordedNames } from '../exports/public-names.ts';
import { buildApp, runIn, writeApps, type AppName } from './consumer/apps.ts';
import { installPackage, type InstalledApp } from './consumer/install.ts';
import { commandsIn, readmeBlocks } from './consumer/readme.ts';
import { serveApp, type ServedApp } from './consumer/serve.ts';
import { hydrated, visit } from './consumer/visit.ts';
import { manifest } from './manifest.ts';
import { ensurePackage } from './step.ts';

const executablePath = findChromium();
const inBrowser = executablePath === undefined ? describe.skip : describe;
const paths = ['/', '/sign-up', '/checkout'];
/** The colours of buttons, ours and those of the README's brand.css, as browsers write them. */
const ourColours = { day: 'rgb(75, 63, 168)', night: 'rgb(183, 169, 255)' };
const brandColours = { day: 'rgb(11, 110, 79)', night: 'rgb(127, 224, 184)' };
const themes: [colorScheme: 'light' | 'dark', theme: 'day' | 'night' | undefined, shown: 'day' | 'night'][] =
  [
    ['light', undefined, 'day'],
    ['dark', undefined, 'night'],
    ['light', 'night', 'night'],
    ['dark', 'day', 'day'],
  ];
let root: string;
let installed: InstalledApp['packages'];

beforeAll(async () => {
  await ensurePackage();
  ({ root, packages: installed } = await installPackage());
  await writeApps(root);
}, 360_000);

afterAll(() => rm(root, { recursive: true, force: true }));

test('the README installs the package and every peer but that of Next', async () => {
  const { name, peerDependencies } = await manifest();
  const peers = Object.keys(peerDependencies).filter((peer) => peer !== 'next');

  expect(commandsIn(name)).toEqual([`npm install ${[name, ...peers].join(' ')}`]);
});

test('npm installs the package with all that it declares', async () => {
  const { name, dependencies, peerDependencies } = await manifest();
  const needed = Object.keys({ ...dependencies, ...peerDependencies }).filter((each) => each !== 'next');

  expect(installed).toEqual(expect.arrayContaining([name, ...needed]));
  expect(installed).not.toContain('next');
});

test('every subpath is imported in plain Node, with the names that its users rely on', async () => {
  const { modules } = recordedNames();
  const code = `const names = {};
for (const subpath of ${JSON.stringify(Object.keys(modules))}) {
  names[subpath] = Object.keys(await import('@stillpoint/design-system' + subpath.slice(1))).sort();
}
console.log(JSON.stringify(names));`;
  await writeFile(join(root, 'names.js'), code);

  const names = JSON.parse(await runIn(root, 'node names.js')) as Record<string, string[]>;
  expect(names).toEqual(
    Object.fromEntries(Object.entries(modules).map(([subpath, { values }]) => [subpath, values])),
  );
}, 60_000);

test('the TypeScript of the README compiles, with strict types and those of the package checked', async () => {
  await runIn(root, 'tsc --project .');
  await runIn(root, 'tsc --project languages');
}, 120_000);

test('the README gives its apps every word of the screens that they show', async () => {
  const code = `import { scenario } from '@stillpoint/design-system/scenarios';
const shown = [await scenario('signUp', 'ready'), await scenario('checkout', 'trialWithVoucher')];
console.log(JSON.stringify([...new Set(shown.flatMap(({ namespaces }) => namespaces))].sort()));`;
  await writeFile(join(root, 'namespaces.js'), code);
  const needed = JSON.parse(await runIn(root, 'node namespaces.js')) as string[];

  const given = readmeBlocks()
    .filter(({ file, code }) => file !== undefined && code.includes('/common.json'))
    .map(({ code }) => Array.from(code.matchAll(/\/(\w+)\.json/g), ([, name]) => name).sort());
  expect(given).toEqual([needed, needed, needed, needed]);
}, 60_000);

test('the theme of the README has its contrasts, and one that has not is told', async () => {
  const { name, bin } = await manifest();
  const check = `node ${join('node_modules', name, bin['stillpoint-theme-check'] ?? '')}`;
  expect(await runIn(root, `${check} brand/src/brand.css`)).toContain('Every pair of colours');
  await writeFile(join(root, 'pale.css'), ':root { --color-action: #9b8fe0 }');
  await expect(runIn(root, `${check} pale.css`)).rejects.toThrow(/--color-on-action.*needs 4\.5/s);
}, 60_000);

test('the test of the README by a scenario passes in plain Node', async () => {
  for (const command of commandsIn('Scenarios')) await runIn(join(root, 'node'), command);
}, 60_000);

test('a mail is drawn in plain Node', async () => {
  const mail = JSON.parse(
    await runIn(
      join(root, 'node'),
      `node --input-type=module --eval "import { mail } from './mail.js'; console.log(JSON.stringify(mail));"`,
    ),
  ) as Record<string, string>;

  expect(mail.subject).not.toBe('');
  expect(mail.html).toContain('<!DOCTYPE html');
  expect(mail.text).toContain('Alex');
}, 60_000);

inBrowser('in a browser', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await chromium.launch({ args: chromiumFlags, ...(executablePath && { executablePath }) });
  });

  afterAll(() => browser.close());

  describe.each<AppName>(['vite', 'webpack', 'next', 'node'])('the app of the README for %s', (name) => {
    let app: ServedApp;

    beforeAll(async () => {
      await buildApp(root, name);
      app = await serveApp(root, name);
    }, 240_000);

    afterAll(() => app.close());

    test.each(paths)('is styled without a script, and loses no file: %s', async (path) => {
      const { page, complaints, files } = await visit(browser, app.origin + path, {
        javaScriptEnabled: false,
        colorScheme: 'light',
      });

      expect(complaints).toEqual([]);
      expect(await page.locator('button[type=submit]').last().evaluate(background)).toBe(ourColours.day);
      expect(await page.locator('svg').evaluateAll(widest)).toBeLessThanOrEqual(64);
      expect(files.filter((file) => file.includes('.woff2'))).toHaveLength(2);
      const drawings = await page.evaluate(drawingsOf);
      expect(files).toEqual(expect.arrayContaining(drawings));
      expect(drawings).toHaveLength(path === '/' ? 0 : 2);
      await page.context().close();
    });

    if (name === 'node') return;

    test.each(paths)('goes on in the browser and says nothing on the console: %s', async (path) => {
      const { page, complaints } = await visit(browser, app.origin + path);
      await hydrated(page);
      if (path === '/') {
        await page.getByRole('radio', { name: 'Monthly' }).check();
        await page.getByRole('button', { name: 'Continue with monthly' }).waitFor();
      }
      if (path === '/sign-up') {
        await page.locator('input[name=fullname]').fill('Alex Morgan');
        await page.locator('input[name=email]').fill('alex@example.com');
        await page.locator('input[name=password]').fill('rest-easy-2026');
        await page.locator('form[action="/sign-up"] button[type=submit]').click();
        await page.locator('form[action="/sign-up"] button[aria-disabled=true]').waitFor();
      }

      expect(complaints).toEqual([]);
      await page.context().close();
    });
  });

  describe('a server component of Next', () => {
    let app: ServedApp;

    beforeAll(async () => {
      app = await serveApp(root, 'next');
    });

    afterAll(() => app.close());

    test('draws primitives, styled without a script, and says nothing on the console', async () => {
      const still = await visit(browser, `${app.origin}/about`, { javaScriptEnabled: false });
      expect(await still.page.getByRole('button').evaluate(background)).toBe(ourColours.day);
      await still.page.context().close();

      const { page, complaints } = await visit(browser, `${app.origin}/about`);
      await hydrated(page);
      expect(complaints).toEqual([]);
      await page.context().close();
    });
  });

  describe('the app of Next with several languages', () => {
    let app: ServedApp;

    beforeAll(async () => {
      await buildApp(root, 'languages');
      app = await serveApp(root, 'languages');
    }, 240_000);

    afterAll(() => app.close());

    test.each([true, false])(
      'says why a form was refused, and in the language that is chosen; with a script: %s',
      async (javaScriptEnabled) => {
        const { page, complaints } = await visit(browser, `${app.origin}/sign-up`, { javaScriptEnabled });
        if (javaScriptEnabled) await hydrated(page);
        await page.locator('input[name=fullname]').fill('Alex Morgan');
        await page.locator('input[name=email]').fill('alex@example.com');
        await page.locator('input[name=password]').fill('rest-easy-2026');
        await page.getByRole('button', { name: 'Create account' }).click();
        await page.getByText('You already have an account').waitFor();

        await page.locator('summary', { hasText: 'English' }).click();
        await page.getByRole('button', { name: 'Deutsch' }).click();
        await page.locator('html[lang=de]').waitFor();

        expect(new URL(page.url()).pathname).toBe('/sign-up');
        await page.getByRole('heading', { level: 1, name: 'Erstelle dein Konto' }).waitFor();
        expect(complaints).toEqual([]);
        await page.context().close();
      },
    );

    test('has the theme that is chosen, and leads back to this site only', async () => {
      const { page } = await visit(browser, app.origin);
      const form = { theme: 'night', path: '//elsewhere.example' };
      const headers = { origin: app.origin };
      const answer = await page.request.post(`${app.origin}/preferences`, { form, headers, maxRedirects: 0 });
      expect(answer.headers().location).toBe('/');

      await page.reload();
      expect(await page.locator('button[type=submit]').last().evaluate(background)).toBe(ourColours.night);
      await page.context().close();
    });
  });

  describe('the page of plain Node', () => {
    let app: ServedApp;

    beforeAll(async () => {
      app = await serveApp(root, 'node');
    });

    afterAll(() => app.close());

    // A mail program runs no script, so that a mail is drawn once and never taken over.
    test('shows the mail without a script and loses no file', async () => {
      const { page, complaints } = await visit(browser, `${app.origin}/mail`, { javaScriptEnabled: false });

      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
      expect(complaints).toEqual([]);
      await page.context().close();
    });

    test.each(paths)('keeps its drawings small without any style sheet: %s', async (path) => {
      const { page } = await visit(browser, app.origin + path);
      await page.evaluate(() => {
        for (const style of document.querySelectorAll('style')) style.remove();
      });

      expect(await page.locator('svg[viewBox]').evaluateAll(widest)).toBeLessThanOrEqual(240);
      await page.context().close();
    });

    test('has the colours of brand.css also where they come before those of the package', async () => {
      const brand = await readFile(join(root, 'brand/src/brand.css'), 'utf8');
      const { page } = await visit(browser, `${app.origin}/`, { colorScheme: 'light' });
      await page.evaluate((css) => {
        document.head.insertAdjacentHTML('afterbegin', `<style>${css}</style>`);
      }, brand);
      await expectThemes(page, brandColours, 'day');
      await page.context().close();
    });
  });

  describe('the app with a brand of its own', () => {
    let app: ServedApp;

    beforeAll(async () => {
      await buildApp(root, 'brand');
      app = await serveApp(root, 'brand');
    }, 240_000);

    afterAll(() => app.close());

    test.each(['/sign-up', '/checkout'])(
      'names it alone, and says nothing on the console: %s',
      async (path) => {
        const { page, complaints } = await visit(browser, app.origin + path);
        await hydrated(page);

        expect(await page.getByRole('link', { name: /Ohm/ }).count()).toBeGreaterThanOrEqual(1);
        expect(await page.content()).not.toContain('Stillpoint');
        expect(complaints).toEqual([]);
        await page.context().close();
      },
    );

    test.each(themes)('has its colours where the system is %s and the theme is %s', async (...theme) => {
      await expectThemesOf(app, brandColours, theme);
    });
  });

  // It writes variables in place of light-dark().
  describe('the style sheet that Vite has made for older browsers', () => {
    let app: ServedApp;

    beforeAll(async () => {
      app = await serveApp(root, 'vite');
    });

    afterAll(() => app.close());

    test.each(themes)('has our colours where the system is %s and the theme is %s', async (...theme) => {
      await expectThemesOf(app, ourColours, theme);
    });
  });

  async function expectThemesOf(
    app: ServedApp,
    colours: typeof ourColours,
    [colorScheme, theme, expected]: (typeof themes)[number],
  ) {
    const { page } = await visit(browser, `${app.origin}/`, { colorScheme });
    if (theme !== undefined) await page.evaluate(setTheme, { selector: 'html', theme });
    await expectThemes(page, colours, expected);
    await page.context().close();
  }
});

/** The button has the colour of the page's theme, and of another one that begins inside of the page. */
async function expectThemes(page: Page, colours: typeof ourColours, expected: keyof typeof ourColours) {
  const button = page.locator('button[type=submit]').last();
  await page.addStyleTag({ content: '* { transition: none !important; }' });
  expect(await button.evaluate(background)).toBe(colours[expected]);

  const other = expected === 'day' ? 'night' : 'day';
  await page.evaluate(setTheme, { selector: 'body', theme: other });
  expect(await button.evaluate(background)).toBe(colours[other]);
}

function background(element: Element): string {
  return getComputedStyle(element).backgroundColor;
}

function widest(elements: Element[]): number {
  return Math.max(0, ...elements.map((element) => element.getBoundingClientRect().width));
}

/** The addresses of the scene and of the sprite that a page shows. */
function drawingsOf(): string[] {
  const scenes = Array.from(document.querySelectorAll('[data-scene]'), (scene) =>
    getComputedStyle(scene, '::before').backgroundImage.slice(5, -2),
  );
  const icons = Array.from(document.querySelectorAll('use'), ({ href }) =>
    new URL(href.baseVal.replace(/#.*/, ''), location.href).toString(),
  );
  return [...new Set([...scenes, ...icons])];
}

function setTheme({ selector, theme }: { selector: string; theme: string }) {
  document.querySelector(selector)?.setAttribute('data-theme', theme);
}
