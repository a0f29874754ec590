/** What visitors do first on a page. */
const firstUses = ['pointerdown', 'keydown', 'focusin'] as const;

/** Some browsers report no paint, and a background tab has none. */
const longestWaitForPaintInMs = 1_000;
const longestWaitForIdleInMs = 2_000;

/**
 * Does the work once: when the page has loaded, is on the screen and the browser has nothing else to do, or at the first
 * press, key or focus, whichever comes first. A use while the page is still arriving waits for its end.
 */
export function whenIdleOrUsed(page: Document, work: () => void): void {
  let begun = false;
  function begin() {
    if (begun) return;
    begun = true;
    firstUses.forEach((use) => {
      page.removeEventListener(use, begin, true);
    });
    if (page.readyState === 'loading') page.addEventListener('DOMContentLoaded', work, { once: true });
    else work();
  }

  firstUses.forEach((use) => {
    page.addEventListener(use, begin, true);
  });
  void loaded(page)
    .then(painted)
    .then(() => {
      whenIdle(begin);
    });
}

function loaded({ readyState }: Document): Promise<unknown> {
  if (readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => {
    window.addEventListener('load', resolve, { once: true });
  });
}

function painted(): Promise<unknown> {
  return new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, longestWaitForPaintInMs);
  });
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: longestWaitForIdleInMs });
  else setTimeout(work);
}
