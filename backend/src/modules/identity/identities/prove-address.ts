import type { Kysely, Transaction } from 'kysely';
import { recordChange, wasJustChanged } from '../audit.ts';
import type { Accounts, KnownAccount } from '../ports.ts';
import { endAccess } from '../session/end-access.ts';
import { hasSameAccess, isStillSignedIn } from '../session/same-access.ts';
import type { IdentityTables } from '../tables.ts';
import type { CheckedCode, CodePurpose, MailedCodes } from './mailed-codes.ts';

/** What proving an address works with. */
export interface AddressParts {
  accounts: Pick<Accounts, 'noteEmailVerified'>;
}

/**
 * Notes that the owner of an account has proved its address for the first time. Others may have opened the account: all
 * access to it ends but the session `except`. Gives the raised epoch.
 */
export async function proveAddress(
  trx: Transaction<IdentityTables>,
  accountId: string,
  { method, ip, except }: { method: string; ip: string; except?: string },
  { accounts }: AddressParts,
): Promise<number> {
  await accounts.noteEmailVerified(accountId, trx.$pickTables<never>());
  await recordChange(trx, { accountId, change: 'addressProven', method, ip });
  return endAccess(trx, accountId, except === undefined ? {} : { except });
}

/** What the code is for that proves the address of an account. */
export function addressPurpose({ id, sessionEpoch }: Pick<KnownAccount, 'id' | 'sessionEpoch'>): CodePurpose {
  return { purpose: `address ${id}`, sessionEpoch };
}

/** Whether an address is proved, or why the code was not taken. `signInAgain`: the session ended meanwhile. */
export type AddressProof =
  { ok: true } | Exclude<CheckedCode, { ok: true }> | { ok: false; reason: 'signInAgain' };

/**
 * Proves the address of a signed-in person by the code that was mailed there. Only that session goes on. A second press,
 * which finds the code used up by the first, is answered like it.
 */
export async function proveAddressByCode(
  { account, sid, ip }: { account: KnownAccount; sid: string; ip: string },
  typed: string,
  parts: AddressParts & { db: Kysely<IdentityTables>; codes: MailedCodes },
): Promise<AddressProof> {
  const { db, codes } = parts;
  const checked = await codes.check(addressPurpose(account), typed);
  if (!checked.ok && checked.reason !== 'expired') return checked;
  const code = checked.ok && checked.email === account.email ? checked.code : undefined;
  const { id: accountId } = account;
  return db.transaction().execute(async (trx): Promise<AddressProof> => {
    if (!(await isStillSignedIn(trx, { accountId, sid }))) return { ok: false, reason: 'signInAgain' };
    const used = code !== undefined && (await hasSameAccess(trx, account)) && (await codes.use(trx, code));
    if (!used) {
      const pressedTwice = await wasJustChanged(trx, accountId, 'addressProven');
      return pressedTwice ? { ok: true } : { ok: false, reason: 'expired' };
    }
    await proveAddress(trx, accountId, { method: 'mailCode', ip, except: sid }, parts);
    return { ok: true };
  });
}
