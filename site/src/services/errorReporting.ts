import type { ErrorReportingSettings, SendError } from './errorReporter.ts';

export interface ErrorReportingSurroundings {
  /** Loads the reporter, a chunk of its own. */
  loadReporter: (settings: ErrorReportingSettings) => Promise<SendError>;
  /** Calls back with each uncaught error, and each that was reported. */
  onError: (listener: (error: unknown) => void) => void;
  /** Calls back when the page is idle. */
  whenIdle: (work: () => void) => void;
}

/** Most errors that are kept until the reporter is loaded. */
const keptErrors = 10;

/**
 * Keeps errors from the start. The first one loads the reporter once the page is idle; a page without errors loads
 * none. Without settings it does nothing.
 */
export function startErrorReporting(
  settings: ErrorReportingSettings | undefined,
  { loadReporter, onError, whenIdle }: ErrorReportingSurroundings,
) {
  if (settings === undefined) return;
  const early: unknown[] = [];
  const load = () => {
    loadReporter(settings).then(
      (sendNow) => {
        send = sendNow;
        early.forEach(sendNow);
      },
      () => {
        // Blocked or offline: reporting is off for this page.
        send = () => undefined;
      },
    );
  };
  let send: SendError = (error) => {
    if (early.length < keptErrors) early.push(error);
    if (early.length === 1) whenIdle(load);
  };
  onError((error) => {
    send(error);
  });
}

/** How the browsers and webpack name a script that could not be loaded. */
const failedLoad = /ChunkLoadError|imported module|module script failed/;

/** The browser's own implementations. */
export function browserErrors(window: Window & typeof globalThis): ErrorReportingSurroundings {
  function whenIdle(work: () => void) {
    if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 10_000 });
    else setTimeout(work, 3_000);
  }

  return {
    loadReporter: async (settings) => {
      const { openReporter } = await import(/* webpackChunkName: 'error-reporter' */ './errorReporter.ts');
      return openReporter(settings);
    },
    onError: (listener) => {
      let left = false;
      window.addEventListener('pagehide', () => {
        left = true;
      });
      window.addEventListener('pageshow', () => {
        left = false;
      });
      // A page that is left cancels what it loads. Firefox reports that as a failure, before or after `pagehide`.
      const tell = (error: unknown) => {
        if (!failedLoad.test(String(error))) listener(error);
        else
          whenIdle(() => {
            if (!left) listener(error);
          });
      };
      window.addEventListener('error', (event) => {
        tell(event.error ?? event.message);
      });
      window.addEventListener('unhandledrejection', (event) => {
        tell(event.reason);
      });
    },
    whenIdle,
  };
}
