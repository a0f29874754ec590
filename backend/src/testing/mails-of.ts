import type { BillingTestApp } from './billing-test-app.ts';

/** The facts of a person's mails of one name, one a key: mails that are asked for twice go out once. */
export function mailsOf({ mails }: Pick<BillingTestApp, 'mails'>, userId: string, name: string) {
  const theirs = mails.filter(({ to, mail }) => to.startsWith(userId) && mail === name);
  return [...new Map(theirs.map(({ key, facts }) => [key, facts])).values()] as Record<string, unknown>[];
}
