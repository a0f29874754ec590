import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A page ready to be sent: its policy, and its HTML in each encoding. */
export interface ReadyPage {
  policy: string;
  identity: Buffer;
  br: Buffer;
  gzip: Buffer;
}

export interface PageStore {
  /** The page kept for exactly this request, or the one that `draw` makes now. */
  getOrDraw: (request: object, draw: () => Promise<{ html: string; policy: string }>) => Promise<ReadyPage>;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Keeps drawn pages, compressed as far as it goes, by all that they were drawn from. A changed price or entry makes
 * another key, so nothing is ever stale. The longest unused goes first.
 */
export function createPageStore(limit: number): PageStore {
  const pages = new Map<string, Promise<ReadyPage>>();

  return {
    getOrDraw(request, draw) {
      const key = createHash('sha256').update(JSON.stringify(request)).digest('base64');
      const kept = pages.get(key);
      const page = kept ?? draw().then(compressed);
      pages.delete(key);
      pages.set(key, page);
      if (kept === undefined) {
        page.catch(() => pages.delete(key));
        dropOldest(pages, limit);
      }
      return page;
    },
  };
}

async function compressed({ html, policy }: { html: string; policy: string }): Promise<ReadyPage> {
  const identity = Buffer.from(html);
  const [br, zipped] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    zip(identity, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return { policy, identity, br, gzip: zipped };
}

function dropOldest(pages: Map<string, unknown>, limit: number) {
  for (const key of pages.keys()) {
    if (pages.size <= limit) return;
    pages.delete(key);
  }
}
