import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** A page to be sent: its policy, and its HTML in each encoding. */
export interface ReadyPage {
  policy: string;
  identity: Buffer;
  br: Buffer;
  gzip: Buffer;
}

export interface PageStore {
  /** The page stored for exactly this request, or the one that `draw` makes now. */
  getOrDraw: (request: object, draw: () => Promise<{ html: string; policy: string }>) => Promise<ReadyPage>;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

interface KeptPage {
  page: Promise<ReadyPage>;
  compressed: 'quickly' | 'thoroughly';
}

/**
 * Stores drawn pages, compressed, by all that they were drawn from: a changed price or entry makes another key, so that
 * no page is stale. The least recently used are dropped.
 *
 * A page is compressed at the highest level once it is asked for again, one page at a time: requests with invented
 * cookies, each for a new page, cost little.
 */
export function createPageStore(limit: number): PageStore {
  const pages = new LRUCache<string, KeptPage>({ max: limit });
  let compressing = false;

  async function compressThoroughly(kept: KeptPage) {
    if (compressing || kept.compressed === 'thoroughly') return;
    compressing = true;
    kept.compressed = 'thoroughly';
    try {
      const ready = await kept.page;
      const bodies = await compressed(ready.identity, 'thoroughly');
      kept.page = Promise.resolve({ ...ready, ...bodies });
    } finally {
      compressing = false;
    }
  }

  return {
    getOrDraw(request, draw) {
      const key = createHash('sha256').update(JSON.stringify(request)).digest('base64');
      const known = pages.get(key);
      const kept = known ?? { page: draw().then(ready), compressed: 'quickly' };
      if (known === undefined) {
        pages.set(key, kept);
        kept.page.catch(() => pages.delete(key));
      } else {
        // The caller of the draw gets its error.
        compressThoroughly(kept).catch(() => undefined);
      }
      return kept.page;
    },
  };
}

async function ready({ html, policy }: { html: string; policy: string }): Promise<ReadyPage> {
  const identity = Buffer.from(html);
  return { policy, identity, ...(await compressed(identity, 'quickly')) };
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
