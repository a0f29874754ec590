import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely, Selectable } from 'kysely';
import { pressedTwiceMs } from '../../../http/pressed-twice.ts';
import { endHash, keepUnder } from '../pressed-twice.ts';
import type { SignedInPerson } from '../provider/interactions.ts';
import type { FormCookie } from '../sign-in/form-cookie.ts';
import type { SavedForm } from '../sign-in/sign-in-params.ts';
import type { IdentityTables } from '../tables.ts';

/** Who has given the first proof of a sign-in. */
export interface FirstProof extends Omit<SignedInPerson, 'redirectUrl' | 'secondFactorAt'> {
  /** Names the pending sign-in whose identity is added to the account, once the sign-in ends. */
  pendingSignIn?: string | undefined;
}

/** A sign-in that waits for a second factor. */
export interface SecondFactorStep extends FirstProof {
  /** Names it in the database alone. */
  id: string;
  form: SavedForm;
  expiresAt: Date;
}

const cookieName = 'oobCode';
/** How long a sign-in waits: two codes, one after the other, can be typed in it. */
export const waitsSeconds = 20 * 60;

/**
 * Keeps sign-ins that wait for a second factor, each bound to its browser by a cookie, the `oobCode`. Signing in once more
 * as the same person goes on with the same one, so that a code that was mailed meanwhile still fits, and so does pressing
 * one form several times at once; of two people in one browser the later one counts.
 */
export function createSignInSteps({
  db,
  formCookie,
  siteOrigin,
}: {
  db: Kysely<IdentityTables>;
  formCookie: Pick<FormCookie, 'secretOf'>;
  siteOrigin: string;
}) {
  const cookieOptions = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: siteOrigin.startsWith('https:'),
  } as const;

  const rowOf = (request: FastifyRequest) =>
    db
      .selectFrom('secondFactorSteps')
      .selectAll()
      .where('codeHash', '=', hashOf(request.cookies[cookieName] ?? ''))
      .where('expiresAt', '>', new Date());

  async function find(request: FastifyRequest): Promise<SecondFactorStep | undefined> {
    const row = await rowOf(request).where('endedBy', 'is', null).executeTakeFirst();
    return row && stepIn(row);
  }

  return {
    find,

    /** The sign-in that this code has just ended in this browser. */
    async endedBy(request: FastifyRequest, code: string): Promise<SecondFactorStep | undefined> {
      const endedBy = endHash(request.cookies[cookieName] ?? '', code);
      const row = await rowOf(request).where('endedBy', '=', endedBy).executeTakeFirst();
      return row && stepIn(row);
    },

    /** Keeps for a moment by what code a sign-in ended, and with which epoch of its account. */
    async noteEnd(
      trx: Kysely<IdentityTables>,
      request: FastifyRequest,
      { id, form, connection, provedAt, accountId, kind, sessionEpoch }: SecondFactorStep,
      code: string,
    ): Promise<void> {
      await trx
        .insertInto('secondFactorSteps')
        .values({
          ...{ codeHash: id, accountId, kind, sessionEpoch, form: JSON.stringify(form) },
          connection: connection ?? null,
          provedAt: provedAt ?? null,
          endedBy: endHash(request.cookies[cookieName] ?? '', code),
          expiresAt: new Date(Date.now() + pressedTwiceMs),
        })
        .execute();
    },

    /** Lets a sign-in wait. Gives what names it. */
    async begin(
      request: FastifyRequest,
      reply: FastifyReply,
      { connection, provedAt, pendingSignIn, ...proof }: FirstProof,
      form: SavedForm,
    ): Promise<Pick<SecondFactorStep, 'id'>> {
      const former = await find(request);
      const kept = former?.accountId === proof.accountId ? request.cookies[cookieName] : undefined;
      if (former !== undefined && kept === undefined) {
        await db.deleteFrom('secondFactorSteps').where('codeHash', '=', former.id).execute();
      }
      const values = {
        ...proof,
        connection: connection ?? null,
        provedAt: provedAt ?? null,
        form: JSON.stringify({ ...form, arrival: pendingSignIn }),
        endedBy: null,
        expiresAt: new Date(Date.now() + waitsSeconds * 1000),
      };
      const pressed = kept ?? (await formCookie.secretOf(request, 'second factor', proof.accountId));
      const code = await keepUnder(pressed, async (cookie) => {
        const { numInsertedOrUpdatedRows } = await db
          .insertInto('secondFactorSteps')
          .values({ ...values, codeHash: hashOf(cookie) })
          .onConflict((conflict) =>
            conflict.column('codeHash').doUpdateSet(values).where('secondFactorSteps.endedBy', 'is', null),
          )
          .executeTakeFirst();
        return numInsertedOrUpdatedRows === 1n;
      });
      reply.setCookie(cookieName, code, { ...cookieOptions, maxAge: waitsSeconds });
      return { id: hashOf(code) };
    },

    /** Drops what waits in this browser, as its person leaves it. */
    async drop({ request, reply }: { request: FastifyRequest; reply: FastifyReply }): Promise<void> {
      const cookie = request.cookies[cookieName];
      if (cookie === undefined) return;
      await db.deleteFrom('secondFactorSteps').where('codeHash', '=', hashOf(cookie)).execute();
      reply.clearCookie(cookieName, cookieOptions);
    },

    /** Ends the waiting. Of two answers at the same time, one gets it. */
    async take(
      reply: FastifyReply,
      { id }: Pick<SecondFactorStep, 'id'>,
      trx: Kysely<IdentityTables> = db,
    ): Promise<boolean> {
      const taken = await trx.deleteFrom('secondFactorSteps').where('codeHash', '=', id).executeTakeFirst();
      reply.clearCookie(cookieName, cookieOptions);
      return taken.numDeletedRows === 1n;
    },
  };
}

export type SignInSteps = ReturnType<typeof createSignInSteps>;

function stepIn({
  codeHash: id,
  connection,
  provedAt,
  form,
  ...rest
}: Selectable<IdentityTables['secondFactorSteps']>): SecondFactorStep {
  const { arrival: pendingSignIn, ...saved } = form;
  const proof = { connection: connection ?? undefined, provedAt: provedAt ?? undefined };
  return { ...rest, ...proof, id, pendingSignIn, form: saved };
}

function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('base64url');
}
