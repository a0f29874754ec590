import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { IdentityTables } from '../tables.ts';
import type { Language } from '../../../domain/languages.ts';
import type { SignInParams } from './sign-in-params.ts';
import type { Begun } from './site-client.ts';

/** A sign-in under way: what its callback is checked against. */
export interface SignInTransaction extends Omit<Begun, 'url'> {
  language: Language;
  params: SignInParams;
}

const cookiePrefix = 'signIn.';
/** An interaction's hour, and the redirect back. */
const lastsSeconds = 65 * 60;
/** Sign-ins under way in one browser. The oldest is dropped, or its cookies would fill the header. */
const mostAtOnce = 5;

/**
 * Stores sign-ins under way. Each is bound to the browser that began it by a cookie of its own, so that several may be
 * under way at once, and is deleted by its callback.
 */
export function createTransactions({ db, siteOrigin }: { db: Kysely<IdentityTables>; siteOrigin: string }) {
  const secure = siteOrigin.startsWith('https:');
  // A partner may post back from its own site, which carries no Lax cookie. Plain http knows no other kind.
  const cookie = { path: '/', httpOnly: true, secure, sameSite: secure ? 'none' : 'lax' } as const;

  const boundTo = (request: FastifyRequest, state: string) =>
    hashOf(request.cookies[`${cookiePrefix}${state}`] ?? '');

  return {
    /** Stores a new sign-in and sets the browser's cookie for it. */
    async begin(request: FastifyRequest, reply: FastifyReply, transaction: SignInTransaction) {
      const { params, ...rest } = transaction;
      const browser = `${Date.now()}.${randomBytes(16).toString('base64url')}`;
      await db
        .insertInto('signInTransactions')
        .values({
          ...rest,
          params: JSON.stringify(params),
          browserHash: hashOf(browser),
          expiresAt: new Date(Date.now() + lastsSeconds * 1000),
        })
        .execute();
      for (const name of oldestCookies(request)) reply.clearCookie(name, cookie);
      reply.setCookie(`${cookiePrefix}${transaction.state}`, browser, { ...cookie, maxAge: lastsSeconds });
    },

    /** Ends a sign-in. Of two concurrent callbacks, one gets it. */
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
        .returning(['state', 'codeVerifier', 'nonce', 'language', 'params'])
        .executeTakeFirst();
    },
  };
}

export type Transactions = ReturnType<typeof createTransactions>;

function oldestCookies(request: FastifyRequest): string[] {
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
