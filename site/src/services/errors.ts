/** A key that the page asked for and its dictionary lacks. */
export interface MissingKey {
  language: string;
  namespace: string;
  key: string;
}

export interface Errors {
  report: (error: unknown) => void;
  reportMissingKey: (missing: MissingKey) => void;
}

/** Tells the browser's own error channel, where error reporting listens once it is loaded. */
export function createErrors(): Errors {
  return {
    report: reportError,
    reportMissingKey: ({ language, namespace, key }) => {
      reportError(new Error(`Missing translation: ${language} ${namespace} ${key}`));
    },
  };
}
