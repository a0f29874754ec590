import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Language } from '../../../domain/languages.ts';
import type { PageVisit } from '../../../http/page-handler.ts';
import { pressedTwiceMs } from '../../../http/pressed-twice.ts';
import { waitsSeconds } from '../second-factor/sign-in-steps.ts';
import type { SavedForm } from '../sign-in/sign-in-params.ts';
import { endHash } from '../pressed-twice.ts';
import type { PendingSignInEnd, PendingSignInQuestion, IdentityTables } from '../tables.ts';

/** A person whom a company has signed in, and of whom something is still asked. */
export interface PendingSignIn {
  connection: string;
  issuer: string;
  subject: string;
  question: PendingSignInQuestion;
  /** What the company told, or what the person typed; proven where the question is for the owner. */
  email: string | undefined;
  firstName: string;
  lastName: string;
  language: Language;
  form: SavedForm;
}

/** An account whose password or identity was shown, and the epoch of its sessions at that moment. */
export interface ProvedAccount {
  accountId: string;
  sessionEpoch: number;
}

/** A pending sign-in, as it is found again. */
export interface FoundPendingSignIn extends PendingSignIn {
  /** Names it in the database alone. */
  id: string;
  /** Names it in its page's forms and links. It is of no use in another browser. */
  formId: string;
  /** What the person typed last as the address, where it is to be typed again, or where a code went to it. */
  typedEmail: string | undefined;
  /** The account whose password or identity the person has shown, where a code to its address is left to type. */
  proved: ProvedAccount | undefined;
  /** A hash of the cookie and the answer by which it waits for a second factor, where the answer was a code. */
  endedBy: string | null;
  /** When the company signed the person in. */
  begunAt: Date;
  expiresAt: Date;
}

/** A pending sign-in that this same answer has ended a moment ago, and the account in which. */
export interface EndedPendingSignIn extends Pick<PendingSignIn, 'connection' | 'form'> {
  end: PendingSignInEnd;
  account: ProvedAccount;
}

type Visit = Pick<PageVisit, 'request' | 'reply'>;

const asked: readonly PendingSignInQuestion[] = ['address', 'code', 'owner', 'account'];
const cookieName = 'pendingSignIn';
const lastsSeconds = 10 * 60;
/** However often a pending sign-in is lengthened, it ends so long after the company signed the person in. */
const longestSeconds = 60 * 60;

/**
 * Keeps pending sign-ins for ten minutes, some for longer, each bound by a cookie to the browser in which the company has signed the
 * person in. Of two in one browser the later one counts: an answer names the one that it is for. It serves once.
 */
export function createPendingSignIns({ db, siteOrigin }: { db: Kysely<IdentityTables>; siteOrigin: string }) {
  const cookieOptions = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: siteOrigin.startsWith('https:'),
  } as const;

  async function byId(browserHash: string): Promise<FoundPendingSignIn | undefined> {
    const row = await db
      .selectFrom('parkedArrivals')
      .selectAll()
      .where('browserHash', '=', browserHash)
      .where('question', 'in', asked)
      .where('expiresAt', '>', new Date())
      .$narrowType<{ question: PendingSignInQuestion }>()
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const { browserHash: id, email, typedEmail, accountId, sessionEpoch, form: stored, ...rest } = row;
    const proved = accountId === null || sessionEpoch === null ? undefined : { accountId, sessionEpoch };
    const { begunAt = row.expiresAt.getTime() - lastsSeconds * 1000, ...form } = stored;
    return {
      ...{ ...rest, id, formId: hashOf(`form ${id}`), form, proved, begunAt: new Date(begunAt) },
      ...{ email: email ?? undefined, typedEmail: typedEmail ?? undefined },
    };
  }

  /** Lengthens a pending sign-in, never beyond its bound. Gives when it ends, unless it has ended. */
  async function lengthen(
    { id, question, begunAt, expiresAt }: FoundPendingSignIn,
    { bound, endedBy }: { bound: number; endedBy: string | null },
    trx: Kysely<IdentityTables>,
  ): Promise<Date | undefined> {
    const until = Math.min(Date.now() + waitsSeconds * 1000, begunAt.getTime() + bound * 1000);
    const kept = { expiresAt: new Date(Math.max(until, expiresAt.getTime())), endedBy };
    const { numUpdatedRows } = await trx
      .updateTable('parkedArrivals')
      .set(kept)
      .where('browserHash', '=', id)
      .where('question', '=', question)
      .executeTakeFirst();
    return numUpdatedRows === 1n ? kept.expiresAt : undefined;
  }

  /**
   * Lets a pending sign-in last as long as its person may take for the second factor, and keeps a hash of the answer that
   * used up a code. False where it has ended.
   */
  async function keep(
    pendingSignIn: FoundPendingSignIn,
    answer: FastifyRequest | undefined,
    trx: Kysely<IdentityTables>,
  ): Promise<boolean> {
    const kept = { bound: longestSeconds, endedBy: answer === undefined ? null : endedBy(answer) };
    return (await lengthen(pendingSignIn, kept, trx)) !== undefined;
  }

  return {
    async begin(
      request: FastifyRequest,
      reply: FastifyReply,
      { email, form, ...pendingSignIn }: PendingSignIn,
    ): Promise<void> {
      const cookie = randomBytes(24).toString('base64url');
      await db.deleteFrom('parkedArrivals').where('browserHash', '=', idIn(request)).execute();
      await db
        .insertInto('parkedArrivals')
        .values({
          ...pendingSignIn,
          email: email ?? null,
          typedEmail: null,
          form: JSON.stringify({ ...form, begunAt: Date.now() }),
          browserHash: hashOf(cookie),
          accountId: null,
          sessionEpoch: null,
          endedBy: null,
          expiresAt: new Date(Date.now() + lastsSeconds * 1000),
        })
        .execute();
      reply.setCookie(cookieName, cookie, { ...cookieOptions, maxAge: lastsSeconds });
    },

    /** The pending sign-in of this browser. */
    find: (request: FastifyRequest): Promise<FoundPendingSignIn | undefined> => byId(idIn(request)),

    byId,

    keep,

    /**
     * Lets the question be asked while its person logs in first, which takes a mailed code. It leaves the time that a second
     * factor may take after its answer.
     */
    async keepForLogin({ request, reply }: Visit, pendingSignIn: FoundPendingSignIn): Promise<void> {
      const cookie = request.cookies[cookieName];
      if (cookie === undefined) return;
      const until = await lengthen(
        pendingSignIn,
        { bound: longestSeconds - waitsSeconds, endedBy: null },
        db,
      );
      if (until === undefined) return;
      const maxAge = Math.ceil((until.getTime() - Date.now()) / 1000);
      reply.setCookie(cookieName, cookie, { ...cookieOptions, maxAge });
    },

    /** When this same answer has let a pending sign-in wait for a second factor, a moment ago. */
    keptAt(request: FastifyRequest, { endedBy: answer, expiresAt }: FoundPendingSignIn): Date | undefined {
      const at = expiresAt.getTime() - waitsSeconds * 1000;
      return answer === endedBy(request) && at > Date.now() - pressedTwiceMs ? new Date(at) : undefined;
    },

    /**
     * Keeps what was typed as the address, unless another question is asked by now. Undefined: something was typed that is
     * not to be kept.
     */
    async askAgain({ id, question }: FoundPendingSignIn, typedEmail: string | undefined): Promise<void> {
      await db
        .updateTable('parkedArrivals')
        .set({ typedEmail: typedEmail ?? null })
        .where('browserHash', '=', id)
        .where('question', '=', question)
        .execute();
    },

    /** Asks the next question, of an address. Of what was typed before, only that address is kept. */
    async ask(
      { id, typedEmail }: FoundPendingSignIn,
      question: PendingSignInQuestion,
      email: string,
      trx: Kysely<IdentityTables> = db,
    ): Promise<void> {
      await trx
        .updateTable('parkedArrivals')
        .set({ question, email, typedEmail: typedEmail === email ? email : null })
        .where('browserHash', '=', id)
        .execute();
    },

    /** Asks for the code that was mailed to the account that the person has chosen, whatever was typed before. */
    async askForCode({ id }: FoundPendingSignIn, proved: ProvedAccount): Promise<void> {
      await db
        .updateTable('parkedArrivals')
        .set({ question: 'code', typedEmail: null, ...proved })
        .where('browserHash', '=', id)
        .where('question', 'in', ['account', 'owner'])
        .execute();
    },

    /** Drops what waits in this browser, as its person leaves it. */
    async drop({ request, reply }: Visit): Promise<void> {
      if (request.cookies[cookieName] === undefined) return;
      await db.deleteFrom('parkedArrivals').where('browserHash', '=', idIn(request)).execute();
      reply.clearCookie(cookieName, cookieOptions);
    },

    /** Ends a pending sign-in. Of two answers at the same time, one gets it. */
    async take(
      reply: FastifyReply,
      { id, question }: FoundPendingSignIn,
      trx: Kysely<IdentityTables> = db,
    ): Promise<boolean> {
      const taken = await trx
        .deleteFrom('parkedArrivals')
        .where('browserHash', '=', id)
        .where('question', '=', question)
        .executeTakeFirst();
      reply.clearCookie(cookieName, cookieOptions);
      return taken.numDeletedRows === 1n;
    },

    /** Keeps for half a minute where a taken pending sign-in has ended, for an answer that the browser sends twice. */
    async keepEnd(
      { request }: Pick<FastifyReply, 'request'>,
      { id, connection, issuer, subject, firstName, lastName, language, form }: FoundPendingSignIn,
      end: PendingSignInEnd,
      account: ProvedAccount,
      trx: Kysely<IdentityTables>,
    ): Promise<void> {
      await trx
        .insertInto('parkedArrivals')
        .values({
          ...{ connection, issuer, subject, firstName, lastName, language },
          ...{ ...account, question: end, email: null, typedEmail: null, browserHash: id },
          endedBy: endedBy(request),
          form: JSON.stringify(form),
          expiresAt: new Date(Date.now() + pressedTwiceMs),
        })
        .execute();
    },

    /** Where the pending sign-in of this browser has ended a moment ago by the same answer. */
    async findEnd(request: FastifyRequest): Promise<EndedPendingSignIn | undefined> {
      const row = await db
        .selectFrom('parkedArrivals')
        .select(['question as end', 'accountId', 'sessionEpoch', 'connection', 'form'])
        .where('browserHash', '=', idIn(request))
        .where('endedBy', '=', endedBy(request))
        .where('question', 'in', ['opened', 'joined'] satisfies PendingSignInEnd[])
        .where('accountId', 'is not', null)
        .where('sessionEpoch', 'is not', null)
        .where('expiresAt', '>', new Date())
        .$narrowType<{ end: PendingSignInEnd; accountId: string; sessionEpoch: number }>()
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const { accountId, sessionEpoch, ...ended } = row;
      return { ...ended, account: { accountId, sessionEpoch } };
    },
  };
}

export type PendingSignIns = ReturnType<typeof createPendingSignIns>;

function idIn(request: FastifyRequest): string {
  return hashOf(request.cookies[cookieName] ?? '');
}

/** A hash of the cookie and the answer of a request. Only the browser that holds the cookie can come by it. */
function endedBy({ cookies, body }: FastifyRequest): string {
  return endHash(cookies[cookieName] ?? '', JSON.stringify(body ?? null));
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
