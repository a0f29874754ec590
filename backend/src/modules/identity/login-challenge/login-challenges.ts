import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely, Selectable } from 'kysely';
import { pressedTwiceMs } from '../../../http/pressed-twice.ts';
import { endHash, keepUnder } from '../pressed-twice.ts';
import type { FormCookie } from '../sign-in/form-cookie.ts';
import type { IdentityTables } from '../tables.ts';

/** Whose password was right, and when. */
export interface ProvedPassword {
  accountId: string;
  sessionEpoch: number;
  provedAt: Date;
}

/** A login that waits for a code which is mailed to its address. */
export interface LoginChallenge {
  /** Names it in the database alone. */
  id: string;
  email: string;
  /** Absent where the password was wrong, or no account has the address. The browser cannot tell. */
  proved: ProvedPassword | undefined;
  expiresAt: Date;
}

const cookieName = 'loginChallenge';
/** Two codes, one after the other, can be typed in it. */
const lastsSeconds = 20 * 60;

/**
 * Keeps logins that wait for a mailed code, each bound to its browser by a cookie. The same address in the same browser
 * goes on with the same one, so that a code that was mailed meanwhile still fits, and so does pressing one form several
 * times at once.
 */
export function createLoginChallenges({
  db,
  formCookie,
  secure,
}: {
  db: Kysely<IdentityTables>;
  formCookie: Pick<FormCookie, 'secretOf'>;
  secure: boolean;
}) {
  const cookieOptions = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;

  const rowOf = (request: FastifyRequest) =>
    db
      .selectFrom('loginChallenges')
      .selectAll()
      .where('browserHash', '=', hashOf(request.cookies[cookieName] ?? ''))
      .where('expiresAt', '>', new Date());

  async function find(request: FastifyRequest): Promise<LoginChallenge | undefined> {
    const row = await rowOf(request).where('endedBy', 'is', null).executeTakeFirst();
    return row && challengeIn(row);
  }

  return {
    find,

    /** The login whose waiting this code has just ended in this browser. */
    async endedBy(request: FastifyRequest, code: string): Promise<LoginChallenge | undefined> {
      const endedBy = endHash(request.cookies[cookieName] ?? '', code);
      const row = await rowOf(request).where('endedBy', '=', endedBy).executeTakeFirst();
      return row && challengeIn(row);
    },

    /** Lets a login wait. Gives what names it. */
    async begin(
      request: FastifyRequest,
      reply: FastifyReply,
      { email, proved }: Pick<LoginChallenge, 'email' | 'proved'>,
    ): Promise<Pick<LoginChallenge, 'id'>> {
      const former = await find(request);
      const kept = former?.email === email ? request.cookies[cookieName] : undefined;
      const { accountId = null, sessionEpoch = null, provedAt = null } = proved ?? {};
      const expiresAt = new Date(Date.now() + lastsSeconds * 1000);
      const values = { email, accountId, sessionEpoch, provedAt, endedBy: null, expiresAt };
      const pressed = kept ?? (await formCookie.secretOf(request, 'mailed code', email));
      const cookie = await keepUnder(pressed, async (candidate) => {
        const { numInsertedOrUpdatedRows } = await db
          .insertInto('loginChallenges')
          .values({ ...values, browserHash: hashOf(candidate) })
          .onConflict((conflict) =>
            conflict.column('browserHash').doUpdateSet(values).where('loginChallenges.endedBy', 'is', null),
          )
          .executeTakeFirst();
        return numInsertedOrUpdatedRows === 1n;
      });
      reply.setCookie(cookieName, cookie, { ...cookieOptions, maxAge: lastsSeconds });
      return { id: hashOf(cookie) };
    },

    /** Drops what waits in this browser, as its person leaves it. */
    async drop({ request, reply }: { request: FastifyRequest; reply: FastifyReply }): Promise<void> {
      const cookie = request.cookies[cookieName];
      if (cookie === undefined) return;
      await db.deleteFrom('loginChallenges').where('browserHash', '=', hashOf(cookie)).execute();
      reply.clearCookie(cookieName, cookieOptions);
    },

    /** Ends the waiting by a code, which is kept for a moment. Of two answers at the same time, one gets it. */
    async take(
      { request, reply }: { request: FastifyRequest; reply: FastifyReply },
      { id }: Pick<LoginChallenge, 'id'>,
      code: string,
      trx: Kysely<IdentityTables>,
    ): Promise<boolean> {
      const taken = await trx
        .updateTable('loginChallenges')
        .set({
          endedBy: endHash(request.cookies[cookieName] ?? '', code),
          expiresAt: new Date(Date.now() + pressedTwiceMs),
        })
        .where('browserHash', '=', id)
        .where('endedBy', 'is', null)
        .executeTakeFirst();
      reply.clearCookie(cookieName, cookieOptions);
      return taken.numUpdatedRows === 1n;
    },
  };
}

export type LoginChallenges = ReturnType<typeof createLoginChallenges>;

function challengeIn({
  browserHash: id,
  email,
  accountId,
  sessionEpoch,
  provedAt,
  expiresAt,
}: Selectable<IdentityTables['loginChallenges']>): LoginChallenge {
  const proved =
    accountId === null || sessionEpoch === null || provedAt === null
      ? undefined
      : { accountId, sessionEpoch, provedAt };
  return { id, email, proved, expiresAt };
}

function hashOf(cookie: string): string {
  return createHash('sha256').update(cookie).digest('base64url');
}
