/** Where errors are reported to. Without it they stay in the browser's own console. */
export interface ErrorReportingSettings {
  dsn: string;
  environment: string;
}

/** Sends one error to whoever watches the site. */
export type SendError = (error: unknown) => void;

export interface ErrorReportingSurroundings {
  /** Fetches the part that knows the protocol, which is larger than most pages. */
  loadReporter: (settings: ErrorReportingSettings) => Promise<SendError>;
  /** Calls back with each error that nobody caught, and each that was reported. */
  onError: (listener: (error: unknown) => void) => void;
  /** Calls back when the page has nothing better to do. */
  whenIdle: (work: () => void) => void;
}

/** What is kept of a page that fails over and over before the reporter is there. */
const keptErrors = 10;

/** Keeps errors from the start, and reports them once the page is settled. Unset, it does nothing at all. */
export function startErrorReporting(
  settings: ErrorReportingSettings | undefined,
  { loadReporter, onError, whenIdle }: ErrorReportingSurroundings,
) {
  if (settings === undefined) return;
  const early: unknown[] = [];
  let send: SendError = (error) => {
    if (early.length < keptErrors) early.push(error);
  };
  onError((error) => {
    send(error);
  });

  whenIdle(() => {
    loadReporter(settings).then(
      (sendNow) => {
        send = sendNow;
        early.forEach(sendNow);
      },
      () => {
        // Blocked or offline: there is nobody to tell.
        send = () => undefined;
      },
    );
  });
}

/** What a browser gives to error reporting. */
export function browserErrors(window: Window & typeof globalThis): ErrorReportingSurroundings {
  return {
    loadReporter: async (settings) => {
      const { openReporter } = await import(/* webpackChunkName: 'error-reporter' */ './errorReporter.ts');
      return openReporter(settings);
    },
    onError: (listener) => {
      window.addEventListener('error', (event) => {
        listener(event.error ?? event.message);
      });
      window.addEventListener('unhandledrejection', (event) => {
        listener(event.reason);
      });
    },
    whenIdle: (work) => {
      if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 10_000 });
      else setTimeout(work, 3_000);
    },
  };
}
