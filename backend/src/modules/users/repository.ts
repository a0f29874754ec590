import type { ColumnType, Generated, Selectable, Transaction } from 'kysely';
import type { Database, SharedTransaction, Tables } from '../../database/database.ts';
import { writeUnlessTaken } from '../../database/write-unless-taken.ts';
import type { Language } from '../../domain/languages.ts';
import { closeAccount, isClosed, type ClosedAccountTables } from './closed-accounts.ts';
import {
  holdAddress,
  holderOf,
  isHeldForAnother,
  releaseAddresses,
  type HeldAddressTables,
} from './held-addresses.ts';

interface AccountsTable {
  id: Generated<string>;
  email: string;
  emailNormalised: string;
  passwordHash: string | null;
  firstName: string;
  lastName: string;
  language: Language;
  marketingOptIn: boolean;
  /** When that was answered. Where it was never asked, when the account was opened. */
  marketingDecidedAt: Date;
  createdAt: ColumnType<Date, Date, never>;
  emailVerifiedAt: Date | null;
  externalId: string | null;
  /** Raised by what ends all sessions of the account: what carries an older one has ended. */
  sessionEpoch: Generated<number>;
}

/** An answer to the question about marketing mails. */
interface MarketingDecisionsTable {
  id: Generated<string>;
  accountId: string;
  optIn: boolean;
  /** `mail`: by the link of a mail. */
  place: 'signUp' | 'account' | 'mail';
  decidedAt: Date;
}

export type UserTables = HeldAddressTables &
  ClosedAccountTables &
  Tables<{
    accounts: AccountsTable;
    marketingDecisions: MarketingDecisionsTable;
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
  /** The answer to the question about marketing mails. Missing where it was not asked. */
  marketingOptIn?: boolean;
  emailVerified: boolean;
}

export type AddedAccount = { ok: true; account: Account } | { ok: false; reason: 'emailTaken' };

/** Keeps accounts. */
export function createAccounts(database: Database) {
  const db = database.$extendTables<UserTables>();
  const byId = (id: string, trx?: SharedTransaction): Promise<Account | undefined> =>
    (trx?.$extendTables<UserTables>() ?? db)
      .selectFrom('accounts')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();

  return {
    byId,

    /** An account, as others name its owner. */
    personOf: async (userId: string, trx?: SharedTransaction) => {
      const account = await byId(userId, trx);
      if (account === undefined || isClosed(account)) return undefined;
      const { firstName, lastName, email, language } = account;
      return { userId, firstName, lastName, email, language, emailProved: account.emailVerifiedAt !== null };
    },

    byEmail: (emailNormalised: string): Promise<Account | undefined> =>
      db.selectFrom('accounts').selectAll().where('emailNormalised', '=', emailNormalised).executeTakeFirst(),

    /** The first names of accounts that are not closed, by their ids. */
    firstNamesOf: async (ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
      if (ids.length === 0) return new Map();
      const found = await db
        .selectFrom('accounts')
        .select(['id', 'firstName', 'emailNormalised'])
        .where('id', 'in', ids)
        .execute();
      return new Map(
        found.flatMap((account) => (isClosed(account) ? [] : [[account.id, account.firstName] as const])),
      );
    },

    /** The account that had an address before, while it is kept free for it. */
    byFormerEmail: async (emailNormalised: string): Promise<Account | undefined> => {
      const holder = await holderOf(db.$pickTables<'heldAddresses'>(), emailNormalised);
      const account = holder === undefined ? undefined : await byId(holder);
      return account === undefined || isClosed(account) ? undefined : account;
    },

    /**
     * Two people who sign up with one address at once do not both get it, and none gets one that is kept free for its
     * former owner.
     */
    add: async (
      { emailVerified, marketingOptIn, ...account }: NewAccount,
      trx?: SharedTransaction,
    ): Promise<AddedAccount> => {
      const now = new Date();
      const write = async (writer: Transaction<UserTables>) => {
        const row = await writer
          .insertInto('accounts')
          .values({
            ...account,
            marketingOptIn: marketingOptIn ?? false,
            marketingDecidedAt: now,
            createdAt: now,
            emailVerifiedAt: emailVerified ? now : null,
          })
          .onConflict((conflict) => conflict.column('emailNormalised').doNothing())
          .returningAll()
          .executeTakeFirst();
        if (row === undefined) return undefined;
        const { id: accountId, emailNormalised } = row;
        // Looked up after the row is written: an account that gave the address up meanwhile is seen by then.
        if (await isHeldForAnother(writer.$pickTables<never>(), { emailNormalised, accountId })) {
          await writer.deleteFrom('accounts').where('id', '=', accountId).execute();
          return undefined;
        }
        if (marketingOptIn !== undefined) {
          const decision = { accountId, optIn: marketingOptIn, place: 'signUp', decidedAt: now } as const;
          await writer.insertInto('marketingDecisions').values(decision).execute();
        }
        return row;
      };
      const added = await (trx === undefined
        ? db.transaction().execute(write)
        : write(trx.$extendTables<UserTables>()));
      return added === undefined ? { ok: false, reason: 'emailTaken' } : { ok: true, account: added };
    },

    keepPasswordHash: async (id: string, passwordHash: string, trx?: SharedTransaction): Promise<void> => {
      await (trx ?? database)
        .$extendTables<UserTables>()
        .updateTable('accounts')
        .set({ passwordHash })
        .where('id', '=', id)
        .execute();
    },

    /** Replaces the hash that a password was verified by. False where the account has another hash by now. */
    renewPasswordHash: async (
      { id, passwordHash }: Pick<Account, 'id' | 'passwordHash'>,
      renewed: string,
    ): Promise<boolean> => {
      const kept = await db
        .updateTable('accounts')
        .set({ passwordHash: renewed })
        .where('id', '=', id)
        .where('passwordHash', '=', passwordHash)
        .executeTakeFirst();
      return kept.numUpdatedRows === 1n;
    },

    /**
     * Saves an address that its owner has proved. False where another account has it, or gets it at the same time, or it
     * is kept free for its former owner. The transaction goes on either way. The address before is kept free until
     * `formerHeldUntil`.
     */
    changeEmail: async (
      id: string,
      {
        email,
        emailNormalised,
        formerHeldUntil: until,
      }: Pick<Account, 'email' | 'emailNormalised'> & { formerHeldUntil?: Date | undefined },
      trx: SharedTransaction,
    ): Promise<boolean> => {
      const accounts = trx.$extendTables<UserTables>();
      const owner = await accounts
        .selectFrom('accounts')
        .select('id')
        .where('emailNormalised', '=', emailNormalised)
        .where('id', '!=', id)
        .executeTakeFirst();
      if (owner !== undefined) return false;
      if (await isHeldForAnother(trx, { emailNormalised, accountId: id })) return false;
      const former = await accounts
        .selectFrom('accounts')
        .select('emailNormalised')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const written = await writeUnlessTaken(accounts, () =>
        accounts
          .updateTable('accounts')
          .set({ email, emailNormalised, emailVerifiedAt: new Date() })
          .where('id', '=', id)
          .execute(),
      );
      if (written === undefined) return false;
      if (until !== undefined) {
        await holdAddress(trx, { emailNormalised: former.emailNormalised, accountId: id, until });
      }
      return true;
    },

    /** Deletes the addresses that are kept free for a former owner no longer. */
    releaseAddresses: () => releaseAddresses(db.$pickTables<'heldAddresses'>()),

    /** Saves both names. False where they were the same. */
    keepNames: async (
      id: string,
      names: { firstName: string; lastName: string },
      trx: SharedTransaction,
    ): Promise<boolean> => {
      const { firstName, lastName } = names;
      const changed = await trx
        .$extendTables<UserTables>()
        .updateTable('accounts')
        .set(names)
        .where('id', '=', id)
        .where((eb) => eb.or([eb('firstName', '!=', firstName), eb('lastName', '!=', lastName)]))
        .executeTakeFirst();
      return changed.numUpdatedRows === 1n;
    },

    keepLanguage: async (id: string, language: Language): Promise<void> => {
      await db.updateTable('accounts').set({ language }).where('id', '=', id).execute();
    },

    /** Whether an account wants marketing mails; undefined for an account that is not there any more. */
    wantsOffers: async (id: string): Promise<boolean | undefined> => {
      const account = await byId(id);
      return account === undefined || isClosed(account) ? undefined : account.marketingOptIn;
    },

    /** Whether marketing mails may go to an account: they are wanted, and by the owner of the address. */
    mayBeSentOffers: async (id: string): Promise<boolean> => {
      const account = await byId(id);
      if (account === undefined || isClosed(account)) return false;
      return account.marketingOptIn && account.emailVerifiedAt !== null;
    },

    /** Keeps an answer to the question about marketing mails and the record of it. False where it was the same. */
    keepMarketingOptIn: (
      id: string,
      optIn: boolean,
      place: 'account' | 'mail' = 'account',
    ): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        const decidedAt = new Date();
        const changed = await trx
          .updateTable('accounts')
          .set({ marketingOptIn: optIn, marketingDecidedAt: decidedAt })
          .where('id', '=', id)
          .where('marketingOptIn', '!=', optIn)
          .executeTakeFirst();
        if (changed.numUpdatedRows === 0n) return false;
        const decision = { accountId: id, optIn, place, decidedAt };
        await trx.insertInto('marketingDecisions').values(decision).execute();
        return true;
      }),

    /** An address that was verified before keeps its date. */
    noteEmailVerified: async (id: string, trx: SharedTransaction): Promise<void> => {
      await trx
        .$extendTables<UserTables>()
        .updateTable('accounts')
        .set({ emailVerifiedAt: new Date() })
        .where('id', '=', id)
        .where('emailVerifiedAt', 'is', null)
        .execute();
    },

    close: closeAccount,

    /** Ends that the account is that of a partner's member. */
    dropExternalId: async (id: string, externalId: string, trx: SharedTransaction): Promise<void> => {
      await trx
        .$extendTables<UserTables>()
        .updateTable('accounts')
        .set({ externalId: null })
        .where('id', '=', id)
        .where('externalId', '=', externalId)
        .execute();
    },

    /** Whether the account has the id now. An account keeps its first one, and no two have the same. */
    keepExternalId: (id: string, externalId: string, trx?: SharedTransaction): Promise<boolean> => {
      const write = async (rows: Transaction<UserTables>) => {
        const owner = await rows
          .selectFrom('accounts')
          .select('id')
          .where('externalId', '=', externalId)
          .executeTakeFirst();
        if (owner !== undefined) return owner.id === id;
        const kept = await writeUnlessTaken(rows, () =>
          rows
            .updateTable('accounts')
            .set({ externalId })
            .where('id', '=', id)
            .where('externalId', 'is', null)
            .executeTakeFirst(),
        );
        return kept?.numUpdatedRows === 1n;
      };
      return trx === undefined ? db.transaction().execute(write) : write(trx.$extendTables<UserTables>());
    },
  };
}

export type Accounts = ReturnType<typeof createAccounts>;
