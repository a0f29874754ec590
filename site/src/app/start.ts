import type { Hydration } from '../routes.ts';

/** Fetches the page's script when the page asks for it: at once, or when the browser has nothing better to do. */
const hydrates = document.documentElement.dataset.hydrates as Hydration | undefined;

if (hydrates === 'idle' && 'requestIdleCallback' in window) {
  requestIdleCallback(hydrate);
} else {
  hydrate();
}

function hydrate() {
  void import(/* webpackChunkName: 'browser' */ './browser.tsx');
}
