import { launch } from 'chrome-launcher';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { chromiumFlags, findChromium } from '../../chromium.ts';
import { haveChromium } from '../../test-run/install-chromium.ts';
import type { Effort, Figure, Findings } from '../Figure.ts';
import { withSystem } from '../running-system.ts';
import { median, rounded } from '../statistics.ts';
import { signedIn } from '../visitor.ts';
import { serveWithoutScript } from './withoutScript.ts';

interface Judged {
  name: string;
  path: string;
  cookie?: string;
}

/** A page and its copy without script, one right after the other. */
interface Run {
  page: Result;
  copy: Result;
}

type Value = number | null | undefined;

/** One figure of Lighthouse's result. */
interface Reading {
  name: string;
  unit: string;
  digits: number;
  of: (result: Result) => Value;
}

const readings: Reading[] = [
  score('performance'),
  score('accessibility'),
  score('best-practices'),
  score('seo'),
  audit('LCP', 'largest-contentful-paint', 'ms'),
  audit('CLS', 'cumulative-layout-shift', 'score', 3),
  audit('TBT', 'total-blocking-time', 'ms'),
];

/** What a script can make worse. */
const affectedByScript = readings.filter(({ name }) => name === 'LCP' || name === 'TBT');

/**
 * How Lighthouse judges the pages on its slow phone: medians of several runs each. Each run is followed by one of a copy
 * of the page that loads no script, and `script-adds` is the median of the differences.
 */
export async function measureLighthouse({ lighthouseRuns }: Effort): Promise<Findings> {
  if (!(await haveChromium())) return { figures: [], leftOut: ['Lighthouse: no Chromium was found.'] };
  return withSystem(undefined, async ({ site }) => {
    const nora = await signedIn(site, 'nora');
    const checkout = '/checkout?plan=B2C14DANNUAL';
    const pages: Judged[] = [
      { name: 'home', path: '/' },
      { name: 'login', path: '/login' },
      { name: 'checkout', path: checkout, cookie: nora.cookiesFor(checkout) },
    ];
    const copy = await serveWithoutScript(site);
    try {
      const figures: Figure[] = [];
      for (const page of pages) {
        const runs: Run[] = [];
        for (let run = 0; run < lighthouseRuns; run += 1) {
          runs.push({ page: await judge(site, page), copy: await judge(copy.origin, page) });
        }
        figures.push(...figuresOf(page.name, runs));
      }
      return { figures };
    } finally {
      copy.stop();
    }
  });
}

/** A run in a browser of its own, so that nothing is kept from the one before. */
async function judge(site: string, page: Judged, triesLeft = 3): Promise<Result> {
  const { path, cookie } = page;
  const chromePath = findChromium();
  const chrome = await launch({
    chromeFlags: ['--headless=new', ...chromiumFlags],
    ...(chromePath !== undefined && { chromePath }),
  });
  try {
    const flags: Flags = {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
      ...(cookie !== undefined && { extraHeaders: { Cookie: cookie } }),
    };
    const judged = await lighthouse(`${site}${path}`, flags);
    if (judged === undefined) throw new Error(`Lighthouse said nothing of ${path}.`);
    const { lhr } = judged;
    if (lhr.runtimeError?.code !== 'NO_NAVSTART' || triesLeft === 0) {
      if (lhr.runtimeError !== undefined)
        throw new Error(`Lighthouse on ${path}: ${lhr.runtimeError.message}`);
      if (new URL(lhr.finalDisplayedUrl).pathname !== new URL(path, site).pathname) {
        throw new Error(`${path} led to ${lhr.finalDisplayedUrl}, which is another page.`);
      }
      return lhr;
    }
  } finally {
    chrome.kill();
  }
  // Chromium now and then begins the trace too late; Lighthouse itself asks for another run.
  return judge(site, page, triesLeft - 1);
}

function figuresOf(page: string, runs: Run[]): Figure[] {
  return [
    ...readings.map((reading) => figure(page, reading, runs, ({ of }, run) => of(run.page))),
    ...affectedByScript.flatMap((reading) => [
      figure(`${page}.without-script`, reading, runs, ({ of }, run) => of(run.copy)),
      figure(`${page}.script-adds`, reading, runs, ({ of }, { page: whole, copy }) =>
        difference(of(whole), of(copy)),
      ),
    ]),
  ];
}

function figure(
  name: string,
  reading: Reading,
  runs: Run[],
  read: (reading: Reading, run: Run) => Value,
): Figure {
  const values = runs.map((run) => read(reading, run)).filter((value) => typeof value === 'number');
  return {
    name: `lighthouse.${name}.${reading.name}`,
    value: rounded(median(values), reading.digits),
    unit: reading.unit,
  };
}

function difference(value: Value, other: Value): Value {
  return typeof value === 'number' && typeof other === 'number' ? value - other : undefined;
}

function score(category: string): Reading {
  const of = ({ categories }: Result) => (categories[category]?.score ?? Number.NaN) * 100;
  return { name: category, unit: 'of 100', digits: 0, of };
}

function audit(name: string, id: string, unit: string, digits = 0): Reading {
  return { name, unit, digits, of: ({ audits }) => audits[id]?.numericValue };
}
