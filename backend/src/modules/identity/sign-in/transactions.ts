import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { IdentityTables } from '../tables.ts';
import type { Language } from '../../../domain/languages.ts';
import type { Carried } from './sign-in-params.ts';
import type { Begun } from './site-client.ts';

/** A sign-in on its way: what its end is compared with. */
export interface SignInTransaction extends Omit<Begun, 'url'> {
  language: Language;
  carried: Carried;
}

const cookiePrefix = 'signIn.';
/** How long a sign-in may be on its way: an interaction's hour of typing, and the way back. */
const lastsSeconds = 65 * 60;
/** Pages opened beside each other in one browser. The oldest gives way, or its cookies would fill the header. */
const mostAtOnce = 5;

/**
 * Keeps sign-ins on their way. Each is bound to the browser that began it by a cookie of its own, so that several
 * may be under way at once; and each is used up by its end.
 */
export function createTransactions({ db, siteOrigin }: { db: Kysely<IdentityTables>; siteOrigin: string }) {
  const secure = siteOrigin.startsWith('https:');
  // A partner may post back from its own site, which carries no Lax cookie. Plain http knows no other kind.
  const cookie = { path: '/', httpOnly: true, secure, sameSite: secure ? 'none' : 'lax' } as const;

  const boundTo = (request: FastifyRequest, state: string) =>
    hashOf(request.cookies[`${cookiePrefix}${state}`] ?? '');

  return {
    /** Writes the beginning down and gives the browser its half. */
    async begin(request: FastifyRequest, reply: FastifyReply, transaction: SignInTransaction) {
      const { carried, ...rest } = transaction;
      const browser = `${Date.now()}.${randomBytes(16).toString('base64url')}`;
      await db
        .insertInto('signInTransactions')
        .values({
          ...rest,
          carried: JSON.stringify(carried),
          browserHash: hashOf(browser),
          expiresAt: new Date(Date.now() + lastsSeconds * 1000),
        })
        .execute();
      for (const name of outnumbered(request)) reply.clearCookie(name, cookie);
      reply.setCookie(`${cookiePrefix}${transaction.state}`, browser, { ...cookie, maxAge: lastsSeconds });
    },

    /** Finds a sign-in that this browser began and has not ended. */
    find: (request: FastifyRequest, state: string): Promise<SignInTransaction | undefined> =>
      db
        .selectFrom('signInTransactions')
        .select(['state', 'codeVerifier', 'nonce', 'language', 'carried'])
        .where('state', '=', state)
        .where('browserHash', '=', boundTo(request, state))
        .where('expiresAt', '>', new Date())
        .executeTakeFirst(),

    /** Ends a sign-in. Of two that try at once, one gets it. */
    async take(
      request: FastifyRequest,
      reply: FastifyReply,
      state: string,
    ): Promise<SignInTransaction | undefined> {
      reply.clearCookie(`${cookiePrefix}${state}`, cookie);
      return db
        .deleteFrom('signInTransactions')
        .where('state', '=', state)
        .where('browserHash', '=', boundTo(request, state))
        .where('expiresAt', '>', new Date())
        .returning(['state', 'codeVerifier', 'nonce', 'language', 'carried'])
        .executeTakeFirst();
    },

    /** Remembers what the form was sent from, which may be another page than the one that began. */
    async update(state: string, changes: Pick<SignInTransaction, 'language' | 'carried'>) {
      await db
        .updateTable('signInTransactions')
        .set({ ...changes, carried: JSON.stringify(changes.carried) })
        .where('state', '=', state)
        .execute();
    },
  };
}

export type Transactions = ReturnType<typeof createTransactions>;

function outnumbered(request: FastifyRequest): string[] {
  const begunAt = (value: string | undefined) => Number.parseInt(value ?? '', 10) || 0;
  return Object.entries(request.cookies)
    .filter(([name]) => name.startsWith(cookiePrefix))
    .sort(([, one], [, other]) => begunAt(other) - begunAt(one))
    .slice(mostAtOnce - 1)
    .map(([name]) => name);
}

function hashOf(value: string): string {
  return createHash('sha256').update(value).digest('base64url');
}
