/** A key that the page asked for and its dictionary lacks. */
export interface MissingKey {
  language: string;
  namespace: string;
  key: string;
}

/** A placeholder of a text without a value, or that nothing knows. It is left out of the page. */
export interface MissingValue {
  language: string;
  text: string;
  placeholder: string;
}

export interface Errors {
  report: (error: unknown) => void;
  reportMissingWords: (missing: MissingKey | MissingValue) => void;
}

/**
 * Reports to where error reporting listens: `window.reportError`, or the log of the server. The same words are reported
 * once: by a page, or by a process.
 */
export function createErrors(report: (error: unknown) => void): Errors {
  const reported = new Set<string>();

  return {
    report,
    reportMissingWords: (missing) => {
      const sentence = sentenceFor(missing);
      if (reported.has(sentence)) return;
      reported.add(sentence);
      report(new Error(sentence));
    },
  };
}

function sentenceFor(missing: MissingKey | MissingValue): string {
  return 'key' in missing
    ? `Missing translation: ${missing.language} ${missing.namespace} ${missing.key}`
    : `Missing value: ${missing.language} ${missing.placeholder} in “${missing.text}”`;
}
