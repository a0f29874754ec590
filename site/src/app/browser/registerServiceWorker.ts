import { addressIn } from '../../pages/addressIn.ts';
import { entry } from '../../pages/errors/Offline/entry.ts';
import { languageOfDocument } from '../../services/languageOfDocument.ts';

/** Registers the service worker that shows our own page where a page is asked for without a network (record 45). */
export function registerServiceWorker(document: Document): void {
  // Browsers offer none in some private windows, and none to pages without TLS.
  if (!('serviceWorker' in navigator)) return;
  const page = addressIn(languageOfDocument(document), entry.path);
  navigator.serviceWorker
    .register(`/static/service-worker.js?page=${page}`, { scope: '/' })
    // The page works without it: the browser tries again with the next page.
    .catch(() => undefined);
}
