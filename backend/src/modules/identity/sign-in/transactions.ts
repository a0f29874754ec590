import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { createBindingCookies } from '../binding-cookies.ts';
import type { IdentityTables } from '../tables.ts';
import type { Language } from '../../../domain/languages.ts';
import type { SignInParams } from './sign-in-params.ts';
import type { Begun } from './site-client.ts';

/** A sign-in under way: what its callback is checked against. */
export interface SignInTransaction extends Omit<Begun, 'url'> {
  language: Language;
  params: SignInParams;
}

/** An interaction's hour, and the redirect back. */
const lastsSeconds = 65 * 60;
/**
 * Stores sign-ins under way. Each is bound to the browser that began it by a cookie of its own, so that several may be
 * under way at once, and is deleted by its callback.
 */
export function createTransactions({ db, siteOrigin }: { db: Kysely<IdentityTables>; siteOrigin: string }) {
  const secure = siteOrigin.startsWith('https:');
  const cookies = createBindingCookies('signIn.', {
    secure,
    // A partner may post back from its own site, which carries no Lax cookie. Plain http knows no other kind.
    sameSite: secure ? 'none' : 'lax',
    lastsSeconds,
  });

  return {
    /** Stores a new sign-in and sets the browser's cookie for it. */
    async begin(request: FastifyRequest, reply: FastifyReply, transaction: SignInTransaction) {
      const { params, ...rest } = transaction;
      await db
        .insertInto('signInTransactions')
        .values({
          ...rest,
          params: JSON.stringify(params),
          browserHash: cookies.bind(request, reply, transaction.state),
          expiresAt: new Date(Date.now() + lastsSeconds * 1000),
        })
        .execute();
    },

    /** Ends a sign-in. Of two concurrent callbacks, one gets it. */
    async take(
      request: FastifyRequest,
      reply: FastifyReply,
      state: string,
    ): Promise<SignInTransaction | undefined> {
      cookies.clear(reply, state);
      return db
        .deleteFrom('signInTransactions')
        .where('state', '=', state)
        .where('browserHash', '=', cookies.hashIn(request, state))
        .where('expiresAt', '>', new Date())
        .returning(['state', 'codeVerifier', 'nonce', 'language', 'params'])
        .executeTakeFirst();
    },
  };
}

export type Transactions = ReturnType<typeof createTransactions>;
