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

/** Reports to `window.reportError`, where error reporting listens. A missing key is reported once a page. */
export function createErrors(report: (error: unknown) => void): Errors {
  const told = new Set<string>();

  return {
    report,
    reportMissingKey: ({ language, namespace, key }) => {
      const sentence = `Missing translation: ${language} ${namespace} ${key}`;
      if (told.has(sentence)) return;
      told.add(sentence);
      report(new Error(sentence));
    },
  };
}
