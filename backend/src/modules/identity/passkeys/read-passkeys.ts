import { maskedEmail } from '../masked-email.ts';
import type { KnownAccount } from '../ports.ts';
import type { OpenPasskeys } from './facts.ts';
import { mostPasskeys, type Passkeys } from './passkeys.ts';

/** Reads the passkeys of an account as its page shows them. */
export type ReadPasskeys = (account: KnownAccount) => Promise<OpenPasskeys>;

/** Makes a reader of passkeys. */
export function passkeyReader({
  passkeys,
  isRemovable,
}: {
  passkeys: Pick<Passkeys, 'of'>;
  isRemovable: (accountId: string) => Promise<boolean>;
}): ReadPasskeys {
  return async ({ id: userId, email }) => {
    const [rows, removable] = await Promise.all([passkeys.of(userId), isRemovable(userId)]);
    return {
      status: 'open',
      userId,
      email: maskedEmail(email),
      asOf: new Date().toISOString(),
      passkeys: rows.map(({ id, name, browser, system, backedUp, createdAt, lastUsedAt }) => ({
        ...{ id, browser, system, removable, synchronised: backedUp },
        ...(name !== null && { name }),
        createdAt: createdAt.toISOString(),
        ...(lastUsedAt !== null && { lastUsedAt: lastUsedAt.toISOString() }),
      })),
      full: rows.length >= mostPasskeys,
    };
  };
}
