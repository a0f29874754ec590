import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import * as openid from 'openid-client';
import type { Language } from '../../../domain/languages.ts';
import { createBindingCookies } from '../binding-cookies.ts';
import type { SavedForm } from '../sign-in/sign-in-params.ts';
import type { ConnectionIntent, IdentityTables } from '../tables.ts';
import type { Departure } from './connection.ts';

/** A visitor who was sent to a company, until the company's answer comes. */
export interface DepartedVisitor extends Departure {
  connection: string;
  language: Language;
  intent: ConnectionIntent;
  /** What the sign-in page was opened for. */
  form: SavedForm;
  /** The signed-in account that the identity is to be added to, or that it is to confirm. */
  addTo: string | undefined;
  /** The question on whose page the owner of an account went to prove to be that. */
  arrival: string | undefined;
  /** The form that the company posted. Undefined where its answer is in the address. */
  posted: string | undefined;
}

const lastsSeconds = 15 * 60;
/** More than any company posts. */
const longestPost = 8_000;

/**
 * Stores visitors who were sent to a company. Each departure is bound to its browser by a cookie of its own. A company
 * that posts its answer does so from its own site, which brings no cookie: the form is kept, and read once the browser
 * comes with a request of ours.
 */
export function createDepartures({ db, siteOrigin }: { db: Kysely<IdentityTables>; siteOrigin: string }) {
  const secure = siteOrigin.startsWith('https:');
  const cookies = createBindingCookies('departure.', { secure, sameSite: 'lax', lastsSeconds });

  return {
    /** Stores a departure and sets the browser's cookie for it. */
    async begin(
      request: FastifyRequest,
      reply: FastifyReply,
      visitor: Pick<DepartedVisitor, 'connection' | 'language' | 'intent' | 'form' | 'addTo' | 'arrival'>,
    ): Promise<Departure> {
      const { connection, language, intent, form, addTo, arrival } = visitor;
      const departure = {
        state: openid.randomState(),
        nonce: openid.randomNonce(),
        codeVerifier: openid.randomPKCECodeVerifier(),
      };
      await db
        .insertInto('departures')
        .values({
          ...departure,
          connection,
          language,
          intent,
          form: JSON.stringify(form),
          addTo: addTo ?? null,
          arrival: arrival ?? null,
          posted: null,
          browserHash: cookies.bind(request, reply, departure.state),
          expiresAt: new Date(Date.now() + lastsSeconds * 1000),
        })
        .execute();
      return departure;
    },

    /** Keeps what a company posted for a departure: the first post counts. */
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

    /** Ends a departure. Of two answers at the same time, one gets it. */
    async take(
      request: FastifyRequest,
      reply: FastifyReply,
      { connection, state }: { connection: string; state: string },
    ): Promise<DepartedVisitor | undefined> {
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
      const { addTo, arrival, posted, ...rest } = row;
      return {
        ...{ ...rest, connection },
        ...{ addTo: addTo ?? undefined, arrival: arrival ?? undefined, posted: posted ?? undefined },
      };
    },
  };
}

export type Departures = ReturnType<typeof createDepartures>;
