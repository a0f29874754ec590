import { earlyView } from './earlyView.ts';
import { forgetTypedFields } from './forgetTypedFields.ts';
import { isWhole } from './inDocument.ts';
import { registerServiceWorker } from './registerServiceWorker.ts';
import { stillOnSamePage } from './stillOnSamePage.ts';
import { whenIdleOrUsed } from './whenIdleOrUsed.ts';

earlyView.watch();
stillOnSamePage(window);

/**
 * Fetches the page's script. Not before everything that can be seen has arrived and is on the screen, and the browser
 * is idle: words, fonts and the drawing share neither bandwidth nor processor with a script that can wait. Until then
 * links and forms are the browser's own.
 */
whenIdleOrUsed(document, () => {
  // Stopped before its end: links and forms stay the browser's own.
  if (!isWhole(document)) return;
  void ('live' in document.documentElement.dataset
    ? import(/* webpackChunkName: 'live' */ './livePage.tsx')
    : import(/* webpackChunkName: 'quiet' */ './quietPage.ts'));
  if (document.querySelector('main form') === null) forgetTypedFields(window);
  else keepTyped().catch(() => undefined);
  // The page works without it, and the next page tries again.
  registerServiceWorker(document).catch(() => undefined);
});

async function keepTyped() {
  const { keepTypedFields } = await import(/* webpackChunkName: 'typed-fields' */ './typedFields.ts');
  keepTypedFields(window);
}
