import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** A drawn page: its HTML, and what its headers say of it. */
export interface PageDrawing {
  html: string;
  policy: string;
  /** Whether search engines may list it. */
  listed: boolean;
}

/** A page to be sent: what its headers say, and its HTML in each encoding. */
export interface ReadyPage extends Omit<PageDrawing, 'html'> {
  identity: Buffer;
  br: Buffer;
  gzip: Buffer;
}

export interface PageStore {
  /** The page stored for exactly this request, or the one that `draw` makes now. */
  getOrDraw: (request: object, draw: () => Promise<PageDrawing>) => Promise<ReadyPage>;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

interface StoredPage {
  page: ReadyPage;
  compressed: 'quickly' | 'thoroughly';
}

/**
 * Stores drawn pages, compressed, by all that they were drawn from: a changed price or entry makes another key, so that
 * no page is stale. Together they have at most `maxBytes`; the least recently used are dropped.
 *
 * A page is compressed at the highest level once it is asked for again, one page at a time: requests with invented
 * cookies, each for a new page, cost little.
 */
export function createPageStore(maxBytes: number): PageStore {
  const pages = new LRUCache<string, StoredPage>({ maxSize: maxBytes, sizeCalculation: bytesOf });
  const drawing = new Map<string, Promise<ReadyPage>>();
  let compressing = false;

  async function drawAndStore(key: string, draw: () => Promise<PageDrawing>) {
    try {
      const page = await draw().then(ready);
      pages.set(key, { page, compressed: 'quickly' });
      return page;
    } finally {
      drawing.delete(key);
    }
  }

  async function compressThoroughly(key: string, stored: StoredPage) {
    if (compressing || stored.compressed === 'thoroughly') return;
    compressing = true;
    try {
      const bodies = await compressed(stored.page.identity, 'thoroughly');
      // Unless it was dropped meanwhile.
      if (pages.peek(key) !== stored) return;
      pages.set(key, { page: { ...stored.page, ...bodies }, compressed: 'thoroughly' });
    } finally {
      compressing = false;
    }
  }

  return {
    getOrDraw(request, draw) {
      const key = createHash('sha256').update(JSON.stringify(request)).digest('base64');
      const stored = pages.get(key);
      if (stored !== undefined) {
        // Where it fails, the page stays as it is.
        compressThoroughly(key, stored).catch(() => undefined);
        return Promise.resolve(stored.page);
      }
      const page = drawing.get(key) ?? drawAndStore(key, draw);
      drawing.set(key, page);
      return page;
    },
  };
}

/** The memory of a page: its HTML in all encodings, and its policy. */
function bytesOf({ page: { policy, identity, br, gzip: zipped } }: StoredPage): number {
  return identity.length + br.length + zipped.length + policy.length;
}

async function ready({ html, ...told }: PageDrawing): Promise<ReadyPage> {
  const identity = Buffer.from(html);
  return { ...told, identity, ...(await compressed(identity, 'quickly')) };
}

const levels = {
  quickly: { br: 4, gzip: constants.Z_DEFAULT_COMPRESSION },
  thoroughly: { br: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION },
};

async function compressed(html: Buffer, how: keyof typeof levels): Promise<Pick<ReadyPage, 'br' | 'gzip'>> {
  const level = levels[how];
  const [br, zipped] = await Promise.all([
    brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: level.br } }),
    zip(html, { level: level.gzip }),
  ]);
  return { br, gzip: zipped };
}
