/**
 * Fetches the page's script. Never before everything that can be seen has arrived and is on the screen: words, fonts
 * and the drawing must not share the bandwidth with a script that can wait.
 */
if (document.readyState === 'complete') {
  onceSeen(begin);
} else {
  window.addEventListener('load', () => onceSeen(begin), { once: true });
}

/** Some browsers report no paint, and a background tab has none: the script is loaded after a second then. */
function onceSeen(then: () => void) {
  const seen = new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, 1_000);
  });
  void seen.then(then);
}

function begin() {
  if ('live' in document.documentElement.dataset) {
    void import(/* webpackChunkName: 'live' */ './livePage.tsx');
  } else if ('requestIdleCallback' in window) {
    requestIdleCallback(beQuiet);
  } else {
    beQuiet();
  }
}

function beQuiet() {
  void import(/* webpackChunkName: 'quiet' */ './quietPage.ts');
}

export {};
