import type { ColumnType, Generated, Selectable } from 'kysely';
import type { Database, Tables } from '../../database/database.ts';
import type { Language } from '../../domain/languages.ts';

interface AccountsTable {
  id: Generated<string>;
  email: string;
  emailNormalised: string;
  passwordHash: string | null;
  firstName: string;
  lastName: string;
  language: Language;
  marketingOptIn: boolean;
  marketingDecidedAt: Date;
  createdAt: ColumnType<Date, Date, never>;
  emailVerifiedAt: Date | null;
  externalId: string | null;
}

export type UserTables = Tables<{
  accounts: AccountsTable;
}>;

/** The account of a user. */
export type Account = Selectable<AccountsTable>;

/** An account to create. Without a password its user signs in elsewhere. */
export interface NewAccount {
  email: string;
  emailNormalised: string;
  passwordHash: string | null;
  firstName: string;
  lastName: string;
  language: Language;
  marketingOptIn: boolean;
  emailVerified: boolean;
}

export type AddedAccount = { ok: true; account: Account } | { ok: false; reason: 'emailTaken' };

/** Keeps accounts. */
export function createAccounts(database: Database) {
  const db = database.$extendTables<UserTables>();
  const byId = (id: string): Promise<Account | undefined> =>
    db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();

  return {
    byId,

    /** An account, as others name its owner. */
    personOf: async (userId: string) => {
      const account = await byId(userId);
      if (account === undefined) return undefined;
      const { firstName, lastName, email, language } = account;
      return { userId, firstName, lastName, email, language };
    },

    byEmail: (emailNormalised: string): Promise<Account | undefined> =>
      db.selectFrom('accounts').selectAll().where('emailNormalised', '=', emailNormalised).executeTakeFirst(),

    /** Two people who sign up with one address at once do not both get it. */
    add: async ({ emailVerified, ...account }: NewAccount): Promise<AddedAccount> => {
      const now = new Date();
      const added = await db
        .insertInto('accounts')
        .values({
          ...account,
          marketingDecidedAt: now,
          createdAt: now,
          emailVerifiedAt: emailVerified ? now : null,
        })
        .onConflict((conflict) => conflict.column('emailNormalised').doNothing())
        .returningAll()
        .executeTakeFirst();
      return added === undefined ? { ok: false, reason: 'emailTaken' } : { ok: true, account: added };
    },

    keepPasswordHash: async (id: string, passwordHash: string): Promise<void> => {
      await db.updateTable('accounts').set({ passwordHash }).where('id', '=', id).execute();
    },
  };
}

export type Accounts = ReturnType<typeof createAccounts>;
