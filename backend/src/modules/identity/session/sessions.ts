import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../database/database.ts';
import { recordChange } from '../audit.ts';
import type { IdentityTables } from '../tables.ts';
import type { Language } from '../../../domain/languages.ts';
import type { SecondFactors } from '../second-factor/second-factors.ts';
import type { Device } from './device.ts';
import { endAtProvider } from './end-at-provider.ts';
import { daySeconds, endSession, writeSession } from './session-rows.ts';
import type { SessionToBegin } from './session-to-begin.ts';
import { lockAccount, type AccountRows } from './locked-account.ts';
import { InvalidTokenError, type SessionTokens } from './session-token.ts';

export type Privilege = 'SUBSCRIBER' | 'B2B_CONTENT' | 'MODERATOR';

/** The signed-in visitor, as of this request. */
export interface Session {
  sid: string;
  userId: string;
  firstName: string;
  lastName: string;
  email: string;
  language: Language;
  privileges: readonly Privilege[];
  kind: 'B2C' | 'B2B';
}

/** What a session reads of its account, which the users module keeps. */
type SessionAccounts = Tables<{
  accountDeletions: IdentityTables['accountDeletions'];
  accounts: Pick<Session, 'firstName' | 'lastName' | 'email' | 'language'> & {
    id: string;
    externalId: string | null;
    sessionEpoch: number;
  };
}>;

/** A browser in which an account is signed in. */
export interface SignedInBrowser extends Device {
  sid: string;
  createdAt: Date;
  /** Exact to a few minutes. */
  lastUsedAt: Date;
}

/** A session of an account that will be deleted. */
export interface ClosingSession extends Pick<Session, 'sid' | 'userId'> {
  deletesAt: Date;
  /** Its rows are being deleted: nothing can be taken back. */
  begun: boolean;
}

/** What is found by the cookie: who is signed in, whose account will be deleted, or whose session does not count. */
type Found = { session: Session } | { closing: ClosingSession } | { withheldFrom: string };

export type SessionOf = (request: FastifyRequest) => Promise<Session | undefined>;

export interface Sessions {
  sessionOf: SessionOf;
  /** The session of an account that its owner asked to delete. It lets its person keep the account, and nothing else. */
  closingOf: (request: FastifyRequest) => Promise<ClosingSession | undefined>;
  /**
   * The account of a session that does not count, as an organisation asks for a second factor and none was given at the
   * sign-in.
   */
  withheldFrom: (request: FastifyRequest) => Promise<string | undefined>;
  /**
   * Begins a session in this browser, and ends the one before. False where the account's epoch is another by now, and
   * where a second factor is needed that was not given: no other place begins a session.
   */
  begin: (request: FastifyRequest, reply: FastifyReply, session: SessionToBegin) => Promise<boolean>;
  /** Whether the person of this session proved a short while ago who it is: with a second factor, where one is needed. */
  isFresh: (sid: string) => Promise<boolean>;
  /** Whether a password or a company alone makes no session of an account fresh, as a second factor is needed. */
  needsSecondFactor: (accountId: string) => Promise<boolean>;
  /**
   * Begins the session of this browser anew, after its person has proved once more who it is. `use` uses the proof up in
   * the same transaction; `by` says that the proof is a second factor as well. Gives the new session's name; undefined
   * where it cannot, or the session has ended.
   */
  renew: (
    request: FastifyRequest,
    reply: FastifyReply,
    provedAt: Date,
    use?: (trx: Transaction<IdentityTables>) => Promise<boolean>,
    by?: 'secondFactor',
  ) => Promise<string | undefined>;
  /** The browsers in which an account is signed in, the last used first. */
  browsersOf: (accountId: string) => Promise<SignedInBrowser[]>;
  /** Ends a session of an account, here and at the provider. False where the account has no such session. */
  endOfAccount: (accountId: string, sid: string, ip: string) => Promise<boolean>;
  /** Removes the cookie of a session that has ended, or that cannot be read. False where the browser sends none. */
  dropEnded: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;
  /**
   * Signs this browser out, here and at the provider. Where the person of an account goes on in it, only what another account
   * that was signed in has left there is cleared.
   */
  end: (request: FastifyRequest, reply: FastifyReply, goesOn?: { accountId: string }) => Promise<void>;
}

/** What sessions stand on. */
export interface SessionSurroundings {
  db: Kysely<IdentityTables>;
  tokens: SessionTokens;
  /** `otherName` is read too, where the one of `name` is absent or names no session. */
  cookie: { name: string; otherName?: string | undefined; domain: string | undefined; secure: boolean };
  privilegesOf: (userId: string) => Promise<readonly Privilege[]>;
  secondFactors: Pick<SecondFactors, 'areNeeded' | 'requiredBy' | 'guardModerating'>;
  /** Clears what the browser has of the account that leaves it, beside the session. */
  clearBrowser: (request: FastifyRequest, reply: FastifyReply) => void;
}

/** How long after a proof of its person a session may change the login methods of the account. */
export const freshSeconds = 15 * 60;
/** The use of a session is written down once in this time, not at each request. */
const useNotedEveryMs = 5 * 60 * 1000;

/** Keeps sessions. The cookie only names one: whether it still holds is read from the database at each request. */
export function createSessions(surroundings: SessionSurroundings): Sessions {
  const { db, tokens, cookie, privilegesOf, secondFactors, clearBrowser } = surroundings;
  const known = new WeakMap<FastifyRequest, { found: Promise<Found | undefined>; withBody: boolean }>();
  const cookieOptions = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: cookie.secure,
    ...(cookie.domain === undefined ? {} : { domain: cookie.domain }),
  } as const;

  const cookieNames = [cookie.name, ...(cookie.otherName === undefined ? [] : [cookie.otherName])];

  const sidOf = async (request: FastifyRequest) => {
    for (const name of cookieNames) {
      const token = request.cookies[name];
      if (token === undefined) continue;
      try {
        return await tokens.sidIn(token);
      } catch (error) {
        if (!(error instanceof InvalidTokenError)) throw error;
        // Anyone can send one: it is logged in a line, and is no fault of ours.
        request.log.warn({ reason: error.message }, 'a session token is invalid');
      }
    }
    return undefined;
  };

  const find = async (request: FastifyRequest): Promise<Found | undefined> => {
    const sid = await sidOf(request);
    if (sid === undefined) return undefined;
    const row = await db
      .$extendTables<SessionAccounts>()
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.id', 'sessions.accountId')
      .leftJoin('accountDeletions', 'accountDeletions.accountId', 'accounts.id')
      .select([
        'accounts.id as userId',
        'firstName',
        'lastName',
        'email',
        'language',
        'externalId',
        'sessions.lastUsedAt',
        'sessions.secondFactorAt',
        'deletesAt',
        'begunAt',
      ])
      .where('sessions.id', '=', sid)
      .whereRef('sessions.sessionEpoch', '=', 'accounts.sessionEpoch')
      .where('sessions.expiresAt', '>', new Date())
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const { externalId, lastUsedAt, secondFactorAt, deletesAt, begunAt, ...person } = row;
    const { userId } = person;
    if (deletesAt !== null) {
      return { closing: { sid, userId, deletesAt, begun: begunAt !== null } };
    }
    const [all, requiredBy] = await Promise.all([
      privilegesOf(userId),
      secondFactorAt === null ? secondFactors.requiredBy(userId) : undefined,
    ]);
    if (requiredBy !== undefined) return { withheldFrom: userId };
    if (lastUsedAt.getTime() < Date.now() - useNotedEveryMs) await noteUse(sid);
    const mayModerate = secondFactorAt !== null || !secondFactors.guardModerating;
    const privileges = mayModerate ? all : all.filter((privilege) => privilege !== 'MODERATOR');
    const kind = externalId === null ? 'B2C' : 'B2B';
    return { session: { sid, ...person, privileges, kind } };
  };

  const foundBy = (request: FastifyRequest): Promise<Found | undefined> => {
    const withBody = request.body !== undefined;
    const earlier = known.get(request);
    // A body may take seconds to arrive: a session that ended meanwhile must not act.
    if (earlier?.withBody === withBody) return earlier.found;
    const found = find(request);
    known.set(request, { found, withBody });
    return found;
  };

  async function noteUse(sid: string) {
    await db.updateTable('sessions').set({ lastUsedAt: new Date() }).where('id', '=', sid).execute();
  }

  async function name(
    reply: FastifyReply,
    sid: string,
    { accountId, redirectUrl }: Pick<SessionToBegin, 'accountId' | 'redirectUrl'>,
  ): Promise<void> {
    const token = await tokens.sign({ sid, accountId, redirectUrl, lastsSeconds: daySeconds });
    reply.setCookie(cookie.name, token, { ...cookieOptions, maxAge: daySeconds });
  }

  return {
    async sessionOf(request) {
      const found = await foundBy(request);
      return found && 'session' in found ? found.session : undefined;
    },

    async closingOf(request) {
      const found = await foundBy(request);
      return found && 'closing' in found ? found.closing : undefined;
    },

    async withheldFrom(request) {
      const found = await foundBy(request);
      return found && 'withheldFrom' in found ? found.withheldFrom : undefined;
    },

    async begin(request, reply, session) {
      const { accountId, sessionEpoch, secondFactorAt } = session;
      if (secondFactorAt === undefined && (await secondFactors.areNeeded(accountId))) return false;
      const formerSid = await sidOf(request);
      known.delete(request);
      const begun = await db.transaction().execute(async (trx) => {
        if ((await lockAccount(trx, accountId))?.sessionEpoch !== sessionEpoch) return undefined;
        const former = await endSession(trx, formerSid);
        return { former, sid: await writeSession(trx, request, session) };
      });
      if (begun === undefined) return false;
      if (begun.former !== undefined && begun.former !== accountId) clearBrowser(request, reply);
      await name(reply, begun.sid, session);
      return true;
    },

    async isFresh(sid) {
      const since = new Date(Date.now() - freshSeconds * 1000);
      const row = await db
        .selectFrom('sessions')
        .select(['accountId', 'secondFactorAt'])
        .where('id', '=', sid)
        .where('provedAt', '>', since)
        .executeTakeFirst();
      if (row === undefined) return false;
      const byFactor = row.secondFactorAt !== null && row.secondFactorAt > since;
      return byFactor || !(await secondFactors.areNeeded(row.accountId));
    },

    needsSecondFactor: secondFactors.areNeeded,

    async renew(request, reply, provedAt, use, by) {
      const sid = await sidOf(request);
      if (sid === undefined) return undefined;
      known.delete(request);
      const present = await db
        .selectFrom('sessions')
        .select('accountId')
        .where('id', '=', sid)
        .executeTakeFirst();
      if (present === undefined) return undefined;
      const { accountId } = present;
      const factorGiven = by === 'secondFactor' && (await secondFactors.areNeeded(accountId));
      const renewed = await db.transaction().execute(async (trx) => {
        if ((await lockAccount(trx, accountId)) === undefined) return undefined;
        if (use !== undefined && !(await use(trx))) return undefined;
        // A proof may raise the epoch: it proves an address for the first time.
        const sessionEpoch = (await lockAccount(trx, accountId))?.sessionEpoch;
        if (sessionEpoch === undefined) return undefined;
        const former = await trx
          .deleteFrom('sessions')
          .where('id', '=', sid)
          .where('sessionEpoch', '=', sessionEpoch)
          .where('expiresAt', '>', new Date())
          .returning(['providerSid', 'secondFactorAt'])
          .executeTakeFirst();
        if (former === undefined) return undefined;
        const providerSid = former.providerSid ?? undefined;
        const secondFactorAt = factorGiven ? provedAt : (former.secondFactorAt ?? undefined);
        return writeSession(trx, request, { accountId, sessionEpoch, provedAt, secondFactorAt, providerSid });
      });
      if (renewed === undefined) return undefined;
      await name(reply, renewed, { accountId, redirectUrl: undefined });
      return renewed;
    },

    browsersOf: (accountId) =>
      db
        .$extendTables<AccountRows>()
        .selectFrom('sessions')
        .innerJoin('accounts', 'accounts.id', 'sessions.accountId')
        .select(['sessions.id as sid', 'browser', 'system', 'sessions.createdAt', 'lastUsedAt'])
        .where('accountId', '=', accountId)
        .whereRef('sessions.sessionEpoch', '=', 'accounts.sessionEpoch')
        .where('expiresAt', '>', new Date())
        .orderBy('lastUsedAt', 'desc')
        .orderBy('sessions.id')
        .execute(),

    endOfAccount: (accountId, sid, ip) =>
      db.transaction().execute(async (trx) => {
        const ended = await trx
          .deleteFrom('sessions')
          .where('accountId', '=', accountId)
          .where('id', '=', sid)
          .returning('providerSid')
          .executeTakeFirst();
        if (ended === undefined) return false;
        if (ended.providerSid) await endAtProvider(trx, accountId, ended.providerSid);
        await recordChange(trx, { accountId, change: 'browserLoggedOut', method: 'owner', ip });
        return true;
      }),

    async dropEnded(request, reply) {
      const sent = cookieNames.some((each) => request.cookies[each] !== undefined);
      if (!sent || (await foundBy(request)) !== undefined) return false;
      for (const each of cookieNames) reply.clearCookie(each, cookieOptions);
      return true;
    },

    async end(request, reply, goesOn) {
      const former = await endSession(db, await sidOf(request));
      known.delete(request);
      for (const name of cookieNames) reply.clearCookie(name, cookieOptions);
      if (goesOn !== undefined && (former === undefined || former === goesOn.accountId)) return;
      clearBrowser(request, reply);
    },
  };
}
