/** Why an advisory does not concern us, by its address. Each names the package. */
export const exceptions: Readonly<Record<string, string>> = {};

/** A fault of a package that is known to the registry. */
interface Advisory {
  name: string;
  title: string;
  url: string;
  severity: string;
}

/** What `npm audit --json` tells: faults by package, or why it has none to tell. */
interface AuditReport {
  vulnerabilities?: Record<string, { via: (string | Advisory)[] }>;
  message?: string;
}

/**
 * The advisories of a report without a reason, a sentence each, and the reasons that are for none of them. Throws where the
 * registry has no list.
 */
export function auditProblems(
  json: string,
  reasons: Readonly<Record<string, string>> = exceptions,
): string[] {
  const { vulnerabilities, message } = JSON.parse(json) as AuditReport;
  if (vulnerabilities === undefined) {
    throw new Error(`The registry tells no advisories: ${message ?? 'its answer has none'}.`);
  }
  const found = new Map(
    Object.values(vulnerabilities)
      // A text names a package through which the fault comes, which has its own entry.
      .flatMap(({ via }) => via.filter((each) => typeof each !== 'string'))
      .map((advisory) => [advisory.url, advisory]),
  );
  return [
    ...[...found.values()]
      .filter(({ url }) => !(url in reasons))
      .map(({ name, severity, title, url }) => `${name}: ${title} (${severity}, ${url})`),
    ...Object.keys(reasons)
      .filter((url) => !found.has(url))
      .map((url) => `The exception for ${url} is for nothing any more.`),
  ];
}
