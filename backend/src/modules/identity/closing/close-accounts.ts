import type { FastifyBaseLogger } from 'fastify';
import { sql, type Kysely } from 'kysely';
import { deleteInSlices } from '../../../database/in-slices.ts';
import type { Database } from '../../../database/database.ts';
import {
  accountTables,
  ofAccount,
  type AccountTable,
  type PersonalTable,
} from '../../../database/personal-table.ts';
import { dayOf, type Day } from '../../../domain/days.ts';
import { TryLater } from '../../../process/jobs.ts';
import { recordChange } from '../audit.ts';
import type {
  Accounts,
  ClosingFamilies,
  ClosingReferrals,
  ClosingSubscriptions,
  IdentityMail,
} from '../ports.ts';
import { endAccess } from '../session/end-access.ts';
import { lockAccount } from '../session/locked-account.ts';
import type { IdentityTables } from '../tables.ts';
import type { Deletion, Deletions } from './deletions.ts';
import { deletionMail } from './deletion-mail.ts';

/** What closing accounts works with. */
export interface ClosingParts {
  db: Kysely<IdentityTables>;
  deletions: Deletions;
  accounts: Pick<Accounts, 'byId' | 'close'>;
  subscriptions: ClosingSubscriptions;
  families: ClosingFamilies;
  referrals: ClosingReferrals;
  personalTables: readonly PersonalTable[];
  mail: IdentityMail;
  siteOrigin: string;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
}

/**
 * Reminds owners, closes the accounts whose time is over, and deletes payments that need not be kept any longer. Each step
 * may be repeated: a process that is killed leaves the rest to the next one.
 */
export function createAccountCloser(parts: ClosingParts) {
  const { db, deletions, accounts, mail, log, siteOrigin } = parts;
  const tables = accountTables(parts.personalTables);
  const shared = db.$pickTables<never>();

  async function remind({ accountId, askedAt, deletesAt }: Deletion) {
    const account = await accounts.byId(accountId);
    if (account === undefined) return;
    await db.transaction().execute(async (trx) => {
      const message = deletionMail('soon', account, { askedAt, deletesAt, siteOrigin });
      await mail.send(message, trx.$pickTables<never>());
    });
  }

  async function close({ accountId, askedAt, deletesAt }: Deletion) {
    if (!(await deletions.begin(accountId))) return;
    await parts.subscriptions.endRenewals(accountId);
    await parts.families.leave(accountId);
    await parts.referrals.remember(accountId);
    for (const table of tables) if (table.closing === 'delete') await deleteRows(shared, table, accountId);

    const paymentsKeptUntil = await paymentsKept(accountId);
    const account = await accounts.byId(accountId);
    if (account === undefined) return;
    await db.transaction().execute(async (trx) => {
      await lockAccount(trx, accountId);
      await endAccess(trx, accountId);
      // What a login wrote that went on while the rows were deleted.
      for (const table of tables) {
        if (table.closing === 'delete') await deleteRows(trx.$pickTables<never>(), table, accountId);
      }
      await parts.families.endOf(trx.$pickTables<never>(), accountId);
      await overwriteKept(trx.$pickTables<never>(), tables, accountId);
      const message = deletionMail('deleted', account, { askedAt, deletesAt, siteOrigin });
      await mail.send(message, trx.$pickTables<never>());
      await recordChange(trx, { accountId, change: 'accountDeleted', method: 'owner' });
      await trx.deleteFrom('accountDeletions').where('accountId', '=', accountId).execute();
      await accounts.close(accountId, { paymentsKeptUntil }, trx.$pickTables<never>());
    });
  }

  /** Until when payments refer to the account. Undefined where none do. */
  async function paymentsKept(accountId: string): Promise<Day | undefined> {
    for (const table of tables) {
      if (!needsAccount(table)) continue;
      const { rows } = await sql`
        select 1 from ${sql.table(table.table)} where ${ofAccount(table, accountId)} limit 1
      `.execute(shared);
      if (rows.length > 0) return parts.subscriptions.paymentsKeptUntil(accountId, dayOf(new Date()));
    }
    return undefined;
  }

  async function forgetPayments() {
    const { rows } = await sql<{ accountId: string }>`
      select account_id from closed_accounts where kept_until < ${dayOf(new Date())} order by kept_until limit 200
    `.execute(shared);
    for (const { accountId } of rows) {
      for (const table of tables) if (needsAccount(table)) await deleteRows(shared, table, accountId);
      await db.transaction().execute((trx) => {
        return accounts.close(accountId, { paymentsKeptUntil: undefined }, trx.$pickTables<never>());
      });
    }
  }

  return async function closeAccounts(): Promise<void> {
    for (const each of await deletions.dueSoon()) await remind(each);
    for (const each of await deletions.due()) {
      try {
        await close(each);
      } catch (error) {
        // One account that waits for the billing company does not keep the others.
        if (error instanceof TryLater) log.info({ err: error }, 'an account is deleted later');
        else log.error({ err: error }, 'an account could not be deleted, and is tried again');
      }
    }
    await forgetPayments();
  };
}

async function deleteRows(db: Database, table: AccountTable, accountId: string): Promise<void> {
  const named = db.$extendTables<Record<string, object>>();
  await deleteInSlices(named, table.table, () => ofAccount(table, accountId));
}

/** Takes out of the rows that are kept what they are not kept for. */
async function overwriteKept(
  db: Database,
  tables: readonly AccountTable[],
  accountId: string,
): Promise<void> {
  for (const table of tables) {
    if (typeof table.closing === 'string' || table.closing.overwritten === undefined) continue;
    const values = Object.entries(table.closing.overwritten);
    await sql`
      update ${sql.table(table.table)}
      set ${sql.join(values.map(([column, value]) => sql`${sql.ref(column)} = ${value}`))}
      where ${ofAccount(table, accountId)}
    `.execute(db);
  }
}

function needsAccount({ closing }: AccountTable): boolean {
  return typeof closing !== 'string' && closing.needAccount;
}
