import { launch, ProtocolError, type Frame, type LaunchOptions, type Page } from 'puppeteer-core';
import { setTimeout as wait } from 'node:timers/promises';
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

/**
 * What is no fault of the page. In Firefox, a page that is left while it imports a script reports it as not loaded, and a frame
 * that is asked something while it loads reports the protocol's own variable.
 */
const notOurFault =
  /^Failed to load resource|^(?:TypeError: )?error loading dynamically imported module|property "__bidi_args"/;

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
      const middle = await (await frameOf(page, frame)).$eval(selector, scrollToMiddle);
      const { x, y } = frame === undefined ? { x: 0, y: 0 } : await page.$eval(frame, cornerOf);
      await page.mouse.click(x + middle.x, y + middle.y);
    },
    type: (text) => page.keyboard.type(text),
    pressEnter: () => page.keyboard.press('Enter'),
    resize: (width, height) => resize(page, width, height),
    picture: () => page.screenshot({ captureBeyondViewport: false }),
    faults: () => faults,
    close: () => browser.close(),
  };
}

/** Puppeteer sends a screen's orientation beside the size, which Firefox before 144 does not know: the size is set all the same. */
async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewport({ width, height }).catch((error: unknown) => {
    if (!(error instanceof ProtocolError && error.message.includes('unknown command'))) throw error;
  });
  const isResized = (size: string) => `${innerWidth} ${innerHeight}` === size;
  while (!(await page.evaluate(isResized, `${width} ${height}`))) await wait(20);
}

/**
 * Runs in the page. Puppeteer's own `click` scrolls by an observer, which does not answer in Firefox without scripts, and finds
 * the frame around an element by a command that Firefox 140 does not know.
 */
function scrollToMiddle(element: Element): { x: number; y: number } {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Runs in the page: where the content of a frame begins. */
function cornerOf(frame: Element): { x: number; y: number } {
  const { left, top } = frame.getBoundingClientRect();
  return { x: left + frame.clientLeft, y: top + frame.clientTop };
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
    if (!notOurFault.test(fault)) faults.push(fault);
  };
  page.on('pageerror', (error) => add(error instanceof Error ? error.message : String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') add(message.text());
  });
  return faults;
}
