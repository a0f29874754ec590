import { launch, type Frame, type LaunchOptions, type Page } from 'puppeteer-core';
import { findFirefox } from '../../../../scripts/other-browsers.ts';
import { chromiumFlags, findChromium } from '../../../../scripts/chromium.ts';
import {
  callOf,
  commandTimeout,
  type BrowserSettings,
  type InPage,
  type TestBrowser,
} from './TestBrowser.ts';

/** Starts Chromium, which Puppeteer speaks to by its DevTools protocol. */
export function startChromium({ theme, scripts, motion }: BrowserSettings): Promise<TestBrowser> {
  return start(findChromium(), scripts, {
    browser: 'chrome',
    args: [
      ...chromiumFlags,
      '--hide-scrollbars',
      `--blink-settings=preferredColorScheme=${theme === 'night' ? 0 : 1}`,
      ...(motion ? [] : ['--force-prefers-reduced-motion']),
    ],
  });
}

/** Starts Firefox, which Puppeteer speaks to by WebDriver BiDi, without another program between. */
export function startFirefox({ theme, scripts, motion }: BrowserSettings): Promise<TestBrowser> {
  return start(findFirefox(), true, {
    browser: 'firefox',
    protocol: 'webDriverBiDi',
    extraPrefsFirefox: {
      // Firefox has no command that switches scripts off.
      'javascript.enabled': scripts,
      'layout.css.prefers-color-scheme.content-override': theme === 'night' ? 0 : 1,
      'ui.prefersReducedMotion': motion ? 0 : 1,
      'ui.useOverlayScrollbars': 1,
    },
  });
}

/** In Firefox, a page that is left while it imports a script reports it as not loaded. */
const notLoaded = /^Failed to load resource|^(?:TypeError: )?error loading dynamically imported module/;

async function start(
  path: string | undefined,
  scripts: boolean,
  options: LaunchOptions,
): Promise<TestBrowser> {
  if (path === undefined) throw new Error(`No ${String(options.browser)} is installed.`);
  const browser = await launch({
    ...options,
    executablePath: path,
    headless: true,
    defaultViewport: null,
    protocolTimeout: commandTimeout,
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(commandTimeout);
  if (!scripts) await page.setJavaScriptEnabled(false);
  const faults = faultsOf(page);

  return {
    open: async (address) => {
      await page.goto(address, { waitUntil: 'load' });
    },
    reload: async () => {
      await page.reload({ waitUntil: 'load' });
    },
    address: () => page.evaluate(() => location.href),
    evaluate: async <Words extends string[], Answer>(
      question: InPage<Words, Answer>,
      words: Words,
      frame?: string,
    ) => (await (await frameOf(page, frame)).evaluate(callOf(question, words))) as Answer,
    click: async (selector, frame) => {
      const element = await (await frameOf(page, frame)).$(selector);
      if (element === null) throw new Error(`There is no “${selector}”.`);
      // Puppeteer's own `click` scrolls by an observer, which does not answer in Firefox without scripts.
      await element.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
      const { x, y } = await element.clickablePoint();
      await page.mouse.click(x, y);
    },
    type: (text) => page.keyboard.type(text),
    pressEnter: () => page.keyboard.press('Enter'),
    resize: (width, height) => page.setViewport({ width, height }),
    picture: () => page.screenshot({ captureBeyondViewport: false }),
    faults: () => faults,
    close: () => browser.close(),
  };
}

async function frameOf(page: Page, selector: string | undefined): Promise<Frame> {
  if (selector === undefined) return page.mainFrame();
  const element = await page.$(selector);
  const frame = await element?.contentFrame();
  if (!frame) throw new Error(`There is no frame “${selector}”.`);
  return frame;
}

function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  const add = (fault: string) => {
    if (!notLoaded.test(fault)) faults.push(fault);
  };
  page.on('pageerror', (error) => add(error instanceof Error ? error.message : String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') add(message.text());
  });
  return faults;
}
