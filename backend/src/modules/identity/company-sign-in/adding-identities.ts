import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import { usableName } from '../../../domain/person-name.ts';
import type { Identities, IdentityToAdd, LinkedAccount, LinkOutcome } from '../identities/identities.ts';
import type { MailedCodes, RightCode } from '../identities/mailed-codes.ts';
import type { Accounts, KnownAccount, Workplaces } from '../ports.ts';
import { normalisedEmail } from '../sign-in/email.ts';
import type { IdentityTables } from '../tables.ts';
import type { FoundPendingSignIn, PendingSignIn, PendingSignIns } from './pending-sign-ins.ts';

/** What adding identities to accounts works with. */
export interface AddingParts {
  db: Kysely<IdentityTables>;
  accounts: Pick<Accounts, 'add'>;
  codes: Pick<MailedCodes, 'use'>;
  identities: Pick<Identities, 'link' | 'proveAddress'>;
  pendingSignIns: Pick<PendingSignIns, 'keep' | 'keepEnd' | 'take'>;
  workplaces: Pick<Workplaces, 'join'>;
  /** Whether a connection is a workplace's. */
  isWorkplace: (connection: string) => boolean;
}

/** An identity at a company that may be a workplace. */
type WorkIdentity = Pick<IdentityToAdd, 'connection' | 'subject'>;

/** Why no account was opened. */
export type OpeningProblem = 'emailTaken' | 'ofAnother' | 'noPendingSignIn';

export type Opening = { ok: true; account: KnownAccount } | { ok: false; reason: OpeningProblem };

/** The account that a pending identity was added to, which is signed in to then. */
export type AddedToOwner =
  | { ok: true; account: LinkedAccount }
  | { ok: false; reason: Exclude<LinkOutcome, 'linked' | 'linkedAlready'> | 'noPendingSignIn' };

/** Rolls a transaction back for a reason that is no fault. */
class NotOpened extends Error {
  readonly reason: OpeningProblem;
  constructor(reason: OpeningProblem) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * Adds identities at companies to accounts. Each account, its identity, the proof of its address and its membership are
 * written in one transaction: together, or not at all.
 */
export function createIdentityAdding(parts: AddingParts) {
  const { db, accounts, codes, identities, pendingSignIns, workplaces, isWorkplace } = parts;

  async function join(
    trx: Transaction<IdentityTables>,
    accountId: string,
    identity: WorkIdentity,
    ip: string,
  ) {
    const { connection: workplace, subject } = identity;
    if (isWorkplace(workplace)) {
      await workplaces.join({ accountId, workplace, subject, ip }, trx.$pickTables<never>());
    }
  }

  /** Opens an account for a new person, unless the address or the identity has one by now. */
  async function open(
    pendingSignIn: Omit<PendingSignIn, 'question'>,
    email: string,
    ip: string,
    end: (trx: Transaction<IdentityTables>, account: KnownAccount) => Promise<boolean> = () =>
      Promise.resolve(true),
  ): Promise<Opening> {
    try {
      const account = await db.transaction().execute(async (trx) => {
        const added = await accounts.add(
          {
            email,
            emailNormalised: normalisedEmail(email),
            passwordHash: null,
            firstName: usableName(pendingSignIn.firstName),
            lastName: usableName(pendingSignIn.lastName),
            language: pendingSignIn.language,
            emailVerified: true,
          },
          trx.$pickTables<never>(),
        );
        if (!added.ok) throw new NotOpened('emailTaken');
        const linked = await identities.link(trx, added.account, pendingSignIn, {
          ip,
          announce: false,
          proof: added.account,
        });
        if (linked !== 'linked') throw new NotOpened('ofAnother');
        await join(trx, added.account.id, pendingSignIn, ip);
        if (!(await end(trx, added.account))) throw new NotOpened('noPendingSignIn');
        return added.account;
      });
      return { ok: true, account };
    } catch (error) {
      if (error instanceof NotOpened) return { ok: false, reason: error.reason };
      throw error;
    }
  }

  return {
    open,

    /** Opens the account of a pending sign-in, which ends with it, as does the code that proved its address. */
    openPendingSignIn(
      reply: FastifyReply,
      pendingSignIn: FoundPendingSignIn,
      { email, code, ip }: { email: string; code: RightCode | undefined; ip: string },
    ): Promise<Opening> {
      return open(pendingSignIn, email, ip, async (trx, { id: accountId, sessionEpoch }) => {
        if (code !== undefined && !(await codes.use(trx, code))) return false;
        if (!(await pendingSignIns.take(reply, pendingSignIn, trx))) return false;
        await pendingSignIns.keepEnd(reply, pendingSignIn, 'opened', { accountId, sessionEpoch }, trx);
        return true;
      });
    },

    /** Adds an identity to the account of a session. It proves the address of the account, where `proves` says so. */
    add(
      account: KnownAccount,
      identity: IdentityToAdd,
      { proves, ip, sid }: { proves: boolean; ip: string; sid: string },
    ): Promise<LinkOutcome> {
      return db.transaction().execute(async (trx) => {
        const outcome = await identities.link(trx, account, identity, { ip, announce: true, proof: { sid } });
        if (outcome !== 'linked') return outcome;
        if (proves && account.emailVerifiedAt === null) {
          const method = identity.connection;
          await identities.proveAddress(trx, account.id, { method, ip, except: sid });
        }
        await join(trx, account.id, identity, ip);
        return outcome;
      });
    },

    /** Lets a pending sign-in wait for the second factor of its owner. The code that proved the owner ends with it. */
    keepPendingSignIn(
      request: FastifyRequest,
      pendingSignIn: FoundPendingSignIn,
      code: RightCode | undefined,
    ): Promise<boolean> {
      if (code === undefined) return pendingSignIns.keep(pendingSignIn, undefined, db);
      return db.transaction().execute(async (trx) => {
        return (await codes.use(trx, code)) && pendingSignIns.keep(pendingSignIn, request, trx);
      });
    },

    /** Adds the identity of a pending sign-in, which ends with it, to the account of its owner, who has proved both. */
    addPendingSignIn(
      reply: FastifyReply,
      pendingSignIn: FoundPendingSignIn,
      owner: KnownAccount,
      { ip, code }: { ip: string; code: RightCode | undefined },
    ): Promise<AddedToOwner> {
      const { id: accountId, emailVerifiedAt } = owner;
      return db.transaction().execute(async (trx) => {
        if (code !== undefined && !(await codes.use(trx, code)))
          return { ok: false, reason: 'noPendingSignIn' };
        if (!(await pendingSignIns.take(reply, pendingSignIn, trx)))
          return { ok: false, reason: 'noPendingSignIn' };
        const outcome = await identities.link(trx, owner, pendingSignIn, {
          ip,
          announce: true,
          proof: owner,
        });
        if (outcome !== 'linked' && outcome !== 'linkedAlready') return { ok: false, reason: outcome };
        const method = pendingSignIn.proved === undefined ? pendingSignIn.connection : 'mailCode';
        const sessionEpoch =
          emailVerifiedAt === null
            ? await identities.proveAddress(trx, accountId, { method, ip })
            : owner.sessionEpoch;
        await join(trx, accountId, pendingSignIn, ip);
        await pendingSignIns.keepEnd(reply, pendingSignIn, 'joined', { accountId, sessionEpoch }, trx);
        return { ok: true, account: { accountId, sessionEpoch } };
      });
    },

    /** Makes a person who signed in at work a member of the organisation. */
    async joinWorkplace(accountId: string, identity: WorkIdentity, ip: string): Promise<void> {
      if (!isWorkplace(identity.connection)) return;
      await db.transaction().execute((trx) => join(trx, accountId, identity, ip));
    },
  };
}

export type IdentityAdding = ReturnType<typeof createIdentityAdding>;
