import { chromium, type Browser } from 'playwright-core';
import { join } from 'node:path';
import { chromiumFlags, findChromium } from '../chromium.ts';
import { root } from '../root.ts';
import { runOrThrow } from '../run.ts';
import { serveFolder } from '../storybook/serve-folder.ts';
import { haveChromium } from '../test-run/install-chromium.ts';
import type { Figure, Findings } from './Figure.ts';
import { median, rounded } from './statistics.ts';

const runs = 5;
const component = 'screens-checkout-checkout';

/** How soon a contact sheet of the built Storybook shows its pictures, and how large a screen's documentation is. */
export async function measureStorybook(): Promise<Findings> {
  if (!(await haveChromium())) return { figures: [], leftOut: ['Storybook: no Chromium was found.'] };
  await runOrThrow('storybook', ['build', '--quiet']);
  const served = await serveFolder(join(root, 'storybook-static'));
  const executablePath = findChromium();
  const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath && { executablePath }) });
  try {
    const sheets: Sheet[] = [];
    for (let run = 0; run < runs; run += 1) sheets.push(await measureSheet(browser, served.url));
    return { figures: [...figuresOf(sheets), await measureDocumentation(browser, served.url)] };
  } finally {
    await browser.close();
    served.close();
  }
}

interface Sheet {
  first: number;
  inView: number;
  frames: number;
}

/** Opens the sheet in a browser context without a cache. Times are milliseconds since the navigation. */
async function measureSheet(browser: Browser, url: string): Promise<Sheet> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${url}?path=/contact-sheet/${component}`, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('[data-picture="drawn"]') !== null);
  const first = await page.evaluate(() => performance.now());
  await page.waitForFunction(() => {
    const seen = [...document.querySelectorAll('[data-picture]')].filter((picture) => {
      const { top, left } = picture.getBoundingClientRect();
      return top < innerHeight && left < innerWidth;
    });
    return seen.length > 0 && seen.every((picture) => picture.getAttribute('data-picture') === 'drawn');
  });
  const inView = await page.evaluate(() => performance.now());
  const frames = await page.locator('iframe[srcdoc]').count();
  await context.close();
  return { first, inView, frames };
}

function figuresOf(sheets: Sheet[]): Figure[] {
  return [
    figure('contact-sheet.first-picture', median(sheets.map(({ first }) => first)), 'ms'),
    figure('contact-sheet.pictures-in-view', median(sheets.map(({ inView }) => inView)), 'ms'),
    figure('contact-sheet.frames', median(sheets.map(({ frames }) => frames)), 'frames'),
  ];
}

async function measureDocumentation(browser: Browser, url: string): Promise<Figure> {
  const page = await browser.newPage({ viewport: { width: 1140, height: 900 } });
  await page.goto(`${url}iframe.html?viewMode=docs&id=${component}--docs`);
  await page.locator('[data-picture="drawn"]').first().waitFor();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.close();
  return figure('documentation.checkout-height', height, 'px');
}

function figure(name: string, value: number, unit: string): Figure {
  return { name: `storybook.${name}`, value: rounded(value, 0), unit };
}
