import { launch } from 'chrome-launcher';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { chromiumFlags, findChromium } from '../chromium.ts';
import { haveChromium } from '../test-run/install-chromium.ts';
import type { Effort, Figure, Findings } from './Figure.ts';
import { withSystem } from './running-system.ts';
import { median, rounded } from './statistics.ts';
import { signedIn } from './visitor.ts';

interface Judged {
  name: string;
  path: string;
  cookie?: string;
}

/** One figure of Lighthouse's result. */
interface Reading {
  name: string;
  unit: string;
  digits: number;
  of: (result: Result) => number | null | undefined;
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

/** How Lighthouse judges the pages on its slow phone: the median of several runs each. */
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
    const figures: Figure[] = [];
    for (const page of pages) {
      const results: Result[] = [];
      for (let run = 0; run < lighthouseRuns; run += 1) results.push(await judge(site, page));
      figures.push(...mediansOf(page.name, results));
    }
    return { figures };
  });
}

/** A run in a browser of its own, so that nothing is kept from the one before. */
async function judge(site: string, { path, cookie }: Judged): Promise<Result> {
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
    if (lhr.runtimeError !== undefined) throw new Error(`Lighthouse on ${path}: ${lhr.runtimeError.message}`);
    if (new URL(lhr.finalDisplayedUrl).pathname !== new URL(path, site).pathname) {
      throw new Error(`${path} led to ${lhr.finalDisplayedUrl}, which is another page.`);
    }
    return lhr;
  } finally {
    chrome.kill();
  }
}

function mediansOf(page: string, results: Result[]): Figure[] {
  return readings.map(({ name, unit, digits, of }) => {
    const values = results.map(of).filter((value) => typeof value === 'number');
    return { name: `lighthouse.${page}.${name}`, value: rounded(median(values), digits), unit };
  });
}

function score(category: string): Reading {
  const of = ({ categories }: Result) => (categories[category]?.score ?? Number.NaN) * 100;
  return { name: category, unit: 'of 100', digits: 0, of };
}

function audit(name: string, id: string, unit: string, digits = 0): Reading {
  return { name, unit, digits, of: ({ audits }) => audits[id]?.numericValue };
}
