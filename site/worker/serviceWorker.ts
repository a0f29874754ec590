/** https://w3c.github.io/ServiceWorker/#install-event, of which TypeScript does not know the routes yet. */
interface RoutedInstallEvent {
  addRoutes: (rule: { condition: { requestMethod: string }; source: 'network' }) => Promise<void>;
}

declare const self: ServiceWorkerGlobalScope;
/** Changes with every build: the browser then installs this script again, and the page is stored anew. */
declare const __webpack_hash__: string;

const cacheName = `offline-${__webpack_hash__}`;

/** Where what is shown without a network is stored, in the language of the last page that was open. */
const offlinePage = '/offline';

self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting());
  event.waitUntil(leavePostsToTheBrowser(event));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(activate());
});

/** Each page of the site tells the address of the offline page in its language. */
self.addEventListener('message', (event) => {
  // Without an answer, the next page tells it again.
  event.waitUntil(store(String(event.data)).catch(() => undefined));
});

self.addEventListener('fetch', (event) => {
  const { mode, method, url } = event.request;
  // A form that is posted stays the browser's, which can post it again.
  if (mode === 'navigate' && method === 'GET') event.respondWith(openPage(event));
  else if (url.startsWith(`${self.location.origin}/static/`)) event.respondWith(openFile(event));
});

/**
 * Stores the page and the files that it names, in place of a page in another language or of an earlier build. Asked for
 * without cookies, it holds nothing personal.
 */
async function store(address: string) {
  const cache = await caches.open(cacheName);
  const stored = await cache.match(offlinePage);
  if (stored !== undefined && new URL(stored.url).pathname === address) return;
  const page = await fetch(address, { credentials: 'omit' });
  if (!page.ok) throw new Error(`${address} answered ${page.status}`);
  await cache.addAll(filesIn(await page.clone().text()));
  await cache.put(offlinePage, page);
  for (const name of await caches.keys()) if (name !== cacheName) await caches.delete(name);
}

/**
 * The static files in the attributes of a page that our server drew, but the script of all pages, which has nothing to
 * do there; and the stars, which only its styles name.
 */
function filesIn(html: string): string[] {
  const addresses = Array.from(
    html.matchAll(/"(\/static\/[^"#]+)|(\/static\/scenes\/stars-night[^"')]+)/g),
    ([, inAttribute, inStyle]) => inAttribute ?? inStyle ?? '',
  );
  return [...new Set(addresses)].filter((address) => !address.startsWith('/static/start.'));
}

/**
 * What a page posts as it is left, the last events of analytics, goes past this script: Chromium asks it first, and drops the
 * request when the page is gone before it has answered. Other browsers have no such rules, and do not drop it.
 */
async function leavePostsToTheBrowser(event: ExtendableEvent & Partial<RoutedInstallEvent>) {
  await event.addRoutes?.({ condition: { requestMethod: 'POST' }, source: 'network' });
}

async function activate() {
  // The request for a page starts at once, beside the start of this script.
  await self.registration.navigationPreload.enable();
  await self.clients.claim();
}

async function openPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  return orStored(
    async () => ((await preloadResponse) as Response | undefined) ?? fetch(request),
    offlinePage,
  );
}

async function openFile({ request }: FetchEvent): Promise<Response> {
  return orStored(() => fetch(request), request);
}

/** What the network answers, or what is stored where there is no network. */
async function orStored(ask: () => Promise<Response>, address: RequestInfo): Promise<Response> {
  try {
    return await ask();
  } catch (error) {
    const stored = await caches.match(address);
    if (stored === undefined) throw error;
    return stored;
  }
}

export {};
