import { withoutPersonalData } from '../domain/withoutPersonalData.ts';
import { framesOf } from './stackFrames.ts';

/** Where errors are reported to. Without it they stay in the browser's own console. */
export interface ErrorReportingSettings {
  dsn: string;
  environment: string;
  /** The share of errors that is sent, from 0 to 1. */
  sampleRate: number;
}

/** Sends one error to the error-reporting service. */
export type SendError = (error: unknown) => void;

/** The parts of a browser that reporting an error needs. */
export interface ReporterSurroundings {
  fetch: (address: string, init: RequestInit) => Promise<Pick<Response, 'headers' | 'status'>>;
  /** The page's address. */
  address: () => string;
  /** A random number between 0 and 1, for sampling. */
  chance: () => number;
  /** A unique id of 32 hexadecimal digits. */
  newId: () => string;
  now: () => Date;
  /** Names the build, so that its source maps can be found. */
  release: string;
}

/** Hash of the whole build, set by webpack; the folder of its source maps has the same name. */
declare const __webpack_hash__: string;

const tooManyRequests = 429;

/** Speaks as much of Sentry's protocol as one error takes: https://develop.sentry.dev/sdk/envelopes/. */
export function openReporter(
  settings: ErrorReportingSettings,
  surroundings = browserReporter(window),
): SendError {
  const { fetch, chance, newId, now, release } = surroundings;
  const { sampleRate } = settings;
  const address = envelopeAddress(settings.dsn);
  let wanted = true;

  return (error) => {
    if (!wanted || chance() >= sampleRate) return;
    const id = newId();
    const event = {
      event_id: id,
      timestamp: now().getTime() / 1_000,
      platform: 'javascript',
      level: 'error',
      environment: settings.environment,
      release,
      request: withoutPersonalData({ url: surroundings.address() }),
      exception: { values: [exceptionOf(error)] },
    };
    const lines = [{ event_id: id, dsn: settings.dsn }, { type: 'event' }, event];
    const body = lines.map((line) => JSON.stringify(line)).join('\n');
    fetch(address, { method: 'POST', body, keepalive: true, referrerPolicy: 'strict-origin' }).then(
      ({ status, headers }) => {
        // A page is short: a service that asks for less gets nothing more from it.
        if (status === tooManyRequests || limitsErrors(headers.get('x-sentry-rate-limits'))) wanted = false;
      },
      () => {
        // Blocked or offline: reporting is off for this page.
        wanted = false;
      },
    );
  };
}

/** `https://key@host/path/7` names the key, the host, and the project that takes the errors. */
function envelopeAddress(dsn: string): string {
  const { origin, username, pathname } = new URL(dsn);
  const at = pathname.lastIndexOf('/');
  const query = new URLSearchParams({ sentry_version: '7', sentry_key: username });
  return `${origin}${pathname.slice(0, at)}/api/${pathname.slice(at + 1)}/envelope/?${query.toString()}`;
}

/** Whether `60:error;default:key` names errors, or every category by naming none. */
function limitsErrors(limits: string | null): boolean {
  return (limits ?? '').split(',').some((limit) => /^\s*\d+:(?::|$|[^:]*\berror\b)/.test(limit));
}

function exceptionOf(error: unknown) {
  if (!(error instanceof Error)) return withoutPersonalData({ type: 'Error', value: String(error) });
  const exception = withoutPersonalData({ type: error.name, value: error.message });
  return { ...exception, stacktrace: { frames: framesOf(error.stack ?? '') } };
}

function browserReporter(window: Window & typeof globalThis): ReporterSurroundings {
  return {
    fetch: window.fetch.bind(window),
    address: () => window.location.href,
    chance: () => Math.random(),
    newId: () => window.crypto.randomUUID().replaceAll('-', ''),
    now: () => new Date(),
    release: __webpack_hash__,
  };
}
