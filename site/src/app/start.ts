import type { Hydration } from '../routes.ts';

/**
 * Fetches the page's script when the page asks for it. Never before everything that can be seen has arrived: words,
 * fonts and the drawing must not share the line with a script that nobody waits for.
 */
const hydrates = document.documentElement.dataset.hydrates as Hydration | undefined;

if (document.readyState === 'complete') {
  begin();
} else {
  window.addEventListener('load', begin, { once: true });
}

function begin() {
  if (hydrates === 'idle' && 'requestIdleCallback' in window) {
    requestIdleCallback(hydrate);
  } else {
    hydrate();
  }
}

function hydrate() {
  void import(/* webpackChunkName: 'browser' */ './browser.tsx');
}
