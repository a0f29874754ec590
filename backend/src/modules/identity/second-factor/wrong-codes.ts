import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Throttle } from '../../../throttle/throttle.ts';
import type { IdentityMail, KnownAccount } from '../ports.ts';
import type { IdentityTables } from '../tables.ts';
import { wrongCodeMails, wrongCodesBeforeMail } from './limits.ts';

/** What telling an owner of wrong codes works with. */
export interface WrongCodeParts {
  db: Kysely<IdentityTables>;
  mail: IdentityMail;
  throttle: Pick<Throttle, 'attempt'>;
}

/**
 * Counts a wrong code of a sign-in. At the tenth within an hour the owner is told by mail, once: who types codes has the
 * password already.
 */
export async function countWrongCode(
  { id, email: to, language, firstName }: KnownAccount,
  { db, mail, throttle }: WrongCodeParts,
): Promise<void> {
  const few = await throttle.attempt(wrongCodesBeforeMail(id));
  if (few.ok || !(await throttle.attempt(wrongCodeMails(id))).ok) return;
  const message = { to, language, firstName, mail: 'wrongCodes', triedAt: new Date() } as const;
  await db
    .transaction()
    .execute((trx) => mail.send({ ...message, key: `wrongCodes:${randomUUID()}` }, trx.$pickTables<never>()));
}
