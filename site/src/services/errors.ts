/** A key that the page asked for and its dictionary lacks. */
export interface MissingKey {
  language: string;
  namespace: string;
  key: string;
}

/** Words that the page asked for and that did not arrive. */
export interface MissingWords {
  language: string;
  namespace: string;
  reason: string;
}

export interface Errors {
  report: (error: unknown) => void;
  reportMissingKey: (missing: MissingKey) => void;
  reportMissingWords: (missing: MissingWords) => void;
}

/** Tells the browser's own error channel, where error reporting listens. The same fault is told once a page. */
export function createErrors(report: (error: unknown) => void): Errors {
  const told = new Set<string>();

  function reportOnce(sentence: string) {
    if (told.has(sentence)) return;
    told.add(sentence);
    report(new Error(sentence));
  }

  return {
    report,
    reportMissingKey: ({ language, namespace, key }) => {
      reportOnce(`Missing translation: ${language} ${namespace} ${key}`);
    },
    reportMissingWords: ({ language, namespace, reason }) => {
      reportOnce(`Translations did not load: ${language} ${namespace}: ${reason}`);
    },
  };
}
