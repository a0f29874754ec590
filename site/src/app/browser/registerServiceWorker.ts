import { addressIn } from '../../pages/addressIn.ts';
import { entry } from '../../pages/errors/Offline/entry.ts';
import { languageOfDocument } from '../../services/languageOfDocument.ts';

/**
 * Registers the service worker that shows our own page where a page is asked for without a network (record 45), and tells
 * it that page's address in the language of the document.
 */
export async function registerServiceWorker(document: Document): Promise<void> {
  // Browsers offer none in some private windows, and none to pages without TLS.
  if (!('serviceWorker' in navigator)) return;
  // One address in all languages: a worker that is replaced while a page is asked for can cost the browser that page.
  await navigator.serviceWorker.register('/static/service-worker.js', { scope: '/' });
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(addressIn(languageOfDocument(document), entry.path));
}
