import { randomUUID } from 'node:crypto';
import type { IdentityMessage, KnownAccount } from '../ports.ts';
import type { SecondFactorKind } from '../tables.ts';

/** The mail that tells the owner of an account that a second factor was turned on or off. */
export function changeMail(
  { email: to, language, firstName }: KnownAccount,
  factor: SecondFactorKind,
  change: 'on' | 'off',
): IdentityMessage {
  const key = `secondFactorChanged:${randomUUID()}`;
  return { key, to, language, firstName, mail: 'secondFactorChanged', factor, change, changedAt: new Date() };
}
