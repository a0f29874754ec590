import { chromium, type Browser, type Page } from 'playwright-core';
import { chromiumFlags, findHeadlessChromium } from '../../scripts/chromium.ts';
import { compare, type DifferentPictures } from './pixels.ts';

/** What makes pixels depend on the page alone, and not on the screen of the machine. */
const sameEverywhere = ['--force-color-profile=srgb', '--disable-lcd-text'];
const windowHeights: Record<number, number> = { 360: 740, 768: 1024, 1280: 800 };

/** Milliseconds after which a page is given up. */
const patience = 300_000;

/** Takes pictures of both sides with one browser. */
export interface Camera {
  browser: string;
  /** The pictures of two pages by their addresses, at a width; undefined where no pixel differs. */
  compare: (before: string, after: string, width: number) => Promise<DifferentPictures | undefined>;
  close: () => Promise<void>;
}

export async function openCamera(): Promise<Camera> {
  const executablePath = findHeadlessChromium();
  const browser = await chromium.launch({
    args: [...chromiumFlags, ...sameEverywhere],
    // The command ends all that it started by itself.
    handleSIGINT: false,
    handleSIGTERM: false,
    ...(executablePath !== undefined && { executablePath }),
  });
  const free: BothPages[] = [];
  return {
    browser: `Chromium ${browser.version()}`,
    compare: async (before, after, width) => {
      const pages = free.pop() ?? (await openPages(browser));
      const [one, other] = await Promise.all([
        pictureOf(pages[0], before, width),
        pictureOf(pages[1], after, width),
      ]);
      free.push(pages);
      return compare(one, other);
    },
    close: () => browser.close(),
  };
}

type BothPages = readonly [Page, Page];

async function openPages(browser: Browser): Promise<BothPages> {
  const context = await browser.newContext({ reducedMotion: 'reduce', deviceScaleFactor: 1 });
  // A busy machine takes long for a large picture, which is none the worse for it.
  context.setDefaultTimeout(patience);
  return [await context.newPage(), await context.newPage()];
}

/** The whole page, once its fonts are there. No script runs in it, so that its clock stands where it was drawn. */
async function pictureOf(page: Page, address: string, width: number): Promise<Buffer> {
  await page.setViewportSize({ width, height: windowHeights[width] ?? 800 });
  await page.goto(address, { waitUntil: 'load' });
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  return page.screenshot({ fullPage: true, animations: 'disabled' });
}
