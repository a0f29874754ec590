import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/database.ts';
import type { IdentityTables } from '../tables.ts';
import type { Language } from '../../../domain/languages.ts';
import type { SessionTokens } from './session-token.ts';

export type Privilege = 'SUBSCRIBER' | 'B2B_CONTENT';

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
  accounts: Pick<Session, 'firstName' | 'lastName' | 'email' | 'language'> & {
    id: string;
    externalId: string | null;
  };
}>;

export type SessionOf = (request: FastifyRequest) => Promise<Session | undefined>;

/** Whom a new session is for. */
export interface SessionToBegin {
  accountId: string;
  providerSid: string | undefined;
  redirectUrl: string | undefined;
}

export interface Sessions {
  sessionOf: SessionOf;
  /** Begins a session in this browser, and ends the one before. */
  begin: (request: FastifyRequest, reply: FastifyReply, session: SessionToBegin) => Promise<void>;
  /** Signs this browser out, here and at the provider. */
  end: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /** Ends all sessions of an account at once. */
  endAll: (accountId: string) => Promise<void>;
}

/** What sessions stand on. */
export interface SessionSurroundings {
  db: Kysely<IdentityTables>;
  tokens: SessionTokens;
  cookie: { name: string; domain: string | undefined; secure: boolean };
  privilegesOf: (userId: string) => Promise<readonly Privilege[]>;
  /** Clears what the browser has of the account that leaves it, beside the session. */
  clearBrowser: (request: FastifyRequest, reply: FastifyReply) => void;
}

const daySeconds = 24 * 60 * 60;

/** Keeps sessions. The cookie only names one: whether it still holds is read from the database at each request. */
export function createSessions(surroundings: SessionSurroundings): Sessions {
  const { db, tokens, cookie, privilegesOf, clearBrowser } = surroundings;
  const known = new WeakMap<FastifyRequest, { session: Promise<Session | undefined>; withBody: boolean }>();
  const place = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: cookie.secure,
    ...(cookie.domain === undefined ? {} : { domain: cookie.domain }),
  } as const;

  const sidOf = async (request: FastifyRequest) => {
    const token = request.cookies[cookie.name];
    return token === undefined ? undefined : tokens.sidIn(token);
  };

  const find = async (request: FastifyRequest): Promise<Session | undefined> => {
    const sid = await sidOf(request);
    if (sid === undefined) return undefined;
    const row = await db
      .$extendTables<SessionAccounts>()
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.id', 'sessions.accountId')
      .select(['accounts.id as userId', 'firstName', 'lastName', 'email', 'language', 'externalId'])
      .where('sessions.id', '=', sid)
      .where('sessions.expiresAt', '>', new Date())
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const { externalId, ...person } = row;
    return {
      sid,
      ...person,
      privileges: await privilegesOf(row.userId),
      kind: externalId === null ? 'B2C' : 'B2B',
    };
  };

  const endOne = async (request: FastifyRequest) => {
    const sid = await sidOf(request);
    if (sid === undefined) return undefined;
    known.delete(request);
    const ended = await db
      .deleteFrom('sessions')
      .where('id', '=', sid)
      .returning(['accountId', 'providerSid'])
      .executeTakeFirst();
    if (ended?.providerSid) await endAtProvider(db, ended.accountId, ended.providerSid);
    return ended?.accountId;
  };

  return {
    sessionOf(request) {
      const withBody = request.body !== undefined;
      const earlier = known.get(request);
      // A body may take seconds to arrive: a session that ended meanwhile must not act.
      if (earlier?.withBody === withBody) return earlier.session;
      const session = find(request);
      known.set(request, { session, withBody });
      return session;
    },

    async begin(request, reply, { accountId, providerSid, redirectUrl }) {
      const former = await endOne(request);
      if (former !== undefined && former !== accountId) clearBrowser(request, reply);
      const sid = randomUUID();
      const now = Date.now();
      await db
        .insertInto('sessions')
        .values({
          id: sid,
          accountId,
          providerSid: providerSid ?? null,
          createdAt: new Date(now),
          expiresAt: new Date(now + daySeconds * 1000),
        })
        .execute();
      const token = await tokens.sign({ sid, accountId, redirectUrl, lastsSeconds: daySeconds });
      reply.setCookie(cookie.name, token, { ...place, maxAge: daySeconds });
    },

    async end(request, reply) {
      await endOne(request);
      reply.clearCookie(cookie.name, place);
      clearBrowser(request, reply);
    },

    async endAll(accountId) {
      await db.deleteFrom('sessions').where('accountId', '=', accountId).execute();
      // Grants and codes as well: a sign-in that was under way ends with the rest.
      await db.deleteFrom('oidcRecords').where('accountId', '=', accountId).execute();
    },
  };
}

/** The provider keeps, for each client of a session, the `sid` that it told that client. */
async function endAtProvider(db: Kysely<IdentityTables>, accountId: string, providerSid: string) {
  const records = await db
    .selectFrom('oidcRecords')
    .select(['id', 'payload'])
    .where('model', '=', 'Session')
    .where('accountId', '=', accountId)
    .execute();
  for (const { id, payload } of records) {
    const clients = Object.values(payload.authorizations ?? {});
    if (!clients.some((client) => client.sid === providerSid)) continue;
    await db.deleteFrom('oidcRecords').where('model', '=', 'Session').where('id', '=', id).execute();
  }
}
