/** Facts of mails that a release before this one called otherwise, and their names now. */
const formerNames: Readonly<Record<string, string>> = { lastWayIn: 'onlyLoginMethod' };

/** A mail that was asked for, with the names that its facts have now: one may wait for days, also across a release. */
export function withPresentNames<Request extends { facts: unknown }>(request: Request): Request {
  const facts = Object.entries(request.facts as object).map(
    ([name, fact]) => [formerNames[name] ?? name, fact] as const,
  );
  return { ...request, facts: Object.fromEntries<unknown>(facts) };
}
