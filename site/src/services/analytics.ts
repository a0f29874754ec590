import type { AnalyticsEvent } from '../domain/analyticsEvents.ts';
import type { paths } from '../api/generated/api.ts';
import { languageOfDocument } from './languageOfDocument.ts';

type Batch = paths['/analytics/events']['post']['requestBody']['content']['application/json'];
type SentEvent = Batch['events'][number];

/** Sends events to the collector in batches. */
export interface Analytics {
  /** Puts an event in the next batch. */
  track: (event: AnalyticsEvent) => void;
  /** Drops the queued events: consent was withdrawn. */
  forget: () => void;
}

/** The parts of a browser that batching needs. */
export interface AnalyticsSurroundings {
  fetch: (address: string, init: RequestInit) => Promise<{ status: number }>;
  /** Queues a request that outlives the page. True if the browser accepted it. */
  beacon: (address: string, json: string) => boolean;
  /** Calls back when the page is hidden or left. */
  onHidden: (listener: () => void) => void;
  after: (ms: number, work: () => void) => void;
  newId: () => string;
  now: () => Date;
  language: SentEvent['language'];
}

const address = '/analytics/events';
const batchSize = 50;
const waitInMs = 5_000;
/** Most events that are queued while the collector cannot be reached. The oldest are dropped. */
const rememberedEvents = 100;

export function createAnalytics(surroundings: AnalyticsSurroundings): Analytics {
  const { beacon, onHidden, after, newId, now, language } = surroundings;
  let waiting: SentEvent[] = [];
  let scheduled = false;

  function schedule() {
    if (scheduled) return;
    scheduled = true;
    after(waitInMs, () => {
      scheduled = false;
      void flush();
    });
  }

  async function flush(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, batchSize);
      if (!(await isTaken(surroundings, batch))) {
        waiting = [...batch, ...waiting].slice(-rememberedEvents);
        schedule();
        return;
      }
    }
  }

  onHidden(() => {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, batchSize);
      if (!beacon(address, bodyOf(batch))) {
        void isTaken(surroundings, batch);
      }
    }
  });

  return {
    track(event) {
      const sent: SentEvent = { ...event, id: newId(), at: now().toISOString(), platform: 'web', language };
      waiting = [...waiting, sent].slice(-rememberedEvents);
      schedule();
    },
    forget() {
      waiting = [];
    },
  };
}

/** Whether the batch is done: accepted, or refused for good. */
async function isTaken({ fetch }: AnalyticsSurroundings, batch: SentEvent[]): Promise<boolean> {
  try {
    const { status } = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: bodyOf(batch),
      keepalive: true,
    });
    return status < 500 && status !== 429;
  } catch {
    return false;
  }
}

function bodyOf(events: SentEvent[]): string {
  return JSON.stringify({ events } satisfies Batch);
}

/** The browser's own implementations. */
export function browserSurroundings(window: Window & typeof globalThis): AnalyticsSurroundings {
  const { document, navigator, crypto } = window;
  return {
    fetch: (to, init) => window.fetch(to, init),
    beacon: (to, json) => navigator.sendBeacon(to, new Blob([json], { type: 'application/json' })),
    onHidden: (listener) => {
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'hidden') listener();
      });
    },
    after: (ms, work) => {
      window.setTimeout(work, ms);
    },
    newId: () => crypto.randomUUID(),
    now: () => new Date(),
    language: languageOfDocument(document),
  };
}
