import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { errorEvent, type ErrorEvent, type Fault } from './error-event.ts';
import { pauseAfter } from './rate-limits.ts';

/** Where faults are reported to, and how many of them. */
export interface ErrorReportingSettings {
  dsn: string;
  environment: string;
  /** The share of faults that is sent, from 0 to 1. */
  sampleRate: number;
  siteBuildFolder: string;
}

/** The parts of the process that a test replaces. */
export interface ReportingSurroundings {
  fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** A random number between 0 and 1, for sampling. */
  chance: () => number;
  now: () => Date;
}

/** Sends faults of the server to the error-reporting service, as the browser's reporter does. */
export interface ErrorReporting {
  /** Takes a fault and returns at once. It never throws, and keeps no caller waiting. */
  report: (fault: Fault) => void;
  /** Names the build, once it is known. */
  nameRelease: (release: string) => void;
  /** Settles when everything that was taken is sent or dropped: a few seconds at most. */
  flush: () => Promise<void>;
}

/** Faults that wait at most; later ones are dropped. */
const longestQueue = 50;
const timeoutMs = 3_000;
/** How long nothing is sent after the service was not reached. */
const pauseMs = 30_000;
const flushMs = 4_000;

const zip = promisify(gzip);

/** Opens the reporter. Without settings it drops everything. */
export function openErrorReporting(
  settings: ErrorReportingSettings | undefined,
  surroundings: ReportingSurroundings = { fetch, chance: Math.random, now: () => new Date() },
): ErrorReporting {
  if (settings === undefined) {
    return { report: () => undefined, nameRelease: () => undefined, flush: () => Promise.resolve() };
  }
  const { chance, now } = surroundings;
  const { dsn, sampleRate } = settings;
  const endpoint = endpointOf(dsn);
  const queue: ErrorEvent[] = [];
  let release: string | undefined;
  let pausedUntil = 0;
  let sending: Promise<void> | undefined;

  /** One after the other. During a pause, what waits is dropped: the service asked for less, or is away. */
  async function sendQueue() {
    for (let event = queue.shift(); event !== undefined; event = queue.shift()) {
      if (now().getTime() >= pausedUntil) pausedUntil = await send(event);
    }
  }

  function startSending() {
    sending ??= sendQueue().finally(() => {
      sending = undefined;
      if (queue.length > 0) startSending();
    });
  }

  /** Gives the moment until which nothing more may be sent. */
  async function send(event: ErrorEvent): Promise<number> {
    try {
      const response = await surroundings.fetch(endpoint.address, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-sentry-envelope',
          'content-encoding': 'gzip',
          'x-sentry-auth': `Sentry sentry_version=7, sentry_key=${endpoint.key}`,
        },
        body: await zip(envelopeOf(event, now(), dsn)),
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      return now().getTime() + pauseAfter(response.status, response.headers);
    } catch {
      return now().getTime() + pauseMs;
    }
  }

  return {
    report(fault) {
      if (queue.length >= longestQueue || now().getTime() < pausedUntil || chance() >= sampleRate) return;
      try {
        queue.push(errorEvent(fault, { ...settings, release }, randomUUID().replaceAll('-', ''), now()));
      } catch {
        // An error whose own properties throw is not worth a second error.
        return;
      }
      startSending();
    },
    nameRelease(name) {
      release = name;
    },
    flush: async () => {
      const timeout = Promise.withResolvers<undefined>();
      const timer = setTimeout(() => timeout.resolve(undefined), flushMs);
      await Promise.race([sending, timeout.promise]);
      clearTimeout(timer);
    },
  };
}

/** `https://key@host/path/7` names the key, the host, and the project that takes the faults. */
function endpointOf(dsn: string) {
  const { origin, username, pathname } = new URL(dsn);
  const at = pathname.lastIndexOf('/');
  return {
    address: `${origin}${pathname.slice(0, at)}/api/${pathname.slice(at + 1)}/envelope/`,
    key: username,
  };
}

/** The lines of an envelope: https://develop.sentry.dev/sdk/envelopes/. */
function envelopeOf(event: ErrorEvent, sentAt: Date, dsn: string): string {
  const payload = JSON.stringify(event);
  const lines = [
    JSON.stringify({ event_id: event.event_id, sent_at: sentAt.toISOString(), dsn }),
    JSON.stringify({ type: 'event', length: Buffer.byteLength(payload) }),
    payload,
  ];
  return `${lines.join('\n')}\n`;
}
