import type { SharedTransaction } from '../../../database/database.ts';
import type { Accounts } from '../ports.ts';
import { hasSameAccess } from '../session/same-access.ts';
import type { IdentityTables } from '../tables.ts';
import type { CheckedCode, CodeRequest, MailedCodes } from './mailed-codes.ts';

/** Who asked for a code, and what for. */
export interface AddressCode {
  accountId: string;
  purpose: string;
}

/** A right code, to be used up in the transaction that makes the change. */
export interface RightAddressCode {
  ok: true;
  email: string;
  /** False where it was used meanwhile, or where all access to the account has ended since it was asked for. */
  use: (trx: SharedTransaction) => Promise<boolean>;
}

/** Mailed codes for other modules: they prove an address to an account that is signed in, until its access ends. */
export function createAddressCodes(codes: MailedCodes, accounts: Pick<Accounts, 'byId'>) {
  async function accountOf({ accountId, purpose }: AddressCode) {
    const account = await accounts.byId(accountId);
    if (account === undefined) throw new Error('The account of a session is gone.');
    return { account, code: { purpose: `${purpose} ${accountId}`, sessionEpoch: account.sessionEpoch } };
  }

  return {
    async send({
      visit,
      email,
      page,
      ...asked
    }: AddressCode & Pick<CodeRequest, 'email' | 'visit'> & { page: string }) {
      const { account, code } = await accountOf(asked);
      const words = { mail: 'addressCode', codeFor: 'address', page } as const;
      return codes.send({ ...code, email, recipient: account, words, visit });
    },
    sentTo: async (asked: AddressCode) => codes.sentTo((await accountOf(asked)).code),
    minutesUsedUp: async (asked: AddressCode) => codes.minutesUsedUp((await accountOf(asked)).code),
    end: async (asked: AddressCode) => codes.end((await accountOf(asked)).code.purpose),
    async check(
      asked: AddressCode,
      typed: string,
    ): Promise<RightAddressCode | Exclude<CheckedCode, { ok: true }>> {
      const { account, code } = await accountOf(asked);
      const checked = await codes.check(code, typed);
      if (!checked.ok) return checked;
      return {
        ok: true,
        email: checked.email,
        use: async (shared) => {
          const trx = shared.$extendTables<IdentityTables>();
          return (await hasSameAccess(trx, account)) && codes.use(trx, checked.code);
        },
      };
    },
  };
}
