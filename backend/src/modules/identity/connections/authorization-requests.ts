import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import * as openid from 'openid-client';
import type { Language } from '../../../domain/languages.ts';
import { createBindingCookies } from '../binding-cookies.ts';
import type { SavedForm } from '../sign-in/sign-in-params.ts';
import type { ConnectionIntent, IdentityTables } from '../tables.ts';
import type { AuthorizationRequest } from './connection.ts';

/** An authorization request by which a visitor was sent to a company, until the company's answer comes. */
export interface SentAuthorizationRequest extends AuthorizationRequest {
  connection: string;
  language: Language;
  intent: ConnectionIntent;
  /** What the sign-in page was opened for. */
  form: SavedForm;
  /** The signed-in account that the identity is to be added to, or that it is to confirm. */
  addTo: string | undefined;
  /** The question on whose page the owner of an account went to prove to be that. */
  pendingSignIn: string | undefined;
  /** The form that the company posted. Undefined where its answer is in the address. */
  posted: string | undefined;
}

const lastsSeconds = 15 * 60;
/** Longer: by its cookie, an answer that comes too late still finds what it was for, until the expired row is deleted. */
const cookieLastsSeconds = 60 * 60;
/** More than any company posts. */
const longestPost = 8_000;

/**
 * Stores authorization requests to companies. Each is bound to its browser by a cookie of its own. A company that posts
 * its answer does so from its own site, which brings no cookie: the form is kept, and read once the browser comes with a
 * request of ours.
 */
export function createAuthorizationRequests({
  db,
  siteOrigin,
}: {
  db: Kysely<IdentityTables>;
  siteOrigin: string;
}) {
  const secure = siteOrigin.startsWith('https:');
  const cookies = createBindingCookies('authorizationRequest.', {
    ...{ secure, sameSite: 'lax' },
    lastsSeconds: cookieLastsSeconds,
  });

  return {
    /** Stores an authorization request and sets the browser's cookie for it. */
    async begin(
      request: FastifyRequest,
      reply: FastifyReply,
      details: Pick<
        SentAuthorizationRequest,
        'connection' | 'language' | 'intent' | 'form' | 'addTo' | 'pendingSignIn'
      >,
    ): Promise<AuthorizationRequest> {
      const { connection, language, intent, form, addTo, pendingSignIn } = details;
      const authorizationRequest = {
        state: openid.randomState(),
        nonce: openid.randomNonce(),
        codeVerifier: openid.randomPKCECodeVerifier(),
      };
      await db
        .insertInto('departures')
        .values({
          ...authorizationRequest,
          connection,
          language,
          intent,
          form: JSON.stringify(form),
          addTo: addTo ?? null,
          arrival: pendingSignIn ?? null,
          posted: null,
          browserHash: cookies.bind(request, reply, authorizationRequest.state),
          expiresAt: new Date(Date.now() + lastsSeconds * 1000),
        })
        .execute();
      return authorizationRequest;
    },

    /** Keeps what a company posted for an authorization request: the first post counts. */
    async keepPosted(connection: string, state: string, posted: string): Promise<void> {
      if (posted.length > longestPost) return;
      await db
        .updateTable('departures')
        .set({ posted })
        .where('state', '=', state)
        .where('connection', '=', connection)
        .where('posted', 'is', null)
        .where('expiresAt', '>', new Date())
        .execute();
    },

    /** An authorization request of this browser whose company's answer came too late. */
    findExpired: (
      request: FastifyRequest,
      { connection, state }: { connection: string; state: string },
    ): Promise<Pick<SentAuthorizationRequest, 'language' | 'intent' | 'form'> | undefined> =>
      db
        .selectFrom('departures')
        .select(['language', 'intent', 'form'])
        .where('state', '=', state)
        .where('connection', '=', connection)
        .where('browserHash', '=', cookies.hashIn(request, state))
        .where('expiresAt', '<=', new Date())
        .executeTakeFirst(),

    /** Ends an authorization request. Of two answers at the same time, one gets it. */
    async take(
      request: FastifyRequest,
      reply: FastifyReply,
      { connection, state }: { connection: string; state: string },
    ): Promise<SentAuthorizationRequest | undefined> {
      cookies.clear(reply, state);
      const row = await db
        .deleteFrom('departures')
        .where('state', '=', state)
        .where('connection', '=', connection)
        .where('browserHash', '=', cookies.hashIn(request, state))
        .where('expiresAt', '>', new Date())
        .returning(['state', 'nonce', 'codeVerifier', 'language', 'intent', 'form'])
        .returning(['addTo', 'arrival', 'posted'])
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const { addTo, arrival: pendingSignIn, posted, ...rest } = row;
      return {
        ...{ ...rest, connection },
        ...{
          addTo: addTo ?? undefined,
          pendingSignIn: pendingSignIn ?? undefined,
          posted: posted ?? undefined,
        },
      };
    },
  };
}

export type AuthorizationRequests = ReturnType<typeof createAuthorizationRequests>;
