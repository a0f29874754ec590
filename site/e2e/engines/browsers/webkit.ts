import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findWebKit } from '../../../../scripts/other-browsers.ts';
import { freePort } from '../../../../backend/src/testing/free-port.ts';
import { writeGtkSettings } from './gtkSettings.ts';
import { startProgram } from './program.ts';
import { callOf, type BrowserSettings, type InPage, type TestBrowser } from './TestBrowser.ts';
import { find, inFrame, openSession, pressKeys, type Session } from './webdriver.ts';

const enter = '\uE007';

/**
 * Starts WebKitGTK's own small browser by its WebDriver, on a display of its own. Both end with the display, so that
 * nothing is left behind when a command hangs.
 */
export async function startWebKit(settings: BrowserSettings): Promise<TestBrowser> {
  const installed = findWebKit();
  if (installed === undefined) throw new Error('WebKitGTK, its WebDriver or Xvfb is not installed.');
  const { driver, browser, display } = installed;
  const home = await mkdtemp(join(tmpdir(), 'stillpoint-webkit-'));
  const cleanUp: (() => Promise<void>)[] = [() => rm(home, { recursive: true, force: true, maxRetries: 5 })];
  const close = async () => {
    for (const step of cleanUp.toReversed()) await step();
  };
  try {
    await writeGtkSettings(home, settings);
    const screen = await startProgram(
      [display, '-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
      (lines) => lines.some((line) => /^\d+$/.test(line)),
    );
    cleanUp.push(screen.stop);
    const address = `http://127.0.0.1:${await freePort()}`;
    const program = await startProgram(
      [driver, `--port=${new URL(address).port}`],
      () =>
        fetch(`${address}/status`).then(
          ({ ok }) => ok,
          () => false,
        ),
      environmentFor(
        home,
        screen.lines.find((line) => /^\d+$/.test(line)),
      ),
    );
    cleanUp.push(program.stop);
    const session = await openSession(address, {
      'webkitgtk:browserOptions': { binary: browser, args: argumentsFor(settings) },
    });
    cleanUp.push(() => session.command('DELETE', '').then(noAnswer, noAnswer));
    return pageOf(session, program.lines, close);
  } catch (error) {
    await close();
    throw error;
  }
}

function noAnswer() {
  return undefined;
}

function environmentFor(home: string, display = ''): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    HOME: home,
    XDG_RUNTIME_DIR: home,
    DISPLAY: `:${display}`,
    LANG: 'C.UTF-8',
    // There is no graphics card, and no desktop.
    LIBGL_ALWAYS_SOFTWARE: '1',
    NO_AT_BRIDGE: '1',
    DBUS_SESSION_BUS_ADDRESS: 'disabled:',
  };
}

function argumentsFor({ theme, scripts }: BrowserSettings): string[] {
  return [
    '--automation',
    '--enable-write-console-messages-to-stdout=true',
    // Keeps scripts out of pages, while WebDriver's own still run.
    ...(scripts ? [] : ['--enable-javascript-markup=false']),
    ...(theme === 'night' ? ['--dark-mode'] : []),
  ];
}

function pageOf(session: Session, lines: string[], close: () => Promise<void>): TestBrowser {
  const { command } = session;
  const evaluate = <Words extends string[], Answer>(
    question: InPage<Words, Answer>,
    words: Words,
    frame?: string,
  ) =>
    inFrame(session, frame, async () => {
      const script = `return ${callOf(question, words)}`;
      return (await command('POST', '/execute/sync', { script, args: [] })) as Answer;
    });

  return {
    open: async (url) => {
      await command('POST', '/url', { url });
    },
    reload: async () => {
      await command('POST', '/refresh');
    },
    address: async () => String(await command('GET', '/url')),
    evaluate,
    click: async (selector, frame) => {
      // The driver scrolls as the page does, smoothly, and does not wait for the end.
      await evaluate(scrollToMiddle, [selector], frame);
      await inFrame(session, frame, async () => {
        const { id } = await find(session, selector);
        await command('POST', `/element/${id}/click`);
      });
    },
    type: (text) => pressKeys(session, text.split('')),
    pressEnter: () => pressKeys(session, [enter]),
    resize: async (width, height) => {
      // The window is higher than the page by a toolbar.
      const toolbar = await evaluate(() => outerHeight - innerHeight, []);
      await command('POST', '/window/rect', { width, height: height + toolbar });
      const args = [width, height];
      await command('POST', '/execute/async', { script: `(${drawn.toString()})(...arguments)`, args });
    },
    picture: async () => Buffer.from(String(await command('GET', '/screenshot')), 'base64'),
    faults: () => lines.filter(isFault),
    close,
  };
}

/** WebKit writes `CONSOLE JS ERROR …`, `CONSOLE NETWORK ERROR Failed to load resource …` and the like. */
function isFault(line: string): boolean {
  return /^CONSOLE \w+ ERROR /.test(line) && !line.includes('Failed to load resource');
}

/** Runs in the page. */
function scrollToMiddle(selector: string): void {
  document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** Runs in the page: answers once the viewport has a size and was drawn in it. */
function drawn(width: number, height: number, answer: (drawn: boolean) => void) {
  requestAnimationFrame(() => {
    if (innerWidth === width && innerHeight === height) requestAnimationFrame(() => answer(true));
    else drawn(width, height, answer);
  });
}
