import { test as base, type TestInfo } from '@playwright/test';
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { startChromium, startFirefox } from './browsers/puppeteer.ts';
import type { BrowserSettings, StartBrowser, TestBrowser } from './browsers/TestBrowser.ts';
import { startWebKit } from './browsers/webkit.ts';
import type { EngineName, EngineOption } from './engineNames.ts';
import { boxesOf, comparedParts, keepBoxes } from './layout/boxes.ts';
import { siteVariable } from './startSharedSystem.ts';
import { Visit } from './Visit.ts';

/** Where the pictures are, for eyes: a folder an engine. */
const pictures = fileURLToPath(new URL('../../../.stillpoint/engines', import.meta.url));

const start: Record<EngineName, StartBrowser> = {
  Chromium: startChromium,
  Firefox: startFirefox,
  WebKit: startWebKit,
};

interface Journey extends EngineOption {
  settings: BrowserSettings;
  /** A browser of its own, without cookies. Faults on its console fail the journey. */
  visit: Visit;
  /**
   * Keeps pictures and boxes of what the browser shows, at 360 and then at 1280 pixels, where nothing may be cut off at the
   * side. `reloaded`: the page is loaded at each width.
   */
  keepPictures: (screen: string, options?: { reloaded: boolean }) => Promise<void>;
}

export const test = base.extend<Journey>({
  engine: ['Chromium', { option: true }],
  settings: [{ theme: 'day', scripts: true, motion: true }, { option: true }],
  visit: async ({ engine, settings }, provide, testInfo) => {
    const browser = await start[engine](settings);
    try {
      await browser.resize(1280, 900);
      await provide(new Visit(browser, process.env[siteVariable] ?? ''));
      if (testInfo.status !== testInfo.expectedStatus) await keepPage(browser, testInfo);
      const faults = browser.faults();
      if (faults.length > 0) throw new Error(`${engine} reported:\n${faults.join('\n')}`);
    } finally {
      await browser.close();
    }
  },
  keepPictures: async ({ engine, settings: { theme }, visit }, provide) => {
    const { browser } = visit;
    const folder = `${pictures}/${engine}`;
    await mkdir(folder, { recursive: true });
    await provide(async (screen, { reloaded } = { reloaded: false }) => {
      for (const [width, height] of [
        [360, 800],
        [1280, 900],
      ] as const) {
        await browser.resize(width, height);
        if (reloaded) await browser.reload();
        await visit.see(isDrawnInOurFonts, []);
        await visit.see(fitsInWidth, []);
        const name = `${screen}-${width}-${theme}`;
        await keepBoxes(engine, name, await browser.evaluate(boxesOf, comparedParts));
        await writeFile(`${folder}/${name}.png`, await browser.picture());
      }
    });
  },
});

/** Where a journey failed: the page's address, title and text go to the output, its picture to the folder of failures. */
async function keepPage(browser: TestBrowser, testInfo: TestInfo) {
  const text = await browser
    .evaluate(() => `${document.title}\n${document.body.innerText}`, [])
    .catch(String);
  process.stdout.write(
    `It ended at ${await browser.address().catch(String)}, titled and reading:\n${text}\n`,
  );
  await browser.picture().then((picture) => writeFile(testInfo.outputPath('page.png'), picture), noPicture);
}

function noPicture() {
  return undefined;
}

/** Runs in the page: both fonts were loaded, and none of the page is still to come. */
function isDrawnInOurFonts(): boolean {
  const loaded = [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
  return (
    document.fonts.status === 'loaded' &&
    ['Figtree', 'Fraunces'].every((name) => loaded.some((family) => family.includes(name)))
  );
}

/** Runs in the page: it does not scroll sideways, and no control or heading reaches out of it. */
function fitsInWidth(): boolean {
  const parts = document.querySelectorAll(
    'main :is(h1, h2, p, a, button, input, select, summary, article, iframe)',
  );
  return (
    document.documentElement.scrollWidth <= innerWidth &&
    [...parts]
      .filter((part) => part.checkVisibility())
      .map((part) => part.getBoundingClientRect())
      .every(({ left, right }) => left >= 0 && right <= innerWidth)
  );
}
